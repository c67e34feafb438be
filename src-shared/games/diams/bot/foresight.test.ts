import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { at } from '../../../engine/at';
import { copy } from '../../../engine/copy';
import { moveKey } from '../../../engine/match';
import { quickRng } from '../../../engine/quick-rng';
import { createRng, pick } from '../../../engine/rng';
import { DIAMONDS, qualityOf } from '../rules/cards';
import { foresight } from './foresight';
import { reasonAgainst } from '../rules/legality';
import { optionsSchema } from '../rules/options';
import { gems, position } from '../testing/positions';
import type { DiamsState, RoundSummary, Phase } from '../rules/types';
import { diams } from '..';

const SEATS = [2, 3, 4, 5];

/** Some moments of a match whose moves are drawn from the candidates. */
function momentsOf(seats: number): DiamsState[] {
  const rng = createRng(`${seats} seats`, 'moments');
  const state = diams.setUp(v.parse(optionsSchema, {}), seats, rng);
  diams.begin(state, rng, () => undefined);
  const moments: DiamsState[] = [];
  while (state.open.phase !== 'over') {
    if (rng.below(4) === 0) moments.push(copy(state));
    const move = pick(foresight.candidates(state, state.open.turn), rng);
    diams.apply(state, state.open.turn, move, rng, () => undefined);
  }
  return moments;
}

/** The same state with other open fields. */
function withOpen(state: DiamsState, open: Partial<DiamsState['open']>): DiamsState {
  return { ...state, open: { ...state.open, ...open } };
}

describe('the moves worth comparing in Diam’s', () => {
  it.each(SEATS)('are legal, different, and some twenty at most, with %i seats', (seats) => {
    for (const state of momentsOf(seats)) {
      const candidates = foresight.candidates(state, state.open.turn);
      expect(candidates.length).toBeGreaterThan(0);
      expect(candidates.length).toBeLessThanOrEqual(20);
      expect(new Set(candidates.map(moveKey)).size).toBe(candidates.length);
      for (const move of candidates) expect(reasonAgainst(state, state.open.turn, move)).toBeNull();
    }
  });

  it.each(SEATS)('are the same however the hidden cards lie, with %i seats', (seats) => {
    for (const state of momentsOf(seats)) {
      const other = diams.determinize(diams.view(state, state.open.turn), quickRng(seats));
      expect(foresight.candidates(other, state.open.turn)).toEqual(
        foresight.candidates(state, state.open.turn),
      );
    }
  });

  it('are few in a market of thirty', () => {
    const state = position({ hands: ['10-1 10-2 9-1 8-1 7-1 express', '1-1'] });
    state.open.market = DIAMONDS.filter((diamond) => qualityOf(diamond) <= 6);
    expect(foresight.candidates(state, 0).length).toBeLessThanOrEqual(20);
  });

  it('have a secure, a sale on suspicion and a market visit of each kind among them', () => {
    const state = position({ hands: ['7-1 7-2 7-3 5-1 4-1 sleight', '1-1 2-1'], market: '4-2 3-1 2-2' });
    const kinds = foresight.candidates(state, 0).map((move) => {
      if (move.type === 'special') return move.power;
      return move.type === 'market' && typeof move.take === 'string' ? move.take : move.type;
    });
    expect(kinds).toEqual(
      expect.arrayContaining(['secure', 'compulsory-sale', 'sleight', 'colour', 'nothing', 'market']),
    );
  });
});

describe('how far Diam’s is imagined', () => {
  const from = position({ hands: ['1-1', '2-1'] });
  it.each([
    [3, 'draw', false],
    [4, 'draw', true],
    [4, 'play', false],
  ] as const)(
    'is two turns of both seats: %i turns later in the %s phase is far enough: %s',
    (turns, phase, far) => {
      expect(foresight.isFarEnough(from, withOpen(from, { turns, phase }))).toBe(far);
    },
  );

  it('is no further than the end of the round', () => {
    expect(foresight.isFarEnough(from, withOpen(from, { round: 2 }))).toBe(true);
  });
});

describe('what a standing is worth', () => {
  const round = (totals: number[], chips: number[]): RoundSummary => ({
    points: totals.map((total) => ({ collections: total, purity: 0, hand: 0, total })),
    ranks: chips.map((own) => 1 + chips.filter((other) => other > own).length),
    chips,
    safes: totals.map(() => []),
  });
  const after = (rounds: RoundSummary[], safes: string[], phase: Phase = 'draw'): DiamsState =>
    withOpen(position({ hands: safes.map(() => ''), safes, phase }), {
      rounds,
      round: Math.min(3, rounds.length + 1),
      turns: 6,
    });

  it('is a whole number', () => {
    for (const seats of SEATS) {
      for (const state of momentsOf(seats)) expect(foresight.value(state, 0) % 1).toBe(0);
    }
  });

  it('is more the more lies in the safe, and less the more lies in others’', () => {
    const values = ['', '1-1 1-2 1-3', '7-1 7-2 7-3'].map((safe) =>
      foresight.value(after([], [safe, '']), 0),
    );
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(foresight.value(after([], ['', '7-1 7-2 7-3']), 0)).toBeLessThan(at(values, 0));
  });

  it('is more with a chip more than with some points more', () => {
    const byChip = after([round([10, 9, 3], [4, 3, 2])], ['', '', '']);
    const byPoints = after([round([20, 21, 3], [3, 4, 2])], ['', '', '']);
    expect(foresight.value(byChip, 0)).toBeGreaterThan(foresight.value(byPoints, 0));
  });

  it('is most when the match is won, whatever the lead', () => {
    const rounds = (last: number[], chips: number[]) => [
      round([9, 9], [4, 4]),
      round([9, 9], [4, 4]),
      round(last, chips),
    ];
    const won = after(rounds([10, 9], [4, 3]), ['', ''], 'over');
    const lost = after(rounds([9, 10], [3, 4]), ['', ''], 'over');
    const ahead = after(rounds([10, 9], [4, 3]).slice(0, 2), ['7-1 7-2 7-3 7-4', '']);
    expect(foresight.value(won, 0)).toBeGreaterThan(foresight.value(ahead, 0));
    expect(foresight.value(ahead, 0)).toBeGreaterThan(foresight.value(lost, 0));
  });

  it('does not hang on the hands of a round that nobody has played in yet', () => {
    const fresh = withOpen(after([round([10, 9], [4, 3])], ['', '']), { turns: 0 });
    expect(
      foresight.value({ ...fresh, hidden: { ...fresh.hidden, hands: [gems('7-1 7-2 7-3'), []] } }, 0),
    ).toBe(foresight.value(fresh, 0));
  });
});
