import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { moveKey, startMatch } from '../../../engine/match';
import { createRng, pick } from '../../../engine/rng';
import { diamonds } from '..';
import { foresight } from './foresight';
import { position } from '../testing/positions';

const OPTION_SETS = [
  {},
  { passing: true },
  { thief: true, passing: true },
  { teams: true, startingCrystals: 0 },
];

describe('the moves worth comparing', () => {
  it.each(OPTION_SETS)('are legal, and the policy makes one of them, with %j', (options) => {
    const rng = createRng(JSON.stringify(options), 'test');
    const match = startMatch(diamonds, v.parse(diamonds.options, options), 4, 'candidates', () => undefined);
    const { state } = match;
    for (let [seat] = diamonds.toAct(state); seat !== undefined; [seat] = diamonds.toAct(state)) {
      const candidates = foresight.candidates(state, seat).map(moveKey);
      const legal = diamonds.legalMoves(state, seat);
      expect(legal.map(moveKey)).toEqual(expect.arrayContaining(candidates));
      expect(candidates).toContain(moveKey(diamonds.policy(state, seat, rng)));
      diamonds.apply(state, seat, pick(legal, rng), rng, () => undefined);
    }
  });

  it('are the same however the hidden cards lie', () => {
    const rng = createRng('hidden', 'test');
    const match = startMatch(diamonds, v.parse(diamonds.options, {}), 4, 'hidden', () => undefined);
    const { state } = match;
    for (let [seat] = diamonds.toAct(state); seat !== undefined; [seat] = diamonds.toAct(state)) {
      const imagined = diamonds.determinize(diamonds.view(state, seat), rng);
      expect(foresight.candidates(imagined, seat)).toEqual(foresight.candidates(state, seat));
      diamonds.apply(state, seat, diamonds.policy(state, seat, rng), rng, () => undefined);
    }
  });
});

describe('before the others chose', () => {
  it('a view does not tell who is quick', () => {
    const options = v.parse(diamonds.options, { passing: true });
    const { state, rng } = startMatch(diamonds, options, 4, 'quick', () => undefined);
    diamonds.apply(state, state.open.dealer, { type: 'announce-pass', count: 2 }, rng, () => undefined);
    const early = diamonds.view(state, 0);
    for (const seat of [3, 1]) {
      diamonds.apply(state, seat, diamonds.policy(state, seat, rng), rng, () => undefined);
      expect(diamonds.view(state, 0)).not.toEqual(early);
      expect(foresight.beforeOthersChose(diamonds.view(state, 0))).toEqual(early);
    }
  });
});

describe('how well a seat stands', () => {
  it('is told by four times its lead over all others, and its lead over the best of them', () => {
    const state = position('hands h1 / h3 / h2 | vaults 5 2 1 | showrooms 0 1 1');
    // With 10, 5 and 3 points the first is 5 and 7 ahead of the others, four times, and 5 ahead of the best.
    expect([0, 1, 2].map((seat) => foresight.value(state, seat))).toEqual([53, -17, -43]);
  });

  it('is the same for partners, and against the other teams', () => {
    const state = position('hands h1 / h3 / h2 / h4 | vaults 5 2 1 0 | showrooms 0 1 1 0', { teams: true });
    expect([0, 1, 2, 3].map((seat) => foresight.value(state, seat))).toEqual([72, -72, 72, -72]);
  });
});
