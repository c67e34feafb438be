import { at } from '../../../engine/at';
import { qualityOf, type DiamondId, type Quality } from './cards';

/**
 * Every set of two or more market diamonds whose qualities add up exactly to `sum`, each set once.
 * rules: diams §3.2a
 */
export function sumsOf(sum: Quality, market: readonly DiamondId[]): DiamondId[][] {
  // A diamond of the sum's own quality leaves no room for a second one, so smaller ones alone make sums of two or more.
  const usable = market.filter((diamond) => qualityOf(diamond) < sum);
  const sets: DiamondId[][] = [];
  const chosen: DiamondId[] = [];

  function extend(from: number, missing: number): void {
    if (missing === 0) {
      sets.push([...chosen]);
      return;
    }
    for (let i = from; i < usable.length; i++) {
      const diamond = at(usable, i);
      const left = missing - qualityOf(diamond);
      if (left < 0) continue;
      chosen.push(diamond);
      extend(i + 1, left);
      chosen.pop();
    }
  }

  extend(0, sum);
  return sets;
}
