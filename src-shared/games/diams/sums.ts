import { QUALITIES, qualityOf, type DiamondId, type Quality } from './cards';

/**
 * Every set of two or more market diamonds whose qualities add up exactly to `sum`, each set once.
 * rules: diams §3.2a
 */
export function sumsOf(sum: Quality, market: readonly DiamondId[]): DiamondId[][] {
  // A diamond of the sum's own quality leaves no room for a second one, so smaller ones alone make sums of two or more.
  const usable = market.filter((diamond) => qualityOf(diamond) < sum);
  const qualities = usable.map(qualityOf);
  const sets: DiamondId[][] = [];
  const chosen: DiamondId[] = [];

  function extend(from: number, missing: number): void {
    if (missing === 0) {
      sets.push([...chosen]);
      return;
    }
    for (let i = from; i < usable.length; i++) {
      if (qualities[i] > missing) continue;
      chosen.push(usable[i]);
      extend(i + 1, missing - qualities[i]);
      chosen.pop();
    }
  }

  extend(0, sum);
  return sets;
}

/** How many diamonds of one quality to take. */
interface Portion {
  quality: Quality;
  count: number;
}

/**
 * The sum that gains most, found without enumerating them: quality by quality, the best way to reach each partial sum.
 * @param available how many diamonds of each quality the market has, by quality.
 * @param gain what taking so many diamonds of a quality is worth; at most five.
 * @returns null when no sum is exact.
 */
export function bestSum(
  sum: Quality,
  available: readonly number[],
  gain: (quality: Quality, count: number) => number,
): Portion[] | null {
  interface Way {
    gained: number;
    portions: Portion[];
  }
  let ways: (Way | null)[] = Array.from({ length: sum + 1 }, () => null);
  ways[0] = { gained: 0, portions: [] };

  for (const quality of QUALITIES) {
    if (quality >= sum) break;
    const most = available[quality];
    if (most === 0) continue;
    const longer = [...ways];
    for (let count = 1; count <= most; count++) {
      const gained = gain(quality, count);
      for (let total = quality * count; total <= sum; total++) {
        const before = ways[total - quality * count];
        const known = longer[total];
        if (before === null || (known !== null && known.gained >= before.gained + gained)) continue;
        longer[total] = {
          gained: before.gained + gained,
          portions: [...before.portions, { quality, count }],
        };
      }
    }
    ways = longer;
  }
  return ways[sum]?.portions ?? null;
}
