import { at } from '../../../src-shared/engine/at';
import type { Seat } from '../../../src-shared/engine/game';
import { text } from '../../text/text';

/** Whom the table waits for, from the viewer's side. */
export function wordWaiting(toAct: readonly Seat[], you: Seat | null, names: readonly string[]): string {
  const others = toAct.filter((seat) => seat !== you).map((seat) => at(names, seat));
  if (you === null || !toAct.includes(you)) return text().table.waitingFor(others);
  return others.length === 0 ? text().table.yourTurn : text().table.yourTurnToo(others.length);
}
