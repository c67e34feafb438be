import { holdsSuit, type Faces } from './trick';

/** Why a move is not legal, where trick-taking games agree. */
export const MOVE_REFUSALS = [
  'match-over',
  'not-now',
  'not-your-turn',
  'pass-count',
  'wrong-number-of-cards',
  'not-in-hand',
  'follow-suit',
] as const;
export type MoveRefusal = (typeof MOVE_REFUSALS)[number];

/** Why a choice of cards is not legal. A card may be chosen only once. */
export function whyNotChoose<Card extends string>(
  hand: readonly Card[],
  cards: readonly Card[],
  count: number,
): MoveRefusal {
  const areHeld = cards.every((card) => hand.includes(card));
  if (!areHeld) return 'not-in-hand';
  return cards.length === count && new Set(cards).size === count ? 'not-now' : 'wrong-number-of-cards';
}

/** Why a card cannot be played to a trick whose turn it is. */
export function whyNotPlay<Card extends string>(
  hand: readonly Card[],
  card: Card,
  led: string | null,
  faces: Faces<Card>,
): MoveRefusal {
  if (!hand.includes(card)) return 'not-in-hand';
  return led !== null && holdsSuit(hand, led, faces) ? 'follow-suit' : 'not-now';
}
