import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at } from '../../../engine/at';
import { createRng } from '../../../engine/rng';
import { dealUnseen, type HiddenPlace } from './unseen-cards';

const holds = (size: number, allowed: string): HiddenPlace => ({
  size,
  mayHold: (card) => allowed.includes(card),
});

describe('dealing the cards that a viewer does not see', () => {
  it('fills every place with cards that it may hold', () => {
    const places = [holds(1, 'ab'), holds(1, 'a'), holds(2, 'bcd')];
    expect(
      dealUnseen(Array.from('abcd'), places, createRng('s', 'test')).map((cards) => cards.sort()),
    ).toEqual([['b'], ['a'], ['c', 'd']]);
  });

  it('brings out every deal that is allowed', () => {
    const rng = createRng('all', 'test');
    const places = [holds(1, 'abc'), holds(1, 'bc'), holds(1, 'abc')];
    const deals = new Set(
      Array.from({ length: 200 }, () => dealUnseen(Array.from('abc'), places, rng).join('')),
    );
    expect([...deals].sort()).toEqual(['abc', 'acb', 'bca', 'cba']);
  });

  it('says so when nothing fits', () => {
    const places = [holds(1, 'a'), holds(1, 'a')];
    expect(() => dealUnseen(['a', 'b'], places, createRng('s', 'test'))).toThrow(RangeError);
  });

  it('finds a deal whenever there is one', () => {
    const cards = Array.from('abcdefghijklmnop');
    fc.assert(
      fc.property(
        fc.array(fc.nat(3), { minLength: cards.length, maxLength: cards.length }),
        fc.array(fc.array(fc.constantFrom(...cards)), { minLength: 4, maxLength: 4 }),
        fc.string(),
        (where, alsoAllowed, seed) => {
          const solution: string[][] = [[], [], [], []];
          cards.forEach((card, i) => at(solution, at(where, i)).push(card));
          const places = solution.map((own, i) =>
            holds(own.length, [...own, ...at(alsoAllowed, i)].join('')),
          );
          const dealt = dealUnseen(cards, places, createRng(seed, 'test'));
          expect(dealt.flat().sort()).toEqual(cards);
          dealt.forEach((held, i) => {
            const place = at(places, i);
            expect(held).toHaveLength(place.size);
            for (const card of held) expect(place.mayHold(card)).toBe(true);
          });
        },
      ),
    );
  });
});
