import { at } from '../../../src-shared/engine/at';
import type { LastBids } from '../../../src-shared/games/diamonsters/rules/types';
import { text } from './text';
import type { DiamonstersBeat } from './beats';
import { monsterName } from './describe';
import { reasonOf } from './reason';
import type { TableShown } from './seat-place';

/** What the middle of the table says, and how. */
export interface Prompt {
  headline: string;
  hint: string | null;
  tone: 'plain' | 'yours' | 'won' | 'lost';
}

/** What there is to do, to wait for, or to see. `mayMove`: the person here has legal moves. */
export function promptOf(
  { view, toAct }: TableShown,
  beat: DiamonstersBeat | null,
  names: readonly string[],
  mayMove: boolean,
): Prompt {
  const words = text().prompt;
  const { lot, over, lastBids } = view.open;
  if (beat?.event.type === 'bids-revealed') return { headline: words.reveal, hint: null, tone: 'plain' };
  if (beat?.event.type === 'bids-cancelled') return { headline: words.cancel, hint: null, tone: 'plain' };
  if (beat !== null && lastBids !== null) return outcomeOf(lastBids, names);

  if (lot === null || toAct.length === 0) {
    return { headline: words.over, hint: over === 'stalemate' ? words.stalemate : null, tone: 'plain' };
  }
  if (mayMove && view.viewer !== 'table' && toAct.includes(view.viewer)) {
    return { headline: words.choose(monsterName(lot)), hint: null, tone: 'yours' };
  }
  const waiting = words.waiting(toAct.map((seat) => at(names, seat)));
  return { headline: waiting, hint: mayMove ? words.change : null, tone: 'plain' };
}

function outcomeOf(lastBids: LastBids, names: readonly string[]): Prompt {
  const { reasons, wins } = text();
  const { lot, winner } = lastBids;
  if (winner === null) return { headline: reasons['all-cancelled'], hint: null, tone: 'lost' };
  const reason = reasons[reasonOf(lastBids)];
  return { headline: wins(at(names, winner), monsterName(lot), reason), hint: null, tone: 'won' };
}
