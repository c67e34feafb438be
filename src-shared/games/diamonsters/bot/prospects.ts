import { at } from '../../../engine/at';
import type { Seat } from '../../../engine/game';
import { standings } from '../rules/standings';
import type { DiamonstersState } from '../rules/types';

/** What the best end of a round is worth. */
const BEST = 10_000;

/**
 * What the end of the last round did for a seat's chance to win the match: the best that could have come of the round
 * is worth 10,000, the worst nothing, so that a seat far behind or ahead plays each round as keenly as any. Rounds to
 * come are anybody's alike. A match that ended without a winner of the round is worth the seat's part of the win.
 */
export function roundValue(state: DiamonstersState, seat: Seat): number {
  const { over, scoreByRound, prizes, target } = state.open;
  if (over !== null && over !== 'target') return Math.round(BEST * shareOfWin(state, seat));
  const before = scoreByRound.at(-2) ?? prizes.map(() => 0);
  const chances = prizes.map((_, winner) => {
    const lacking = before.map((count, other) => target - count - (other === winner ? 1 : 0));
    return chance(at(lacking, seat), lacking.toSpliced(seat, 1));
  });
  const winner = prizes.findIndex((count, other) => count > at(before, other));
  if (winner < 0) return 0;
  const worst = Math.min(...chances);
  return Math.round((BEST * (at(chances, winner) - worst)) / (at(chances, seat) - worst));
}

function shareOfWin(state: DiamonstersState, seat: Seat): number {
  const winners = (standings(state) ?? []).filter(({ rank }) => rank === 1);
  return winners.some((winner) => winner.seat === seat) ? 1 / winners.length : 0;
}

const CHANCES = new Map<string, number>();

/** The chance of whoever lacks `own` prize diamonds to win against others who lack so many each. */
function chance(own: number, others: readonly number[]): number {
  if (own === 0) return 1;
  if (others.includes(0)) return 0;
  const sorted = others.toSorted((a, b) => a - b);
  const key = `${own}:${sorted.join()}`;
  const known = CHANCES.get(key);
  if (known !== undefined) return known;

  let sum = chance(own - 1, sorted);
  for (const [place, lacking] of sorted.entries()) sum += chance(own, sorted.with(place, lacking - 1));
  const result = sum / (others.length + 1);
  CHANCES.set(key, result);
  return result;
}
