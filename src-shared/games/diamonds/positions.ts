import * as v from 'valibot';
import type { Seat } from '../../engine/game';
import { createRng } from '../../engine/rng';
import { bySeat, numbersOf, readCard, readPosition, wordsOf } from '../trick-taking/positions';
import { CARDS, suitOf, SUITS, type CardId } from './cards';
import { begin, setUp } from './deal';
import { legalMoves } from './moves';
import { optionsSchema } from './options';
import { apply } from './rules';
import type { DiamondsEvent, DiamondsMove, DiamondsState } from './types';

const LETTERS = { d: 'diamonds', h: 'hearts', s: 'spades', c: 'clubs' };

/** The cards of a text such as `h12 s3`. */
export function cards(text: string): CardId[] {
  return wordsOf(text).map((word) => readCard(word, CARDS, LETTERS));
}

/**
 * A position in the last round, out of fields `hands`, `trick`, `leader`, `showrooms`, `vaults`, `thief`, and `won`
 * (the won piles). Cards that are not mentioned lie aside.
 */
export function position(text: string, options: object = {}): DiamondsState {
  const fields = readPosition(text);
  const hands = (bySeat(fields, 'hands') ?? []).map((words) => cards(words.join(' ')));
  const seats = hands.length;
  const trick = cards(fields.get('trick') ?? '');
  const won = (bySeat(fields, 'won') ?? hands.map(() => [])).map((words) => cards(words.join(' ')));
  const [leader] = numbersOf(fields, 'leader') ?? [0];
  const zeros = hands.map(() => 0);
  const seen = new Set([...hands.flat(), ...trick, ...won.flat()]);

  const rng = createRng('', 'test');
  const state = setUp(v.parse(optionsSchema, { rounds: 1, ...options }), seats, rng);
  begin(state, rng, ignore);
  return {
    ...state,
    phase: 'play',
    hands,
    setAside: CARDS.filter((card) => !seen.has(card)),
    showrooms: numbersOf(fields, 'showrooms') ?? zeros,
    vaults: numbersOf(fields, 'vaults') ?? zeros,
    thief: numbersOf(fields, 'thief')?.[0] ?? null,
    leader,
    turn: (leader + trick.length) % seats,
    led: trick.length > 0 ? suitOf(trick[0]) : null,
    trick: trick.map((card, i) => ({ seat: (leader + i) % seats, card })),
    gone: [...won.flat(), ...trick],
    wonCounts: won.map(countSuits),
    tricksWon: won.map((pile) => Math.ceil(pile.length / seats)),
  };
}

function countSuits(pile: readonly CardId[]): DiamondsState['wonCounts'][number] {
  const [diamonds, hearts, spades, clubs] = SUITS.map(
    (suit) => pile.filter((card) => suitOf(card) === suit).length,
  );
  return { diamonds, hearts, spades, clubs };
}

/**
 * Makes a move for a seat.
 * @returns what happened.
 * @throws RangeError when it is not legal.
 */
export function make(state: DiamondsState, seat: Seat, move: DiamondsMove): DiamondsEvent[] {
  const text = JSON.stringify(move);
  const legal = legalMoves(state, seat).find((known) => JSON.stringify(known) === text);
  if (legal === undefined) throw new RangeError(`not legal: ${text}`);
  const events: DiamondsEvent[] = [];
  apply(state, seat, legal, createRng('', 'test'), (event) => events.push(event));
  return events;
}

/** Plays cards one after another, each for the seat whose turn it is. */
export function play(state: DiamondsState, text: string): DiamondsEvent[] {
  return cards(text).flatMap((card) => make(state, state.turn, { type: 'play', card }));
}

function ignore(): void {
  // Nobody listens.
}
