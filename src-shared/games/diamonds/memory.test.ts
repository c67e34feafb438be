import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { startMatch, playMove } from '../../engine/match';
import { createRng, pick } from '../../engine/rng';
import { cards, make, play, position } from './positions';
import type { DiamondsEvent } from './types';
import { diamonds } from '.';

describe('what a careful player remembers', () => {
  it('off-suit play proves a void in the suit led', () => {
    const state = position('hands h1 / d3 / h2 h4 / h5 | trick h1 | leader 0 | showrooms 1 1 1 1');
    play(state, 'd3 h2');
    expect(diamonds.view(state, 'table').memory.voids).toEqual([[], ['hearts'], [], []]);
  });

  it('a determinized deal gives a seat no suit that it has shown it lacks', () => {
    const text = 'hands h1 s1 s2 / d3 s3 s4 / h2 s5 s6 / h5 s7 s8 | trick h1 | leader 0 | showrooms 1 1 1 1';
    const state = position(text);
    play(state, 'd3');
    for (let i = 0; i < 50; i++) {
      const imagined = diamonds.determinize(diamonds.view(state, 0), createRng(`world ${i}`, 'test'));
      expect(imagined.hands[1].some((card) => card.startsWith('hearts'))).toBe(false);
    }
  });

  it('a determinized clubs action in mid-trick goes on with the seat after the one that took it', () => {
    const text = 'hands h1 s1 / c3 s3 / h2 s5 / h5 s7 | trick h1 | leader 0 | showrooms 1 1 1 1';
    const state = position(text);
    play(state, 'c3');
    expect(diamonds.view(state, 2).phase).toBe('take-from');
    const imagined = diamonds.determinize(diamonds.view(state, 2), createRng('world', 'test'));
    make(imagined, 1, { type: 'take-from', seat: 3 });
    expect(diamonds.toAct(imagined)).toEqual([2]);
  });

  it('own passed cards are known at the receiver until they are played', () => {
    const options = v.parse(diamonds.options, { passing: true });
    const { state } = startMatch(diamonds, options, 3, 'passed', () => undefined);
    make(state, state.dealer, { type: 'announce-pass', count: 2 });
    const chosen = state.hands.map((hand) => hand.slice(0, 2));
    chosen.forEach((two, seat) => make(state, seat, { type: 'pass', cards: two }));

    const receiver = state.turn;
    const giver = (receiver + 2) % 3;
    const view = diamonds.view(state, giver);
    expect(view.memory.known).toEqual([{ seat: receiver, cards: chosen[giver] }]);
    expect(view.pass).toMatchObject({ given: chosen[giver], received: chosen[(giver + 2) % 3] });
    for (let i = 0; i < 20; i++) {
      const imagined = diamonds.determinize(view, createRng(`world ${i}`, 'test'));
      for (const card of chosen[giver]) expect(imagined.hands[receiver]).toContain(card);
    }

    make(state, receiver, { type: 'play', card: chosen[giver][0] });
    expect(diamonds.view(state, giver).memory.known).toEqual([{ seat: receiver, cards: [chosen[giver][1]] }]);
    expect(diamonds.view(state, 'table').memory.known).toEqual([]);
  });

  it('all cards that were played are gone', () => {
    const state = position('hands h1 s1 / h3 d3 / h2 h4 | leader 0');
    play(state, 'h1 h3');
    expect(diamonds.view(state, 2).memory.gone).toEqual(cards('h1 h3'));
  });
});

describe('secret vaults', () => {
  it('are seen by their owners only, until the match is over', () => {
    const state = position('hands h1 / h3 / h2 | leader 0 | vaults 1 2 3 | showrooms 1 1 1');
    expect(diamonds.view(state, 1).vaults).toEqual([null, 2, null]);
    expect(diamonds.view(state, 'table').vaults).toEqual([null, null, null]);
    play(state, 'h1 h3 h2');
    expect(diamonds.view(state, 'table').vaults).toEqual([3, 2, 5]);
    expect(diamonds.view(state, 0).scoreByRound).toEqual([[7, 7, 11]]);
  });

  it('do not show in the scores by round', () => {
    const state = position('hands h1 / h3 / h2 | leader 0 | vaults 1 2 3 | showrooms 1 1 1', { rounds: 2 });
    play(state, 'h1 h3 h2');
    expect(diamonds.view(state, 1).scoreByRound).toEqual([[1, 3, 1]]);
  });

  it('are told to their owners only when a round is scored', () => {
    const event: DiamondsEvent = { type: 'round-scored', vaults: [1, 2, 3], showrooms: [4, 5, 6] };
    expect(diamonds.hear(event, 1)).toEqual({ ...event, vaults: [null, 2, null] });
    expect(diamonds.hear(event, 'table')).toEqual({ ...event, vaults: [null, null, null] });
  });
});

describe('crystals', () => {
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
          const expected = { vaults: state.vaults.slice(), showrooms: state.showrooms.slice() };
          const follow = (event: DiamondsEvent) => {
            if (event.type !== 'action') return;
            if (event.to === 'vault') expected.vaults[event.seat] += event.amount;
            else expected.showrooms[event.seat] += event.amount;
            if (event.from === 'showroom') expected.showrooms[event.seat] -= event.amount;
            else if (event.from !== 'supply') expected.showrooms[event.from] -= event.amount;
          };
          const rng = createRng(seed, 'moves');
          for (let owing = diamonds.toAct(state); owing.length > 0; owing = diamonds.toAct(state)) {
            const move = pick(diamonds.legalMoves(state, owing[0]), rng);
            playMove(match, owing[0], move, follow);
            expect({ vaults: state.vaults, showrooms: state.showrooms }).toEqual(expected);
            expect(Math.min(...state.showrooms)).toBeGreaterThanOrEqual(0);
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});
