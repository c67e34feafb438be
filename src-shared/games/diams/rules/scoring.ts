import { at } from '../../../engine/at';
import { rankSeats } from '../../../engine/ranking';
import {
  QUALITIES,
  collectionValue,
  countOf,
  isDiamond,
  isExceptional,
  qualityOf,
  type DiamondId,
  type HandCard,
} from './cards';
import type { RoundPoints, RoundSummary } from './types';

/** The bonus for most exceptional diamonds in the safe, alone or tied. rules: diams §5.1 */
export const PURITY_BONUS = { alone: 5, tied: 2 } as const;

/** The bonus for the hand that adds up to most. rules: diams §5.1 */
export const HAND_BONUS = 3;

/** The chips for each rank of a round. rules: diams §5.2 */
export const CHIPS = [4, 3, 2, 1, 0] as const;

/** What the collections in a safe are worth together. rules: diams §5.1 */
export function worthOfCollections(safe: readonly DiamondId[]): number {
  let worth = 0;
  for (const quality of QUALITIES) worth += collectionValue(quality, countOf(quality, safe));
  return worth;
}

/** How many exceptional diamonds a safe holds, collections of one or two included. rules: diams §4.4 */
export function exceptionalsIn(safe: readonly DiamondId[]): number {
  return safe.filter(isExceptional).length;
}

/** What the qualities in a hand add up to; specials have none. rules: diams §1.2, §5.1 */
export function sumOfHand(hand: readonly HandCard[]): number {
  return hand.filter(isDiamond).reduce((sum, diamond) => sum + qualityOf(diamond), 0);
}

/** The purity bonus of each seat. rules: diams §5.1 */
function purityBonuses(safes: readonly DiamondId[][]): number[] {
  const exceptionals = safes.map(exceptionalsIn);
  const most = Math.max(...exceptionals);
  if (most === 0) return exceptionals.map(() => 0);
  const leaders = exceptionals.filter((count) => count === most).length;
  const bonus = leaders === 1 ? PURITY_BONUS.alone : PURITY_BONUS.tied;
  return exceptionals.map((count) => (count === most ? bonus : 0));
}

/** The hand bonus of each seat. rules: diams §5.1 */
function handBonuses(hands: readonly HandCard[][]): number[] {
  const sums = hands.map(sumOfHand);
  const most = Math.max(...sums);
  return sums.map((sum) => (sum > 0 && sum === most ? HAND_BONUS : 0));
}

/** Ranks of a round's points, and the chips for them. rules: diams §5.2 */
export function chipsFor(totals: readonly number[]): { ranks: number[]; chips: number[] } {
  const ranks = rankSeats(totals).map((standing) => standing.rank);
  return { ranks, chips: ranks.map((rank) => at(CHIPS, rank - 1)) };
}

/** Scores a round that has ended. rules: diams §5 */
export function scoreRound(safes: readonly DiamondId[][], hands: readonly HandCard[][]): RoundSummary {
  const purities = purityBonuses(safes);
  const inHand = handBonuses(hands);
  const points = safes.map((safe, seat): RoundPoints => {
    const collections = worthOfCollections(safe);
    const [purity, hand] = [at(purities, seat), at(inHand, seat)];
    return {
      collections,
      purity,
      hand,
      total: collections + purity + hand,
    };
  });
  return {
    points,
    ...chipsFor(points.map((seat) => seat.total)),
    safes: safes.map((safe) => [...safe]),
  };
}
