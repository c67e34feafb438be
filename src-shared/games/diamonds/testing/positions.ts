import * as v from 'valibot';
import type { Seat } from '../../../engine/game';
import { createRng } from '../../../engine/rng';
import { bySeat, numbersOf, readCard, readPosition, wordsOf } from '../../trick-taking/testing/positions';
import { CARDS, suitOf, type CardId, type Suit } from '../rules/cards';
import { begin, setUp } from '../rules/deal';
import { legalMoves } from '../rules/moves';
import { optionsSchema } from '../rules/options';
import { apply } from '../rules/apply';
import type {
  DiamondsEvent,
  DiamondsHidden,
  DiamondsMove,
  DiamondsOpen,
  DiamondsState,
} from '../rules/types';

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
  const [leader = 0] = numbersOf(fields, 'leader') ?? [0];
  const zeros = hands.map(() => 0);
  const seen = new Set([...hands.flat(), ...trick, ...won.flat()]);

  const rng = createRng('', 'test');
  const state = setUp(v.parse(optionsSchema, { rounds: 1, ...options }), seats, rng);
  begin(state, rng, ignore);
  const open: DiamondsOpen = {
    ...state.open,
    phase: 'play',
    handSizes: hands.map((hand) => hand.length),
    showrooms: numbersOf(fields, 'showrooms') ?? zeros,
    thief: numbersOf(fields, 'thief')?.[0] ?? null,
    leader,
    turn: (leader + trick.length) % seats,
    led: trick.map(suitOf).at(0) ?? null,
    trick: trick.map((card, i) => ({ seat: (leader + i) % seats, card })),
    gone: [...won.flat(), ...trick],
    wonCounts: won.map(countSuits),
    tricksWon: won.map((pile) => Math.ceil(pile.length / seats)),
  };
  const hidden: DiamondsHidden = {
    ...state.hidden,
    hands,
    setAside: CARDS.filter((card) => !seen.has(card)),
    vaults: numbersOf(fields, 'vaults') ?? zeros,
  };
  return { open, hidden };
}

function countSuits(pile: readonly CardId[]): Record<Suit, number> {
  const count = (suit: Suit): number => pile.filter((card) => suitOf(card) === suit).length;
  return {
    diamonds: count('diamonds'),
    hearts: count('hearts'),
    spades: count('spades'),
    clubs: count('clubs'),
  };
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
  return cards(text).flatMap((card) => make(state, state.open.turn ?? -1, { type: 'play', card }));
}

function ignore(): void {
  // Nobody listens.
}
