import type { Seat } from '../../../engine/game';
import { at } from '../../../engine/at';
import { playMove, startMatch } from '../../../engine/match';
import { NUMBERS, monsterOf, type CardId, type Monster } from '../rules/cards';
import type { DiamonstersEvent, DiamonstersState } from '../rules/types';
import { diamonsters } from '..';

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
  const events: DiamonstersEvent[] = [];
  const options = { target: null, freshHands: false, ...opening.options };
  const match = startMatch(diamonsters, options, opening.seats, seed, () => {
    // The opening is not under test.
  });
  const { state } = match;
  arrange(state, opening);

  function bid(seat: Seat, number: number): void {
    const card = at(state.hidden.hands, seat).find((held) => NUMBERS[monsterOf(held)] === number);
    if (card === undefined) throw new Error(`seat ${seat} holds no ${number}`);
    playMove(match, seat, { type: 'bid', card }, (event) => events.push(event));
  }
  const bidAll = (...numbers: number[]) => numbers.forEach((number, seat) => bid(seat, number));
  return { state, events, bid, bidAll };
}

function arrange({ open, hidden }: DiamonstersState, opening: Opening): void {
  if (open.lot !== null) hidden.deck.push(open.lot);
  open.lot = null;
  const { deck } = hidden;
  const take = (monster: Monster): CardId => {
    const index = deck.findIndex((card) => monsterOf(card) === monster);
    if (index < 0) throw new Error(`no ${monster} is left`);
    return at(deck.splice(index, 1), 0);
  };

  if (opening.hands !== undefined) {
    deck.push(...hidden.hands.flat());
    open.knownHands = opening.hands.map((hand) => hand.map(take));
    hidden.hands = open.knownHands.map((hand, seat) => [...hand, ...(opening.drawn?.[seat] ?? []).map(take)]);
    open.handSizes = hidden.hands.map((hand) => hand.length);
  }

  open.collections = opening.collections?.map((collection) => collection.map(take)) ?? open.collections;
  open.lot = take(opening.lot ?? 'san');
  if (opening.prizes !== undefined) {
    open.prizes = opening.prizes;
    open.scoreByRound = [[...opening.prizes]];
  }
  if (opening.deckSize !== undefined) open.discards = deck.splice(opening.deckSize);
  open.deckSize = deck.length;
}

/** The monsters on some cards. */
export function monsters(cards: readonly CardId[]): Monster[] {
  return cards.map(monsterOf);
}

/** The types of some events, in order. */
export function typesOf(events: readonly DiamonstersEvent[]): string[] {
  return events.map((event) => event.type);
}
