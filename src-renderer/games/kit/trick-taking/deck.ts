import type { Component } from 'svelte';
import type { Faces } from '../../../../src-shared/games/trick-taking/rules/trick';

/** What the table must know of a game's cards to draw them and to speak of them. A suit of null: a card without one. */
export interface Deck<Card extends string> {
  faces: Faces<Card>;
  /** The suits in the order in which a hand is sorted. */
  suits: readonly string[];
  /** The mark of a suit, drawn in `currentcolor`, as large as its place. Decorative. */
  glyph: Component<{ suit: string | null }>;
  /** The colour of a suit on paper, as CSS. */
  ink(suit: string | null): string;
  /** The letter that tells the suit apart without its colour or shape. */
  letter(suit: string | null): string;
  /** What stands in the card's corner. */
  rank(card: Card): string;
  /** The card in words. */
  name(card: Card): string;
}
