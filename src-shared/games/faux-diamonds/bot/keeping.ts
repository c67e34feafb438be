import { SUITS, rankOf, suitOf, type CardId, type Suit } from '../rules/cards';
import type { Space } from '../rules/tracks';
import type { FauxDiamondsOpen } from '../rules/types';

/** Worths are in tenths of a thousand dollars. */
export const THOUSAND = 10;

/** More than any other card: a Faux Diamond is sold at a good moment, whatever else a hand has. */
const FAUX = 120;
/** What a special rule usually makes a Faux Diamond* space worth. */
const SPECIAL_SPACE = { glut: 2, copycat: 5, 'best-market': 6, bubble: 0, 'closing-bell': 4 };

/** The markets, as far as they are the same all match long. */
type Markets = Pick<FauxDiamondsOpen, 'tracks' | 'special'>;

/** What a card of the suit sells for at some time or other. */
export function typicalWorth({ tracks, special }: Markets, suit: Suit): number {
  const track = tracks[suit];
  let sum = 0;
  for (const space of track) sum += THOUSAND * usualValue(space, special);
  return Math.trunc(sum / track.length);
}

function usualValue(space: Space, special: FauxDiamondsOpen['special']): number {
  if (typeof space === 'number') return space;
  return space === 'faux' || special === null ? 0 : SPECIAL_SPACE[special];
}

/** How many cards of each suit a hand has. */
function suitLengths(hand: readonly CardId[]): Record<Suit, number> {
  const lengths = { black: 0, pink: 0, yellow: 0, blue: 0 };
  for (const card of hand) {
    const suit = suitOf(card);
    if (suit !== null) lengths[suit] += 1;
  }
  return lengths;
}

/** How many cards the shortest suit has, of those that the hand has at all; 1 when it has none. */
export function shortestSuit(hand: readonly CardId[]): number {
  const lengths = suitLengths(hand);
  const held = SUITS.map((suit) => lengths[suit]).filter((length) => length > 0);
  return held.length === 0 ? 1 : Math.min(...held);
}

/**
 * What each card of a hand is worth when cards are passed: a seat that lacks a suit sells while others follow, so that
 * the cards of short suits are the first to go.
 */
export function keepingIn(hand: readonly CardId[], markets: Markets): (card: CardId) => number {
  const lengths = suitLengths(hand);
  return (card) => {
    const suit = suitOf(card);
    if (suit === null) return FAUX;
    return rankOf(card) + 8 * lengths[suit] + typicalWorth(markets, suit);
  };
}

/**
 * What each card of a hand is worth more in play than in the bonus sale: a low card of a good track wins nothing in
 * play, and a short suit is soon lacking.
 */
export function playingOn(hand: readonly CardId[], markets: Markets): (card: CardId) => number {
  const lengths = suitLengths(hand);
  return (card) => {
    const suit = suitOf(card);
    return suit === null ? 0 : rankOf(card) + 15 * lengths[suit] - 2 * typicalWorth(markets, suit);
  };
}

/** The cards of a hand that are worth least. */
export function leastWorth(
  hand: readonly CardId[],
  count: number,
  worth: (card: CardId) => number,
): CardId[] {
  return hand
    .map((card) => ({ card, worth: worth(card) }))
    .sort((a, b) => a.worth - b.worth)
    .slice(0, count)
    .map(({ card }) => card);
}
