import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { copy } from '../../../engine/copy';
import { startMatch } from '../../../engine/match';
import { at } from '../../../engine/at';
import { createRng, pick } from '../../../engine/rng';
import { legalMoves, toAct } from '../rules/moves';
import { cards, make, position } from '../testing/positions';
import { knowledge } from '../testing/knowledge';
import type { FauxDiamondsOpen, FauxDiamondsState } from '../rules/types';
import { fauxDiamonds } from '..';

const { foresight } = fauxDiamonds;

/** A match after so many random moves. */
function someMoment(seats: number, moves: number, seed: string, options: object = {}): FauxDiamondsState {
  const parsed = v.parse(fauxDiamonds.options, options);
  const { state } = startMatch(fauxDiamonds, parsed, seats, seed, () => undefined);
  const rng = createRng(seed, 'moves');
  for (let made = 0; made < moves && toAct(state).length > 0; made++) {
    const seat = pick(toAct(state), rng);
    make(state, seat, pick(legalMoves(state, seat), rng));
  }
  return state;
}

function candidateCards(state: FauxDiamondsState): string[] {
  const seat = at(toAct(state), 0);
  return foresight.candidates(state, seat).flatMap((move) => (move.type === 'play' ? [move.card] : []));
}

describe('the moves worth comparing', () => {
  it('are legal, some twenty at most, and the same however the cards lie that the seat cannot see', () => {
    const moments = fc.tuple(fc.integer({ min: 2, max: 6 }), fc.nat(60), fc.string({ maxLength: 8 }));
    fc.assert(
      fc.property(moments, fc.constantFrom({}, { ruleSet: 'H' }), ([seats, moves, seed], options) => {
        const state = someMoment(seats, moves, seed, options);
        for (const seat of toAct(state)) {
          const moves = foresight.candidates(state, seat);
          expect(moves.length).toBeGreaterThan(0);
          expect(moves.length).toBeLessThanOrEqual(21);
          expect(legalMoves(state, seat)).toEqual(expect.arrayContaining(moves));

          const other = copy(state);
          knowledge.scramble(other, seat, createRng(seed, 'scramble'));
          expect(foresight.candidates(other, seat)).toEqual(moves);
        }
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['one Faux Diamond of several', 'hands f1 f2 k3 k9 / y1 y2 y3 y4 | trick ', 'f1 k3 k9'],
    ['the lower of neighbours', 'hands k3 k4 k9 y1 / y2 y3 y4 y5', 'k3 k9 y1'],
    [
      'for the last to play the cheapest winner',
      'hands k3 k7 k9 k12 / y1 / y2 | trick k5 k6 | leader 1',
      'k3 k7',
    ],
  ])('of cards that come to the same are %s', (_, text, expected) => {
    expect(candidateCards(position(text)).sort()).toEqual(cards(expected).sort());
  });

  it('for the pass are the cards of short suits, and no Faux Diamond', () => {
    const state = position(
      'hands f1 k2 k3 k4 k5 k6 p2 p7 b3 y9 / y1 | black [3] 5 | pink [4] | blue [4] | yellow [4]',
    );
    Object.assign(state.open, { phase: 'pass', passCount: 2 });
    const choices = foresight.candidates(state, 0).map((move) => (move.type === 'pass' ? move.cards : []));
    expect(choices).toContainEqual(cards('b3 y9'));
    expect(choices).toContainEqual(cards('p2 p7'));
    expect(choices.flat()).not.toContain('faux-1');
  });
});

describe('how well a seat stands', () => {
  const after = (totals: number[], options: object = {}, change: Partial<FauxDiamondsOpen> = {}) => {
    const { open, hidden } = position('hands / / / ', options);
    return { open: { ...open, totals, ...change }, hidden };
  };

  it('counts the wealth of this hand like that of the hands before', () => {
    const saved = after([10, 5, 5, 5]);
    const earned = after([0, 5, 5, 5], {}, { wealth: [10, 0, 0, 0] });
    expect(foresight.value(earned, 0)).toBe(foresight.value(saved, 0));
  });

  it('is worse by what the best of the others gets than by what the last gets', () => {
    expect(foresight.value(after([10, 14, 5, 5]), 0)).toBeLessThan(foresight.value(after([10, 12, 7, 5]), 0));
  });

  it('is a narrow win rather than a broad second place once the match is over', () => {
    const over = { phase: 'over' } as const;
    const won = foresight.value(after([20, 19, 19, 19], {}, over), 0);
    const shared = foresight.value(after([20, 20, 19, 19], {}, over), 0);
    const second = foresight.value(after([30, 31, 0, 0], {}, over), 0);
    expect(won).toBeGreaterThan(shared);
    expect(shared).toBeGreaterThan(second);
  });

  it('adds up what partners have', () => {
    const partnership = { partnership: true };
    const uneven = after([0, 5, 20, 5], partnership);
    const even = after([10, 5, 10, 5], partnership);
    expect(foresight.value(uneven, 0)).toBe(foresight.value(even, 0));
    expect(foresight.value(uneven, 1)).toBeLessThan(0);
  });
});

describe('a decision made at once with others', () => {
  it('is the same before and after the others have chosen', () => {
    const state = someMoment(4, 1, 'others');
    const [early, late] = [fauxDiamonds.view(state, 0), copy(state)];
    make(late, 2, at(legalMoves(late, 2), 7));
    expect(foresight.beforeOthersChose(fauxDiamonds.view(late, 0))).toEqual(
      foresight.beforeOthersChose(early),
    );
  });

  it('forgets an own choice that may still be changed', () => {
    const state = someMoment(4, 1, 'own');
    const view = fauxDiamonds.view(state, 1);
    make(state, 1, at(legalMoves(state, 1), 3));
    expect(foresight.beforeOthersChose(fauxDiamonds.view(state, 1))).toEqual(view);
  });
});
