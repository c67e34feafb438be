import type { Seat } from '../../engine/game';
import type { Pack } from '../trick-taking/pack';
import { chancesToWin } from '../trick-taking/win-chance';
import { SUITS, rankOf, suitOf, type CardId, type Suit } from './cards';
import { layoutOf, packOf } from './layout';
import { legalMoves } from './moves';
import { fauxInTrick, marketOf } from './sales';
import { valueOf, type Market, type Tracks } from './tracks';
import type { FauxDiamondsMove, FauxDiamondsState } from './types';

/** Worths are in tenths of a thousand dollars. */
const THOUSAND = 10;
const CERTAIN = 1000;
/** What a Faux Diamond usually brings later on. */
const FAUX_KEPT = 4 * THOUSAND;

/**
 * A quick sensible move: sells where a track stands high, wins tricks that pay, keeps Faux Diamonds for good values,
 * passes what is hard to sell, and sets a low card of the best track aside. Looks at nothing that the seat cannot know.
 */
export function policy(state: FauxDiamondsState, seat: Seat): FauxDiamondsMove {
  const hand = state.hands[seat];
  switch (state.phase) {
    case 'announce-pass':
      return { type: 'announce-pass', count: Math.min(3, shortestSuit(hand)) };
    case 'pass':
      return {
        type: 'pass',
        cards: lowest(hand, state.passCount ?? 0, (card) => keeping(state, hand, card)),
      };
    case 'bonus': {
      const { bonusCount } = layoutOf(state.options, state.seats);
      return { type: 'set-bonus', cards: lowest(hand, bonusCount, (card) => -bonusWorth(state, card)) };
    }
    case 'play':
    case 'over':
      return bestPlay(state, seat);
  }
}

function lowest(hand: readonly CardId[], count: number, worth: (card: CardId) => number): CardId[] {
  return hand.toSorted((a, b) => worth(a) - worth(b)).slice(0, count);
}

function shortestSuit(hand: readonly CardId[]): number {
  const lengths = SUITS.map((suit) => lengthOf(hand, suit)).filter((length) => length > 0);
  return Math.max(1, Math.min(...lengths));
}

function lengthOf(hand: readonly CardId[], suit: Suit | null): number {
  return hand.filter((card) => suitOf(card) === suit).length;
}

/** Faux Diamonds, high cards and long suits are worth keeping: a seat that lacks a suit sells while others follow. */
export function keeping(state: FauxDiamondsState, hand: readonly CardId[], card: CardId): number {
  const suit = suitOf(card);
  if (suit === null) return 100;
  return 3 * rankOf(card) + 4 * lengthOf(hand, suit) + averageWorth(state.tracks, suit);
}

/** What a card is worth as a bonus diamond. */
export function bonusWorth(state: FauxDiamondsState, card: CardId): number {
  const suit = suitOf(card);
  return suit === null ? 0 : 2 * averageWorth(state.tracks, suit) - rankOf(card);
}

/** What a card of the suit sells for on average, special spaces counting nothing. */
function averageWorth(tracks: Tracks, suit: Suit): number {
  const track = tracks[suit];
  const sum = track.reduce<number>((total, space) => total + (typeof space === 'number' ? space : 0), 0);
  return Math.trunc((THOUSAND * sum) / track.length);
}

function bestPlay(state: FauxDiamondsState, seat: Seat): FauxDiamondsMove {
  const moves = legalMoves(state, seat);
  if (moves.length === 1) return moves[0];
  const pack = packOf(layoutOf(state.options, state.seats));
  const worths = moves.map((move) => (move.type === 'play' ? worthOfPlay(state, seat, move.card, pack) : 0));
  return moves[worths.indexOf(Math.max(...worths))];
}

function worthOfPlay(state: FauxDiamondsState, seat: Seat, card: CardId, pack: Pack<CardId>): number {
  const { led } = state;
  const suit = suitOf(card);
  if (suit === null) return led === null ? -FAUX_KEPT : fauxSale(state, led) - FAUX_KEPT;

  // A high card spent is a trick less later on; a card sold now is not sold at its average later.
  const spent = 2 * rankOf(card) + Math.trunc(averageWorth(state.tracks, suit) / 2);
  const value = THOUSAND * valueOf(marketOf(state), suit);
  if (led !== null && suit !== led) return value - spent;

  const prize = value + THOUSAND * fauxInTrick(state);
  const chance = chancesToWin(state, seat, suit, pack)[rankOf(card)];
  return Math.trunc((chance * prize) / CERTAIN) - spent;
}

/** What a Faux Diamond played now sells for. */
function fauxSale(state: FauxDiamondsState, led: Suit): number {
  const market: Market = { ...marketOf(state), fauxInTrick: fauxInTrick(state) + 1 };
  const less = state.options.friendly ? market.fauxInTrick : 0;
  return THOUSAND * Math.max(0, valueOf(market, led) - less);
}
