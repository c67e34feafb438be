import { MONSTERS, diamondsOn, monsterOf, type CardId } from './cards';

/** How many of one monster win a round. rules: diamonsters §4.1 */
export const MATCH = 3;

/** How many diamonds win a round. rules: diamonsters §4.1 */
export const DIAMOND_GOAL = 5;

/**
 * How a collection wins the round, or null when it does not; a match is named first when both goals are met.
 * rules: diamonsters §4.1, §4.2
 */
export function goalMet(collection: readonly CardId[]): 'match' | 'diamonds' | null {
  if (mostOfOneMonster(collection) >= MATCH) return 'match';
  return diamondsOn(collection) >= DIAMOND_GOAL ? 'diamonds' : null;
}

function mostOfOneMonster(collection: readonly CardId[]): number {
  let most = 0;
  for (const monster of MONSTERS) {
    let copies = 0;
    for (const card of collection) if (monsterOf(card) === monster) copies++;
    if (copies > most) most = copies;
  }
  return most;
}
