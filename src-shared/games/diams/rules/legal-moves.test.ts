import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at } from '../../../engine/at';
import { moveKey } from '../../../engine/match';
import { createRng, shuffle } from '../../../engine/rng';
import { DIAMONDS, PURITIES, QUALITIES, SPECIALS, countOf, isDiamond, qualityOf } from './cards';
import { reasonAgainst } from './legality';
import { legalMoves } from './legal-moves';
import type { DiamsMove } from './moves';
import { bestSum, tabulateSums } from '../bot/best-sum';
import { sumsOf } from './sums';
import { gems, position } from '../testing/positions';
import type { DiamsState } from './types';

/** Every subset of up to twelve things. */
function subsets<Thing>(things: readonly Thing[]): Thing[][] {
  return Array.from({ length: 2 ** things.length }, (_, bits) =>
    things.filter((__, place) => (bits >> place) % 2 === 1),
  );
}

/** A position in the middle of a round, dealt at random. */
function randomPosition(seed: string): DiamsState {
  const rng = createRng(seed, 'position');
  const deck = [...DIAMONDS];
  shuffle(deck, rng);
  const state = position({ hands: ['', '', ''], safes: ['', '', ''] });
  state.open.market = deck.splice(0, rng.below(9));
  const few = deck.filter((diamond) => qualityOf(diamond) <= 4 + rng.below(6));
  state.hidden.hands[0] = few.splice(0, rng.below(6));
  state.hidden.safes[0] = few.splice(0, rng.below(5));
  state.hidden.safes[1] = few.splice(0, 3);
  for (const special of SPECIALS) if (rng.below(3) === 0) state.hidden.hands[0].push(special);
  if (state.hidden.hands[0].length > 5 && rng.below(2) === 0) state.open.phase = 'give-up';
  return state;
}

/** Every well-formed move that could be legal in some position with these cards. */
function conceivable(state: DiamsState): DiamsMove[] {
  const hand = at(state.hidden.hands, 0);
  const diamonds = hand.filter(isDiamond);
  const seats = [0, 1, 2, 3];
  return [
    { type: 'pass' },
    ...(['hand', 'market'] as const).map((to): DiamsMove => ({ type: 'draw', to })),
    ...subsets(hand).map((cards): DiamsMove => ({ type: 'give-up', cards })),
    ...subsets(diamonds).map((cards): DiamsMove => ({ type: 'secure', cards })),
    ...diamonds.flatMap((diamond): DiamsMove[] => [
      { type: 'market', with: diamond, take: 'colour' },
      { type: 'market', with: diamond, take: 'nothing' },
      ...subsets(state.open.market).map((take): DiamsMove => ({ type: 'market', with: diamond, take })),
    ]),
    ...subsets(diamonds).map((cards): DiamsMove => ({
      type: 'special',
      card: 'express',
      power: 'express',
      cards,
    })),
    ...DIAMONDS.map((take): DiamsMove => ({ type: 'special', card: 'sleight', power: 'sleight', take })),
    ...seats.flatMap((from) =>
      QUALITIES.flatMap((quality): DiamsMove[] => [
        ...SPECIALS.map((card): DiamsMove => ({
          type: 'special',
          card,
          power: 'compulsory-sale',
          quality,
          from,
        })),
        ...PURITIES.map((purity): DiamsMove => ({
          type: 'special',
          card: 'drilling',
          power: 'drilling',
          from,
          quality,
          purity,
        })),
      ]),
    ),
  ];
}

describe('the legal moves', () => {
  it('are exactly those of all conceivable ones that nothing speaks against, each once', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const state = randomPosition(seed);
        const listed = legalMoves(state, 0).map(moveKey);
        const allowed = conceivable(state).filter((move) => reasonAgainst(state, 0, move) === null);
        expect(listed.sort()).toEqual(allowed.map(moveKey).sort());
      }),
      { numRuns: 150 },
    );
  });

  it('of a seat that is not to play are none', () => {
    const state = position({ hands: ['1-1', '2-1'] });
    expect(legalMoves(state, 1)).toEqual([]);
    expect(reasonAgainst(state, 1, { type: 'pass' })).toBe('not-your-turn');
  });

  it('after the match are none', () => {
    const state = position({ hands: ['1-1', '2-1'], phase: 'over' });
    expect(legalMoves(state, 0)).toEqual([]);
    expect(reasonAgainst(state, 0, { type: 'pass' })).toBe('match-over');
  });
});

describe('the sums of a market of thirty', () => {
  const smallest = DIAMONDS.filter((diamond) => qualityOf(diamond) <= 6);

  it.each([
    [3, 5 * 5 + 10],
    [7, 830],
    [10, 4816],
  ] as const)('that make %i, the six smallest qualities lying there, are %i', (sum, count) => {
    const sums = sumsOf(sum, smallest);
    expect(sums).toHaveLength(count);
    expect(new Set(sums.map((set) => [...set].sort().join())).size).toBe(count);
  });

  it('are all listed for five 10s in hand, the worst there is', () => {
    const state = position({ hands: ['10-1 10-2 10-3 10-4 10-5 9-1', '1-1'] });
    state.open.market = smallest;
    expect(legalMoves(state, 0).filter((move) => move.type === 'market')).toHaveLength(5 * 4816 + 2775 + 12);
  });
});

describe('the best sum', () => {
  it('gains as much as the best of all sums', () => {
    fc.assert(
      fc.property(
        fc.subarray([...DIAMONDS], { maxLength: 12 }),
        fc.constantFrom(...QUALITIES),
        fc.array(fc.nat(20), { minLength: 66, maxLength: 66 }),
        (market, sum, gains) => {
          const gain = (quality: number, count: number): number =>
            count === 0 ? 0 : at(gains, 6 * quality + count - 1);
          const available = [0, ...QUALITIES.map((quality) => countOf(quality, market))];
          const worth = (counts: readonly number[]): number =>
            counts.reduce((all, count, quality) => all + gain(quality, count), 0);
          const all = sumsOf(sum, market).map((set) =>
            worth([0, ...QUALITIES.map((quality) => countOf(quality, set))]),
          );
          const best = bestSum(tabulateSums(available, gain), sum);
          if (best === null) {
            expect(all).toEqual([]);
            return;
          }
          const found = best.reduce((total, { quality, count }) => total + gain(quality, count), 0);
          expect(found).toBe(Math.max(...all));
          expect(best.reduce((total, { quality, count }) => total + quality * count, 0)).toBe(sum);
        },
      ),
    );
  });

  it('is none when no sum is exact', () => {
    const market = gems('4-1 4-2 7-1');
    const available = [0, ...QUALITIES.map((quality) => countOf(quality, market))];
    expect(
      bestSum(
        tabulateSums(available, () => 1),
        7,
      ),
    ).toBeNull();
  });
});
