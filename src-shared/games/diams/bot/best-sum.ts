import { at } from '../../../engine/at';
import { QUALITIES, type Quality } from '../rules/cards';

/** How many diamonds of one quality to take. */
export interface Portion {
  quality: Quality;
  count: number;
}

/**
 * The best ways to make each sum out of a market, found without enumerating them: quality by quality, the best way to
 * reach each total with what came so far.
 */
export interface SumTable {
  /** By quality and total: how many of the quality the best way takes that reaches the total with it and smaller ones. */
  counts: number[][];
  /** By quality and total: what that way gains; null when no way reaches the total. */
  gains: (number | null)[][];
}

const LARGEST = 10;

/**
 * Finds the best ways to make all sums at once.
 * @param available how many diamonds of each quality the market has, by quality.
 * @param gain what taking so many diamonds of a quality is worth; at most five.
 */
export function tabulateSums(
  available: readonly number[],
  gain: (quality: Quality, count: number) => number,
): SumTable {
  let reached: (number | null)[] = [0, null, null, null, null, null, null, null, null, null, null];
  const table: SumTable = { counts: [[]], gains: [reached] };
  for (const quality of QUALITIES) {
    const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    const before = reached;
    const held = at(available, quality);
    if (held > 0) reached = [...before];
    for (let count = 1; count <= held; count++) {
      if (quality * count > LARGEST) break;
      const gained = gain(quality, count);
      for (let total = quality * count; total <= LARGEST; total++) {
        const rest = at(before, total - quality * count);
        const known = at(reached, total);
        if (rest === null || (known !== null && known >= rest + gained)) continue;
        reached[total] = rest + gained;
        counts[total] = count;
      }
    }
    table.counts.push(counts);
    table.gains.push(reached);
  }
  return table;
}

/**
 * The sum of two diamonds or more that gains most.
 * @returns null when no sum is exact.
 */
export function bestSum({ counts, gains }: SumTable, sum: Quality): Portion[] | null {
  // A diamond of the sum's own quality leaves no room for a second one.
  if (at(at(gains, sum - 1), sum) === null) return null;
  const portions: Portion[] = [];
  let total: number = sum;
  for (let place = sum - 1; total > 0; place--) {
    const count = at(at(counts, place), total);
    if (count === 0) continue;
    portions.push({ quality: at(QUALITIES, place - 1), count });
    total -= count * place;
  }
  return portions;
}
