import type { TableView } from '../../../src-shared/protocol/pushes';
import { text } from '../../text/text';

/** Whether the match can begin, and the sentence that goes with it. */
export interface StartState {
  startable: boolean;
  sentence: string;
}

/** What the lobby waits for, as the person there is told. */
export function startState(table: TableView): StartState {
  const words = text().lobby.waitFor;
  const wait = (sentence: string): StartState => ({ startable: false, sentence });

  const free = table.seats.filter((seat) => seat.kind === 'empty').length;
  const people = table.seats.filter((seat) => seat.kind === 'person');
  const unready = people.filter((person) => person.playerId !== table.tableHost && !person.ready);
  if (table.tableHost === null) return wait(words.nobody);
  if (free > 0) return wait(words.seats(free));
  if (unready.length > 0) return wait(words.ready(unready.map((person) => person.name)));
  if (table.you.playerId === table.tableHost) return { startable: true, sentence: words.go };
  const host = people.find((person) => person.playerId === table.tableHost);
  return wait(host ? words.host(host.name) : words.go);
}
