import {
  FACES,
  rankOf,
  SUITS,
  suitOf,
  type CardId,
  type Suit,
} from '../../../src-shared/games/diamonds/rules/cards';
import { text } from './text';
import type { Deck } from '../kit/trick-taking/deck';
import SuitGlyph from './SuitGlyph.svelte';

const INKS: Record<Suit, string> = {
  diamonds: '#17658c',
  hearts: '#b3203f',
  spades: '#2a1b33',
  clubs: '#1a6b3f',
};

/** The cards of Diamonds, for the table. */
export const deck: Deck<CardId> = {
  faces: FACES,
  suits: SUITS,
  glyph: SuitGlyph,
  ink: (suit) => (isSuit(suit) ? INKS[suit] : INKS.spades),
  letter: (suit) => (isSuit(suit) ? text().suitLetters[suit] : ''),
  rank: (card) => String(rankOf(card)),
  name: cardName,
};

/** A card in words. */
export function cardName(card: CardId): string {
  return text().card(rankOf(card), suitOf(card));
}

function isSuit(suit: string | null): suit is Suit {
  return SUITS.some((known) => known === suit);
}
