import { at, entryOf } from '../../../engine/at';
import type { Seat } from '../../../engine/game';
import { FACES, suitOf, type CardId, type Suit } from './cards';
import { nextSpace, valueOf, type Market } from './tracks';
import type { FauxDiamondsOpen, Sale } from './types';

/** The Faux Diamonds in the current trick. */
export function fauxInTrick({ trick }: Pick<FauxDiamondsOpen, 'trick'>): number {
  let count = 0;
  for (const { card } of trick) if (entryOf(FACES, card).suit === null) count += 1;
  return count;
}

/** What the market depends on. */
type MarketOpen = Pick<FauxDiamondsOpen, 'tracks' | 'tokens' | 'special' | 'tricksCompleted' | 'trick'>;

/** The market as it stands in the current trick. */
export function marketOf(open: MarketOpen): Market {
  const { tracks, tokens, special, tricksCompleted } = open;
  return { tracks, tokens, special, tricksCompleted, fauxInTrick: fauxInTrick(open) };
}

/** What a card of each suit would sell for now, in the current trick, in thousands. rules: faux-diamonds §1.3 */
export function valuesNow(open: MarketOpen): Record<Suit, number> {
  const market = marketOf(open);
  return {
    black: valueOf(market, 'black'),
    pink: valueOf(market, 'pink'),
    yellow: valueOf(market, 'yellow'),
    blue: valueOf(market, 'blue'),
  };
}

/** Adds to a seat's wealth of this hand, in thousands. */
export function earn({ wealth }: Pick<FauxDiamondsOpen, 'wealth'>, seat: Seat, amount: number): void {
  wealth[seat] = at(wealth, seat) + amount;
}

/** Sells a card on a track; the token moves on. rules: faux-diamonds §1.3, §5.4, §5.5, §5.7 */
export function sell(open: FauxDiamondsOpen, seat: Seat, card: CardId, track: Suit, why: Sale['why']): Sale {
  const market = marketOf(open);
  const amount = valueOf(market, track);
  const tokenFrom = open.tokens[track];
  const tokenTo = nextSpace(market, track);
  open.tokens[track] = tokenTo;
  earn(open, seat, amount);
  return { seat, card, track, amount, tokenFrom, tokenTo, why };
}

/** Sells a Faux Diamond that lies in the trick, for the value of the suit led. rules: faux-diamonds §5.4, §8.4 */
export function sellFaux(open: FauxDiamondsOpen, seat: Seat, card: CardId, led: Suit): Sale {
  if (!open.options.friendly) return sell(open, seat, card, led, 'faux');
  const market = marketOf(open);
  const amount = friendlyAmount(market, led);
  const token = open.tokens[led];
  earn(open, seat, amount);
  return { seat, card, track: led, amount, tokenFrom: token, tokenTo: token, why: 'faux' };
}

/** What a Faux Diamond in the trick sells for in the friendly game: never below 0. rules: faux-diamonds §8.4 */
export function friendlyAmount(market: Market, led: Suit): number {
  return Math.max(0, valueOf(market, led) - market.fauxInTrick);
}

/** Sells a bonus diamond; no token moves, and a Faux Diamond brings nothing. rules: faux-diamonds §6.1 */
export function sellBonus(open: FauxDiamondsOpen, seat: Seat, card: CardId): Sale {
  const track = suitOf(card);
  if (track === null) {
    return { seat, card, track: null, amount: 0, tokenFrom: null, tokenTo: null, why: 'bonus' };
  }
  const amount = valueOf(marketOf(open), track);
  const token = open.tokens[track];
  earn(open, seat, amount);
  return { seat, card, track, amount, tokenFrom: token, tokenTo: token, why: 'bonus' };
}
