import type { Suit } from '../../../src-shared/games/faux-diamonds/rules/cards';
import { nextSpace, type Market } from '../../../src-shared/games/faux-diamonds/rules/tracks';

/** Where the glass of a suit goes after a sale; null when it stays where it is. */
export function comingSpace(market: Market, suit: Suit): number | null {
  const next = nextSpace(market, suit);
  return next === market.tokens[suit] ? null : next;
}
