import { FACES, rankOf, SUITS, suitOf, type CardId } from '../../../src-shared/games/diamonds/rules/cards';
import { text } from './text';
import type { Deck } from '../kit/trick-taking/deck';
import { inkOf, isFrenchSuit } from '../kit/suits/french-suits';
import SuitGlyph from '../kit/suits/SuitGlyph.svelte';

/** The cards of Diamonds, for the table. */
export const deck: Deck<CardId> = {
  faces: FACES,
  suits: SUITS,
  glyph: SuitGlyph,
  ink: inkOf,
  letter: (suit) => (isFrenchSuit(suit) ? text().suitLetters[suit] : ''),
  rank: (card) => String(rankOf(card)),
  name: cardName,
};

/** A card in words. */
export function cardName(card: CardId): string {
  return text().card(rankOf(card), suitOf(card));
}
