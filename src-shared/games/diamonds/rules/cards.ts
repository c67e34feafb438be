import { entryOf } from '../../../engine/at';
import type { CardFace } from '../../trick-taking/rules/trick';

/** The four suits, in the order in which majorities are counted. rules: diamonds §4.1 */
export const SUITS = ['diamonds', 'hearts', 'spades', 'clubs'] as const;
export type Suit = (typeof SUITS)[number];

/** A card by its suit and rank, such as `hearts-12`. */
export type CardId = `${Suit}-${number}`;

export const HIGHEST_RANK = 15;

const suitCards = (suit: Suit): CardId[] =>
  Array.from({ length: HIGHEST_RANK }, (_, index): CardId => `${suit}-${index + 1}`);

/** All sixty cards, by suit and rank. */
export const CARDS: readonly CardId[] = SUITS.flatMap(suitCards);

/** The face of a card; every card has a suit. */
export interface SuitedFace extends CardFace<Suit> {
  suit: Suit;
}

/** The suit and rank of every card. */
export const FACES: Readonly<Record<CardId, SuitedFace>> = Object.fromEntries(
  SUITS.flatMap((suit) =>
    suitCards(suit).map((card, index): [CardId, SuitedFace] => [card, { suit, rank: index + 1 }]),
  ),
);

/** The first letter tells: much quicker than to look the face up, and looking ahead asks all the time. */
export function suitOf(card: CardId): Suit {
  switch (card[0]) {
    case 'd':
      return 'diamonds';
    case 'h':
      return 'hearts';
    case 's':
      return 'spades';
    default:
      return 'clubs';
  }
}

export function rankOf(card: CardId): number {
  return entryOf(FACES, card).rank;
}
