import type { Seat } from '../../engine/game';
import { FACES, suitOf, type CardId, type Suit } from './cards';
import { nextSpace, valueOf, type Market } from './tracks';
import type { FauxDiamondsState, Sale } from './types';

/** The Faux Diamonds in the current trick. */
export function fauxInTrick(state: Pick<FauxDiamondsState, 'trick'>): number {
  let count = 0;
  for (const { card } of state.trick) if (FACES[card].suit === null) count += 1;
  return count;
}

/** What the market of a state depends on. */
type MarketState = Pick<FauxDiamondsState, 'tracks' | 'tokens' | 'special' | 'tricksCompleted' | 'trick'>;

/** The market as it stands in the current trick. */
export function marketOf(state: MarketState): Market {
  const { tracks, tokens, special, tricksCompleted } = state;
  return { tracks, tokens, special, tricksCompleted, fauxInTrick: fauxInTrick(state) };
}

/** Sells a card on a track; the token moves on. rules: faux-diamonds §1.3, §5.4, §5.5, §5.7 */
export function sell(
  state: FauxDiamondsState,
  seat: Seat,
  card: CardId,
  track: Suit,
  why: Sale['why'],
): Sale {
  const market = marketOf(state);
  const amount = valueOf(market, track);
  const tokenFrom = state.tokens[track];
  const tokenTo = nextSpace(market, track);
  state.tokens[track] = tokenTo;
  state.wealth[seat] += amount;
  return { seat, card, track, amount, tokenFrom, tokenTo, why };
}

/** Sells a Faux Diamond that lies in the trick, for the value of the suit led. rules: faux-diamonds §5.4, §8.4 */
export function sellFaux(state: FauxDiamondsState, seat: Seat, card: CardId, led: Suit): Sale {
  if (!state.options.friendly) return sell(state, seat, card, led, 'faux');
  const market = marketOf(state);
  const amount = friendlyAmount(market, led);
  const token = state.tokens[led];
  state.wealth[seat] += amount;
  return { seat, card, track: led, amount, tokenFrom: token, tokenTo: token, why: 'faux' };
}

/** What a Faux Diamond in the trick sells for in the friendly game: never below 0. rules: faux-diamonds §8.4 */
export function friendlyAmount(market: Market, led: Suit): number {
  return Math.max(0, valueOf(market, led) - market.fauxInTrick);
}

/** Sells a bonus diamond; no token moves, and a Faux Diamond brings nothing. rules: faux-diamonds §6.1 */
export function sellBonus(state: FauxDiamondsState, seat: Seat, card: CardId): Sale {
  const track = suitOf(card);
  if (track === null) {
    return { seat, card, track: null, amount: 0, tokenFrom: null, tokenTo: null, why: 'bonus' };
  }
  const amount = valueOf(marketOf(state), track);
  const token = state.tokens[track];
  state.wealth[seat] += amount;
  return { seat, card, track, amount, tokenFrom: token, tokenTo: token, why: 'bonus' };
}
