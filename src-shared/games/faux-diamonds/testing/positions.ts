import * as v from 'valibot';
import { at } from '../../../engine/at';
import type { Seat } from '../../../engine/game';
import { createRng } from '../../../engine/rng';
import {
  bySeat,
  numbersOf,
  readCard,
  readPosition,
  wordsOf,
  type PositionText,
} from '../../trick-taking/testing/positions';
import { playersOf } from '../../trick-taking/bot/players';
import { allSeats, leftOf } from '../../trick-taking/rules/seats';
import { CARDS, FACES, suitOf, type CardId, type Suit } from '../rules/cards';
import { begin, setUp } from '../rules/deal';
import { deckOf, layoutOf } from '../rules/layout';
import { legalMoves } from '../rules/moves';
import { optionsSchema } from '../rules/options';
import { apply } from '../rules/apply';
import { SPECIALS, type Space, type Special } from '../rules/tracks';
import type { FauxDiamondsEvent, FauxDiamondsMove, FauxDiamondsState } from '../rules/types';

const LETTERS = { k: 'black', p: 'pink', y: 'yellow', b: 'blue', f: 'faux' };

/** The cards of a text such as `k12 f3`. */
export function cards(text: string): CardId[] {
  return wordsOf(text).map((word) => readCard(word, CARDS, LETTERS));
}

/**
 * A position in the last hand, out of fields `hands`, `bonus`, `trick`, `leader`, `special`, `completed` (tricks),
 * `gone` (cards of earlier tricks), `wealth`, and a track for each suit with its token's space in brackets, such as `black 3 [F*] 7`; a track that is not mentioned is
 * one space of 1. Cards that are not mentioned lie aside.
 */
export function position(text: string, options: object = {}): FauxDiamondsState {
  const fields = readPosition(text);
  const read = (words: string[]): CardId[] => cards(words.join(' '));
  const hands = (bySeat(fields, 'hands') ?? []).map(read);
  const seats = hands.length;
  const bonus = bySeat(fields, 'bonus')?.map(read) ?? hands.map(() => []);
  const trick = cards(fields.get('trick') ?? '');
  const earlier = cards(fields.get('gone') ?? '');
  const leader = numbersOf(fields, 'leader')?.[0] ?? 0;
  const seen = new Set([...hands.flat(), ...bonus.flat(), ...trick, ...earlier]);

  const parsed = v.parse(optionsSchema, { hands: 1, ...options });
  const rng = createRng('', 'test');
  const state = setUp(parsed, seats, rng);
  begin(state, rng, ignore);
  const track = (suit: Suit) => readTrack(fields, suit);
  const [black, pink, yellow, blue] = [track('black'), track('pink'), track('yellow'), track('blue')];
  return {
    open: {
      ...state.open,
      phase: 'play',
      dealer: dealerBefore(earlier, seats, leader) ?? state.open.dealer,
      handSizes: hands.map((hand) => hand.length),
      tracks: { black: black.spaces, pink: pink.spaces, yellow: yellow.spaces, blue: blue.spaces },
      tokens: { black: black.token, pink: pink.token, yellow: yellow.token, blue: blue.token },
      special: readSpecial(fields),
      passCount: 1,
      leader,
      turn: (leader + trick.length) % seats,
      led: trick.map(suitOf).find((suit) => suit !== null) ?? null,
      trick: trick.map((card, i) => ({ seat: (leader + i) % seats, card })),
      gone: [...earlier, ...trick],
      wealth: numbersOf(fields, 'wealth') ?? state.open.wealth,
      tricksCompleted: numbersOf(fields, 'completed')?.[0] ?? 0,
    },
    hidden: {
      ...state.hidden,
      hands,
      bonus,
      setAside: deckOf(layoutOf(parsed, seats)).filter((card) => !seen.has(card)),
    },
  };
}

/** The dealer with whom the earlier cards, in their order, would have given the lead to the leader. */
function dealerBefore(earlier: readonly CardId[], seats: number, leader: Seat): Seat | undefined {
  const trickSize = seats === 2 ? 4 : seats;
  const anyCard = at(CARDS, 0);
  const givesLead = (dealer: Seat): boolean =>
    playersOf([...earlier, anyCard], leftOf(dealer, seats), seats, trickSize, FACES).at(-1) === leader;
  return allSeats(seats).find(givesLead);
}

function readTrack(fields: PositionText, suit: Suit): { spaces: Space[]; token: number } {
  const words = wordsOf(fields.get(suit) ?? '[1]');
  const token = Math.max(
    0,
    words.findIndex((word) => word.startsWith('[')),
  );
  return { spaces: words.map((word) => readSpace(word.replace(/[[\]]/g, ''))), token };
}

function readSpace(word: string): Space {
  if (word === 'F') return 'faux';
  return word === 'F*' ? 'faux*' : Number(word);
}

function readSpecial(fields: PositionText): Special | null {
  return SPECIALS.find((special) => special === fields.get('special')) ?? null;
}

/**
 * Makes a move for a seat.
 * @returns what happened.
 * @throws RangeError when it is not legal.
 */
export function make(state: FauxDiamondsState, seat: Seat, move: FauxDiamondsMove): FauxDiamondsEvent[] {
  const text = JSON.stringify(move);
  const legal = legalMoves(state, seat).find((known) => JSON.stringify(known) === text);
  if (legal === undefined) throw new RangeError(`not legal: ${text}`);
  const events: FauxDiamondsEvent[] = [];
  apply(state, seat, legal, createRng('', 'test'), (event) => events.push(event));
  return events;
}

/** Plays cards one after another, each for the seat whose turn it is. */
export function play(state: FauxDiamondsState, text: string): FauxDiamondsEvent[] {
  return cards(text).flatMap((card) => make(state, state.open.turn ?? 0, { type: 'play', card }));
}

function ignore(): void {
  // Nobody listens.
}
