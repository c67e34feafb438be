import { describe, expect, it } from 'vitest';
import {
  DIAMONDS,
  QUALITIES,
  SPECIALS,
  collectionValue,
  diamondsOf,
  isDiamond,
  isExceptional,
  isSpecial,
  purityOf,
  qualityOf,
} from './cards';

describe('diams §1.1: the diamonds', () => {
  it('are fifty, each pair of quality and purity once', () => {
    expect(new Set(DIAMONDS).size).toBe(50);
    const pairs = new Set(DIAMONDS.map((diamond) => 10 * qualityOf(diamond) + purityOf(diamond)));
    expect(pairs.size).toBe(50);
  });

  it.each(QUALITIES)('are five of quality %i, one of them exceptional', (quality) => {
    const five = diamondsOf(quality, DIAMONDS);
    expect(five.map(purityOf)).toEqual([1, 2, 3, 4, 5]);
    expect(five.filter(isExceptional)).toEqual([`q${quality}-p5`]);
  });
});

describe('diams §1.2: the specials', () => {
  it('are three and no diamonds', () => {
    expect(SPECIALS).toEqual(['express', 'drilling', 'sleight']);
    expect(SPECIALS.some(isDiamond)).toBe(false);
    expect(SPECIALS.every(isSpecial)).toBe(true);
    expect(isSpecial('closing')).toBe(false);
  });
});

describe('diams §1.3: the value of a collection', () => {
  it.each([
    [1, [3, 5, 7]],
    [2, [3, 5, 7]],
    [3, [4, 6, 9]],
    [4, [4, 6, 9]],
    [5, [5, 8, 11]],
    [6, [6, 9, 14]],
    [7, [8, 12, 18]],
    [8, [6, 9, 14]],
    [9, [5, 8, 11]],
    [10, [4, 6, 9]],
  ] as const)('of quality %i is %j for 3, 4 and 5 diamonds', (quality, values) => {
    expect([3, 4, 5].map((count) => collectionValue(quality, count))).toEqual(values);
  });

  it.each([0, 1, 2])('is nothing for %i diamonds', (count) => {
    expect(collectionValue(7, count)).toBe(0);
  });
});
