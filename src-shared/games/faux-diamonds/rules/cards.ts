import { entryOf } from '../../../engine/at';
import type { CardFace } from '../../trick-taking/rules/trick';

/** The four suits, in the order in which rule sets list their tracks. */
export const SUITS = ['black', 'pink', 'yellow', 'blue'] as const;
export type Suit = (typeof SUITS)[number];

/** A card by its suit and rank, such as `black-7`, or a Faux Diamond, which has neither, such as `faux-3`. */
export type CardId = `${Suit}-${number}` | `faux-${number}`;

export const HIGHEST_RANK = 13;
export const FAUX_DIAMONDS = 8;

const suitCards = (suit: Suit): CardId[] =>
  Array.from({ length: HIGHEST_RANK }, (_, index): CardId => `${suit}-${index + 1}`);

const fauxCards = Array.from({ length: FAUX_DIAMONDS }, (_, index): CardId => `faux-${index + 1}`);

/** All sixty cards: the suits by rank, then the Faux Diamonds. */
export const CARDS: readonly CardId[] = [...SUITS.flatMap(suitCards), ...fauxCards];

/** The suit and rank of every card; a Faux Diamond has no suit, and rank 0. */
export const FACES: Readonly<Record<CardId, CardFace<Suit>>> = Object.fromEntries<CardFace<Suit>>([
  ...SUITS.flatMap((suit) =>
    suitCards(suit).map((card, index) => [card, { suit, rank: index + 1 }] as const),
  ),
  ...fauxCards.map((card) => [card, { suit: null, rank: 0 }] as const),
]);

/** @returns null for a Faux Diamond. */
export function suitOf(card: CardId): Suit | null {
  return entryOf(FACES, card).suit;
}

/** @returns 0 for a Faux Diamond. */
export function rankOf(card: CardId): number {
  return entryOf(FACES, card).rank;
}

export function isFaux(card: CardId): boolean {
  return entryOf(FACES, card).suit === null;
}
