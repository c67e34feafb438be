import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { startMatch } from '../../../engine/match';
import { optionsSchema } from './options';
import type { DiamsEvent, DiamsState } from './types';
import { diams } from '..';

function deal(
  seats: number,
  seed: string,
  options: object = {},
): { state: DiamsState; events: DiamsEvent[] } {
  const events: DiamsEvent[] = [];
  const match = startMatch(diams, v.parse(optionsSchema, options), seats, seed, (event) =>
    events.push(event),
  );
  return { state: match.state, events };
}

/** How far from the bottom of the deck the closing card lies in many deals: 0 is the last card. */
function closingPlaces(seats: number, options: object = {}): Set<number> {
  const places = new Set<number>();
  for (let i = 0; i < 400; i++)
    places.add(deal(seats, `closing ${i}`, options).state.hidden.deck.indexOf('closing'));
  return places;
}

describe('diams §2.1: the deal', () => {
  it.each([
    [2, 45],
    [3, 42],
    [4, 39],
    [5, 36],
  ])('gives each of %i seats 3 diamonds, lays 3 in the market and leaves %i cards', (seats, rest) => {
    const { state } = deal(seats, 'sizes');
    expect(state.hidden.hands.map((hand) => hand.length)).toEqual(Array.from({ length: seats }, () => 3));
    expect(state.open.market).toHaveLength(3);
    expect(state.hidden.deck).toHaveLength(rest);
    expect([...state.hidden.deck].filter((card) => !card.startsWith('q')).sort()).toEqual([
      'closing',
      'drilling',
      'express',
      'sleight',
    ]);
  });

  it.each([
    [2, 15],
    [3, 15],
    [4, 5],
    [5, 5],
  ])('of %i seats puts the closing card anywhere among the last %i cards', (seats, last) => {
    const places = [...closingPlaces(seats)].sort((a, b) => a - b);
    expect(places).toEqual(Array.from({ length: last }, (_, place) => place));
  });

  it.each([2, 5])('of %i seats with `deterministic` puts the closing card last', (seats) => {
    expect([...closingPlaces(seats, { closing: 'deterministic' })]).toEqual([0]);
  });

  it('is told in order: the match, the round, every hand, the market', () => {
    const { state, events } = deal(3, 'told');
    expect(events).toEqual([
      { type: 'match-started', seats: 3, first: state.open.first },
      { type: 'round-started', round: 1, first: state.open.first },
      ...state.hidden.hands.map((cards, seat) => ({ type: 'hand', seat, cards })),
      { type: 'market-laid', cards: state.open.market },
    ]);
  });
});

describe('diams §2.2: the first seat', () => {
  it('of round 1 is drawn: each seat can be it', () => {
    const firsts = new Set(Array.from({ length: 40 }, (_, i) => deal(5, `first ${i}`).state.open.first));
    expect([...firsts].sort()).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('the options', () => {
  it('have defaults', () => {
    expect(v.parse(optionsSchema, {})).toEqual({ closing: 'standard', length: 'standard' });
  });

  it.each([{ closing: 'never' }, { length: 5 }, { surprise: true }])('refuse %j', (options) => {
    expect(v.is(optionsSchema, options)).toBe(false);
  });
});
