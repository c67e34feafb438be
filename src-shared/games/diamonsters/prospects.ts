import type { Seat } from '../../engine/game';
import { targetOf } from './options';
import { standings } from './rules';
import type { DiamonstersState } from './types';

/** The chance of a sure win, in the whole numbers that chances are told in. */
const SURE = 10_000;

/**
 * How likely a seat is to win the match, in ten-thousandths, when every round to come is anybody's alike; a shared win
 * counts in part. The running round counts for nothing until it ends.
 */
export function matchChance(state: DiamonstersState, seat: Seat): number {
  if (state.over !== null) return Math.round(SURE * shareOfWin(state, seat));
  const target = targetOf(state.options, state.seats);
  const others = state.prizes.filter((_, other) => other !== seat).map((prizes) => target - prizes);
  return Math.round(SURE * chance(target - state.prizes[seat], others));
}

function shareOfWin(state: DiamonstersState, seat: Seat): number {
  const winners = (standings(state) ?? []).filter(({ rank }) => rank === 1);
  return winners.some((winner) => winner.seat === seat) ? 1 / winners.length : 0;
}

const CHANCES = new Map<string, number>();

/** The chance of whoever lacks `own` prizes against others who lack so many each; each of them lacks at least one. */
function chance(own: number, others: readonly number[]): number {
  const sorted = others.toSorted((a, b) => a - b);
  const key = `${own}:${sorted.join()}`;
  const known = CHANCES.get(key);
  if (known !== undefined) return known;

  let sum = own === 1 ? 1 : chance(own - 1, sorted);
  for (const [place, lacking] of sorted.entries()) {
    if (lacking > 1) sum += chance(own, sorted.with(place, lacking - 1));
  }
  const result = sum / (others.length + 1);
  CHANCES.set(key, result);
  return result;
}
