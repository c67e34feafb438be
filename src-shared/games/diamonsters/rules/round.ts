import { at } from '../../../engine/at';
import { MONSTERS, type CardId } from './cards';
import { tableByTally, tallyOf, type Copies } from './tally';

/** How many of one monster win a round. rules: diamonsters §4.1 */
export const MATCH = 3;

/** How many diamonds win a round. rules: diamonsters §4.1 */
export const DIAMOND_GOAL = 5;

/** How a collection wins the round; `match` when both goals are met. rules: diamonsters §4.1, §4.2 */
export type Goal = 'match' | 'diamonds';

const GOALS = tableByTally(goalOf);

/** How a collection wins the round, or null when it does not. */
export function goalMet(collection: readonly CardId[]): Goal | null {
  return at(GOALS, tallyOf(collection));
}

/** The same of a collection that was counted already. */
export function goalOf(copies: Copies, diamonds: number): Goal | null {
  if (MONSTERS.some((monster) => copies[monster] >= MATCH)) return 'match';
  return diamonds >= DIAMOND_GOAL ? 'diamonds' : null;
}
