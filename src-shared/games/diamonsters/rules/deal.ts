import { at } from '../../../engine/at';
import type { Emit, Seat } from '../../../engine/game';
import { shuffle, type Rng } from '../../../engine/rng';
import { CARDS, HAND_SIZE, MONSTERS, cardOf, type CardId } from './cards';
import { targetOf, type DiamonstersOptions } from './options';
import type { DiamonstersEvent, DiamonstersState } from './types';

/** The table with the opening hands and a shuffled deck. rules: diamonsters §2 */
export function setUp(options: DiamonstersOptions, seats: number, rng: Rng): DiamonstersState {
  const everySeat = seatList(seats);
  const deck = openingDeck(seats, rng);
  return {
    open: {
      options,
      seats,
      target: targetOf(options, seats),
      round: 1,
      deckSize: deck.length,
      discards: [],
      lot: null,
      handSizes: everySeat.map(() => HAND_SIZE),
      knownHands: everySeat.map(openingHand),
      collections: everySeat.map(() => []),
      prizes: everySeat.map(() => 0),
      hasBid: everySeat.map(() => false),
      lastBids: null,
      settling: false,
      scoreByRound: [],
      over: null,
    },
    hidden: { deck, hands: everySeat.map(openingHand), bids: everySeat.map(() => null) },
  };
}

/** Shuffles everything and gives each seat one card of each monster again. rules: diamonsters §2.1, §4.3 */
export function dealAfresh({ open, hidden }: DiamonstersState, rng: Rng): void {
  const everySeat = seatList(open.seats);
  hidden.deck = openingDeck(open.seats, rng);
  hidden.hands = everySeat.map(openingHand);
  open.deckSize = hidden.deck.length;
  open.discards = [];
  open.collections = everySeat.map(() => []);
  open.handSizes = everySeat.map(() => HAND_SIZE);
  open.knownHands = everySeat.map(openingHand);
}

/** Tells every seat its hand. */
export function tellHands({ hidden }: DiamonstersState, emit: Emit<DiamonstersEvent>): void {
  for (const [seat, hand] of hidden.hands.entries()) emit({ type: 'hand', seat, cards: [...hand] });
}

/**
 * Draws the seat's hand up to five.
 * @returns false when a card is missing and there is none to draw. rules: diamonsters §3.7, §3.8
 */
export function refillHand(
  state: DiamonstersState,
  seat: Seat,
  rng: Rng,
  emit: Emit<DiamonstersEvent>,
): boolean {
  const hand = at(state.hidden.hands, seat);
  while (hand.length < HAND_SIZE) {
    const card = takeTopCard(state, rng, emit);
    if (card === null) return false;
    hand.push(card);
    state.open.handSizes[seat] = hand.length;
    emit({ type: 'drew', seat, card });
  }
  return true;
}

/**
 * Takes the top card of the deck; the discards become a new deck when it is empty.
 * @returns null when there are no discards either. rules: diamonsters §3.8
 */
export function takeTopCard(
  { open, hidden }: DiamonstersState,
  rng: Rng,
  emit: Emit<DiamonstersEvent>,
): CardId | null {
  if (hidden.deck.length === 0 && open.discards.length > 0) {
    hidden.deck = open.discards;
    open.discards = [];
    shuffle(hidden.deck, rng);
    open.deckSize = hidden.deck.length;
    emit({ type: 'deck-reshuffled', size: open.deckSize });
  }
  const card = hidden.deck.pop() ?? null;
  open.deckSize = hidden.deck.length;
  return card;
}

/** The hand that a seat starts with: the same copy of each monster. rules: diamonsters §2.1 */
function openingHand(seat: Seat): CardId[] {
  return MONSTERS.map((monster) => cardOf(monster, seat + 1));
}

/** The cards that are in no opening hand, shuffled. rules: diamonsters §2.1 */
function openingDeck(seats: number, rng: Rng): CardId[] {
  const dealt = new Set(seatList(seats).flatMap(openingHand));
  const deck = CARDS.filter((card) => !dealt.has(card));
  shuffle(deck, rng);
  return deck;
}

/** The seats 0 … n−1. */
export function seatList(seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}
