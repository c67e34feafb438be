import type { Seat } from '../../engine/game';
import { createRng } from '../../engine/rng';
import { MONSTERS, NUMBERS, monsterOf, type CardId, type Monster } from './cards';
import type { DiamonstersEvent, DiamonstersState } from './types';
import { diamonsters } from '.';

/** What a test's table starts from, where it differs from a new match. */
export interface Opening {
  seats: number;
  options?: { target?: number; freshHands?: boolean };
  lot?: Monster;
  /** The hands, all of them seen by everybody; one of each monster where nothing is said. */
  hands?: Monster[][];
  /** What each hand holds besides that nobody else has seen. */
  drawn?: Monster[][];
  collections?: Monster[][];
  prizes?: number[];
  /** Cards left in the deck after the lot; the others are discarded. */
  deckSize?: number;
}

/** A match under test, and all the events that it told since it was set up. */
export interface TestTable {
  state: DiamonstersState;
  events: DiamonstersEvent[];
  /** Makes one seat bid a card of that number. */
  bid: (seat: Seat, number: number) => void;
  /** Makes all seats bid, in seat order. */
  bidAll: (...numbers: number[]) => void;
}

/** Sets a table up in the middle of a match; no card is lost or doubled by it. */
export function setTable(opening: Opening, seed = 'test'): TestTable {
  const rng = createRng(seed, 'rules');
  const events: DiamonstersEvent[] = [];
  const options = { target: null, freshHands: false, ...opening.options };
  const state = diamonsters.start(options, opening.seats, rng, () => {
    // The opening is not under test.
  });
  arrange(state, opening);

  function bid(seat: Seat, number: number): void {
    const card = state.hands[seat].find((held) => NUMBERS[monsterOf(held)] === number);
    if (card === undefined) throw new Error(`seat ${seat} holds no ${number}`);
    diamonsters.apply(state, seat, { type: 'bid', card }, rng, (event) => events.push(event));
  }
  const bidAll = (...numbers: number[]) => numbers.forEach((number, seat) => bid(seat, number));
  return { state, events, bid, bidAll };
}

function arrange(state: DiamonstersState, opening: Opening): void {
  if (state.lot !== null) state.deck.push(state.lot);
  state.lot = null;
  const { deck } = state;
  const take = (monster: Monster): CardId => {
    const index = deck.findIndex((card) => monsterOf(card) === monster);
    if (index < 0) throw new Error(`no ${monster} is left`);
    return deck.splice(index, 1)[0];
  };

  if (opening.hands !== undefined) {
    deck.push(...state.hands.flat());
    state.knownHands = opening.hands.map((hand) => hand.map(take));
    state.hands = state.knownHands.map((hand, seat) => [...hand, ...(opening.drawn?.[seat] ?? []).map(take)]);
  }

  state.collections = opening.collections?.map((collection) => collection.map(take)) ?? state.collections;
  state.lot = take(opening.lot ?? MONSTERS[2]);
  if (opening.prizes !== undefined) {
    state.prizes = opening.prizes;
    state.scoreByRound = [[...opening.prizes]];
  }
  if (opening.deckSize !== undefined) state.discards = deck.splice(opening.deckSize);
}

/** The monsters on some cards. */
export function monsters(cards: readonly CardId[]): Monster[] {
  return cards.map(monsterOf);
}

/** The types of some events, in order. */
export function typesOf(events: readonly DiamonstersEvent[]): string[] {
  return events.map((event) => event.type);
}
