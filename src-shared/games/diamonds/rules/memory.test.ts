import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { at } from '../../../engine/at';
import { startMatch, playMove } from '../../../engine/match';
import { createRng, pick } from '../../../engine/rng';
import { cards, make, play, position } from '../testing/positions';
import type { DiamondsEvent } from './types';
import { diamonds } from '..';

describe('what a careful player remembers', () => {
  it('off-suit play proves a void in the suit led', () => {
    const state = position('hands h1 / d3 / h2 h4 / h5 | trick h1 | leader 0 | showrooms 1 1 1 1');
    play(state, 'd3 h2');
    expect(diamonds.view(state, 'table').open.voids).toEqual([[], ['hearts'], [], []]);
  });

  it('a determinized deal gives a seat no suit that it has shown it lacks', () => {
    const text = 'hands h1 s1 s2 / d3 s3 s4 / h2 s5 s6 / h5 s7 s8 | trick h1 | leader 0 | showrooms 1 1 1 1';
    const state = position(text);
    play(state, 'd3');
    for (let i = 0; i < 50; i++) {
      const imagined = diamonds.determinize(diamonds.view(state, 0), createRng(`world ${i}`, 'test'));
      expect(at(imagined.hidden.hands, 1).some((card) => card.startsWith('hearts'))).toBe(false);
    }
  });

  it('a determinized clubs action in mid-trick goes on with the seat after the one that took it', () => {
    const text = 'hands h1 s1 / c3 s3 / h2 s5 / h5 s7 | trick h1 | leader 0 | showrooms 1 1 1 1';
    const state = position(text);
    play(state, 'c3');
    expect(state.open.phase).toBe('take-from');
    const imagined = diamonds.determinize(diamonds.view(state, 2), createRng('world', 'test'));
    make(imagined, 1, { type: 'take-from', seat: 3 });
    expect(diamonds.toAct(imagined)).toEqual([2]);
  });

  it('own passed cards are known at the receiver until they are played', () => {
    const options = v.parse(diamonds.options, { passing: true });
    const { state } = startMatch(diamonds, options, 3, 'passed', () => undefined);
    make(state, state.open.dealer, { type: 'announce-pass', count: 2 });
    const chosen = state.hidden.hands.map((hand) => hand.slice(0, 2));
    chosen.forEach((two, seat) => make(state, seat, { type: 'pass', cards: two }));

    const receiver = at(diamonds.toAct(state), 0);
    const giver = (receiver + 2) % 3;
    const view = diamonds.view(state, giver);
    expect(view.own.known).toEqual([{ seat: receiver, cards: chosen[giver] }]);
    expect(view.own).toMatchObject({ given: chosen[giver], received: chosen[(giver + 2) % 3] });
    for (let i = 0; i < 20; i++) {
      const imagined = diamonds.determinize(view, createRng(`world ${i}`, 'test'));
      expect(imagined.hidden.hands[receiver]).toEqual(expect.arrayContaining(at(chosen, giver)));
    }

    make(state, receiver, { type: 'play', card: at(at(chosen, giver), 0) });
    expect(diamonds.view(state, giver).own.known).toEqual([
      { seat: receiver, cards: [at(at(chosen, giver), 1)] },
    ]);
    expect(diamonds.view(state, 'table').own.known).toEqual([]);
  });

  it('all cards that were played are gone', () => {
    const state = position('hands h1 s1 / h3 d3 / h2 h4 | leader 0');
    play(state, 'h1 h3');
    expect(diamonds.view(state, 2).open.gone).toEqual(cards('h1 h3'));
  });
});

describe('secret vaults', () => {
  it('are seen by their owners only, until the match is over', () => {
    const state = position('hands h1 / h3 / h2 | leader 0 | vaults 1 2 3 | showrooms 1 1 1');
    expect(diamonds.view(state, 1).own.vault).toBe(2);
    expect(diamonds.view(state, 1).open.vaults).toBeNull();
    expect(diamonds.view(state, 'table').own.vault).toBeNull();
    play(state, 'h1 h3 h2');
    expect(diamonds.view(state, 'table').open.vaults).toEqual([3, 2, 5]);
    expect(diamonds.view(state, 0).open.scoreByRound).toEqual([[7, 7, 11]]);
  });

  it('do not show in the scores by round', () => {
    const state = position('hands h1 / h3 / h2 | leader 0 | vaults 1 2 3 | showrooms 1 1 1', { rounds: 2 });
    play(state, 'h1 h3 h2');
    expect(diamonds.view(state, 1).open.scoreByRound).toEqual([[1, 3, 1]]);
  });

  it('are told to their owners only when a round is scored', () => {
    const event: DiamondsEvent = { type: 'round-scored', vaults: [1, 2, 3], showrooms: [4, 5, 6] };
    expect(diamonds.hear(event, 1)).toEqual({ ...event, vaults: [null, 2, null] });
    expect(diamonds.hear(event, 'table')).toEqual({ ...event, vaults: [null, null, null] });
  });
});

describe('crystals', () => {
  const add = (crystals: number[], seat: number, amount: number) => {
    crystals[seat] = at(crystals, seat) + amount;
  };

  it('come and go only by the amounts that the actions tell', () => {
    const optionSets = [{}, { thief: true }, { passing: true, startingCrystals: 0 }];
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 6 }),
        fc.constantFrom(...optionSets),
        fc.string(),
        (seats, options, seed) => {
          const parsed = v.parse(diamonds.options, { rounds: 2, ...options });
          const match = startMatch(diamonds, parsed, seats, seed, () => undefined);
          const { state } = match;
          const expected = { vaults: state.hidden.vaults.slice(), showrooms: state.open.showrooms.slice() };
          const follow = (event: DiamondsEvent) => {
            if (event.type !== 'action') return;
            const { seat, from, to, amount } = event;
            if (to === 'vault') add(expected.vaults, seat, amount);
            else add(expected.showrooms, seat, amount);
            if (from !== 'supply') add(expected.showrooms, from === 'showroom' ? seat : from, -amount);
          };
          const rng = createRng(seed, 'moves');
          for (let [seat] = diamonds.toAct(state); seat !== undefined; [seat] = diamonds.toAct(state)) {
            const move = pick(diamonds.legalMoves(state, seat), rng);
            playMove(match, seat, move, follow);
            expect({ vaults: state.hidden.vaults, showrooms: state.open.showrooms }).toEqual(expected);
            expect(Math.min(...state.open.showrooms)).toBeGreaterThanOrEqual(0);
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});
