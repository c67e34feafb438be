import { at } from '../../../engine/at';
import type { Seat } from '../../../engine/game';

/** Takes a card out of a hand that holds it, in place; the other cards keep their order. */
export function takeOut<Card extends string>(hand: Card[], card: Card): void {
  // Quicker than splice, which makes a list of what it took out.
  for (let next = hand.indexOf(card) + 1; next < hand.length; next++) hand[next - 1] = at(hand, next);
  hand.pop();
}

/** Takes several cards out of a hand that holds them, in place. */
export function takeAllOut<Card extends string>(hand: Card[], cards: readonly Card[]): void {
  for (const card of cards) takeOut(hand, card);
}

/** Hands `size` cards from the top of a shuffled deck to each seat; the rest of the deck is set aside. */
export function deal<Card extends string>(
  deck: readonly Card[],
  seats: number,
  size: number,
): { hands: Card[][]; setAside: Card[] } {
  const hands = Array.from({ length: seats }, (_, seat) => deck.slice(seat * size, (seat + 1) * size));
  return { hands, setAside: deck.slice(seats * size) };
}

/**
 * Passes cards between hands in place, all at once.
 * @param given the cards of each seat that leave its hand.
 * @param receiver tells whose hand a seat's cards go to; no two seats' to the same.
 */
export function passCards<Card extends string>(
  hands: Card[][],
  given: readonly (readonly Card[])[],
  receiver: (giver: Seat) => Seat,
): void {
  given.forEach((cards, giver) => takeAllOut(at(hands, giver), cards));
  given.forEach((cards, giver) => at(hands, receiver(giver)).push(...cards));
}
