import type { Emit, Seat } from '../../engine/game';
import { shuffle, type Rng } from '../../engine/rng';
import { CARDS, HAND_SIZE, MONSTERS, cardOf, type CardId } from './cards';
import type { DiamonstersEvent, DiamonstersState } from './types';

/** The hand that a seat starts with: the same copy of each monster. rules: diamonsters §2.1 */
export function openingHand(seat: Seat): CardId[] {
  return MONSTERS.map((monster) => cardOf(monster, seat + 1));
}

/** The cards that are in no opening hand, shuffled. rules: diamonsters §2.1 */
export function openingDeck(seats: number, rng: Rng): CardId[] {
  const dealt = new Set(seatList(seats).flatMap(openingHand));
  const deck = CARDS.filter((card) => !dealt.has(card));
  shuffle(deck, rng);
  return deck;
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
  while (state.hands[seat].length < HAND_SIZE) {
    const card = takeTopCard(state, rng, emit);
    if (card === null) return false;
    state.hands[seat].push(card);
    emit({ type: 'drew', seat, card });
  }
  return true;
}

/**
 * Takes the top card of the deck; the discards become a new deck when it is empty.
 * @returns null when there are no discards either. rules: diamonsters §3.8
 */
export function takeTopCard(state: DiamonstersState, rng: Rng, emit: Emit<DiamonstersEvent>): CardId | null {
  if (state.deck.length === 0 && state.discards.length > 0) {
    [state.deck, state.discards] = [state.discards, state.deck];
    shuffle(state.deck, rng);
    emit({ type: 'deck-reshuffled', size: state.deck.length });
  }
  return state.deck.pop() ?? null;
}

/** The seats 0 … n−1. */
export function seatList(seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}
