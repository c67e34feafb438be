import {
  FACES,
  isFaux,
  rankOf,
  SUITS,
  type CardId,
  type Suit,
} from '../../../src-shared/games/faux-diamonds/rules/cards';
import { text } from './text';
import type { Deck } from '../kit/trick-taking/deck';
import { cardName } from './describe';
import SuitGlyph from './SuitGlyph.svelte';

/** The colours of suits on paper. */
const INKS: Record<Suit, string> = {
  black: '#221a29',
  pink: '#a81d66',
  yellow: '#7d5700',
  blue: '#1f4fa3',
};
const FAUX_INK = '#4d6773';

/** The cards of Faux Diamonds, for the table. */
export const deck: Deck<CardId> = {
  faces: FACES,
  suits: SUITS,
  glyph: SuitGlyph,
  ink: (suit) => (isSuit(suit) ? INKS[suit] : FAUX_INK),
  letter: (suit) => (isSuit(suit) ? text().letters[suit] : ''),
  rank: (card) => (isFaux(card) ? text().fauxMark : String(rankOf(card))),
  name: cardName,
};

function isSuit(suit: string | null): suit is Suit {
  return SUITS.some((known) => known === suit);
}
