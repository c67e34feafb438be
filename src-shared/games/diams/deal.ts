import type { Emit, Seat } from '../../engine/game';
import { shuffle, type Rng } from '../../engine/rng';
import { CLOSING, DIAMONDS, SPECIALS, type CardId } from './cards';
import type { DiamsOptions } from './options';
import { layOut } from './table';
import type { DiamsEvent, DiamsState } from './types';

/** The cards of each first hand and of the first market. rules: diams §2.1 */
const DEALT = 3;

/** Among how many last cards the closing card lies, itself counted. rules: diams §2.1 */
export function closingZone(options: DiamsOptions, seats: number): number {
  if (options.closing === 'deterministic') return 1;
  return seats <= 3 ? 15 : 5;
}

/** Puts the closing card into a deck without it, at a random place of its zone. rules: diams §2.1 */
export function insertClosing(deck: CardId[], options: DiamsOptions, seats: number, rng: Rng): void {
  const places = Math.min(closingZone(options, seats), deck.length + 1);
  deck.splice(rng.below(places), 0, CLOSING);
}

/** A match whose first round has not been dealt yet. */
export function emptyTable(options: DiamsOptions, seats: number, first: Seat): DiamsState {
  return {
    options: { ...options },
    seats,
    round: 1,
    first,
    turn: first,
    turns: 0,
    phase: 'draw',
    deck: [],
    closedBy: null,
    market: [],
    discards: [],
    hands: [],
    safes: [],
    seen: [],
    rounds: [],
  };
}

/** Deals the round that `state.round` and `state.first` name. rules: diams §2.1 */
export function dealRound(state: DiamsState, rng: Rng, emit: Emit<DiamsEvent>): void {
  const diamonds = [...DIAMONDS];
  shuffle(diamonds, rng);
  state.turn = state.first;
  state.turns = 0;
  state.phase = 'draw';
  state.closedBy = null;
  state.discards = [];
  state.hands = Array.from({ length: state.seats }, () => diamonds.splice(-DEALT));
  state.safes = Array.from({ length: state.seats }, () => []);
  state.market = [];
  state.seen = [];
  layOut(state, diamonds.splice(-DEALT));
  state.deck = [...diamonds, ...SPECIALS];
  shuffle(state.deck, rng);
  insertClosing(state.deck, state.options, state.seats, rng);

  emit({ type: 'round-started', round: state.round, first: state.first });
  state.hands.forEach((hand, seat) => {
    emit({ type: 'hand', seat, cards: [...hand] });
  });
  emit({ type: 'market-laid', cards: [...state.market] });
}
