import { isFaux, type Suit } from '../../../src-shared/games/faux-diamonds/cards';
import { nextSpace, valueOf, type Market } from '../../../src-shared/games/faux-diamonds/tracks';
import type { FauxDiamondsView } from '../../../src-shared/games/faux-diamonds/types';

type MarketView = Pick<FauxDiamondsView, 'tracks' | 'tokens' | 'special' | 'tricksCompleted' | 'trick'>;

/** The market that a view shows. */
export function marketOf({ tracks, tokens, special, tricksCompleted, trick }: MarketView): Market {
  const fauxInTrick = trick.filter(({ card }) => isFaux(card)).length;
  return { tracks, tokens, special, tricksCompleted, fauxInTrick };
}

/** What a card of each suit sells for. */
export function valuesOf(market: Market): Record<Suit, number> {
  return {
    black: valueOf(market, 'black'),
    pink: valueOf(market, 'pink'),
    yellow: valueOf(market, 'yellow'),
    blue: valueOf(market, 'blue'),
  };
}

/** Where the glass of a suit goes after a sale; null when it stays where it is. */
export function comingSpace(market: Market, suit: Suit): number | null {
  const next = nextSpace(market, suit);
  return next === market.tokens[suit] ? null : next;
}
