import type { Emit, Seat } from '../../../engine/game';
import { shuffle, type Rng } from '../../../engine/rng';
import { CLOSING, DIAMONDS, SPECIALS, type CardId } from './cards';
import type { DiamsOptions } from './options';
import { layOut, drawInto } from './holdings';
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

/** A match whose first round has not been dealt yet; the first seat is drawn. rules: diams §2.2 */
export function setUp(options: DiamsOptions, seats: number, rng: Rng): DiamsState {
  return emptyTable(options, seats, rng.below(seats));
}

/** The same with a first seat that is known. */
export function emptyTable(options: DiamsOptions, seats: number, first: Seat): DiamsState {
  const bySeat = <Item>(item: () => Item): Item[] => Array.from({ length: seats }, item);
  return {
    open: {
      options: { ...options },
      seats,
      scoreByRound: [],
      round: 1,
      first,
      turn: first,
      turns: 0,
      phase: 'draw',
      deckSize: 0,
      closedBy: null,
      market: [],
      discards: [],
      seen: [],
      handSizes: bySeat(() => 0),
      knownHands: bySeat(() => []),
      collections: bySeat(() => []),
      rounds: [],
    },
    hidden: { deck: [], hands: bySeat(() => []), safes: bySeat(() => []) },
  };
}

/** Deals the round that `open.round` and `open.first` name. rules: diams §2.1 */
export function dealRound(state: DiamsState, rng: Rng, emit: Emit<DiamsEvent>): void {
  const { options, seats, first, round, rounds, scoreByRound } = state.open;
  const diamonds = [...DIAMONDS];
  shuffle(diamonds, rng);
  const hands = state.hidden.hands.map(() => diamonds.splice(-DEALT));
  const market = diamonds.splice(-DEALT);
  const deck: CardId[] = [...diamonds, ...SPECIALS];
  shuffle(deck, rng);
  insertClosing(deck, options, seats, rng);

  Object.assign(state, emptyTable(options, seats, first));
  Object.assign(state.open, { round, rounds, scoreByRound, deckSize: deck.length });
  state.hidden.deck = deck;
  emit({ type: 'round-started', round, first });
  for (const [seat, hand] of hands.entries()) {
    drawInto(state, seat, hand);
    emit({ type: 'hand', seat, cards: [...hand] });
  }
  layOut(state, market);
  emit({ type: 'market-laid', cards: [...market] });
}
