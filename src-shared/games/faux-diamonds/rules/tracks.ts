import { at } from '../../../engine/at';
import { SUITS, type Suit } from './cards';

/** A space of a value track: thousands of dollars, a Faux Diamond space, or a Faux Diamond* space. */
export type Space = number | 'faux' | 'faux*';

/** The loop of spaces of each suit; space 0 is where the token starts. rules: faux-diamonds §1.1 */
export type Tracks = Record<Suit, Space[]>;

/** The space that each suit's token stands on. */
export type Tokens = Record<Suit, number>;

/** What a Faux Diamond* space is worth in a rule set. rules: faux-diamonds §2.2 */
export const SPECIALS = ['glut', 'copycat', 'best-market', 'bubble', 'closing-bell'] as const;
export type Special = (typeof SPECIALS)[number];

/** What the value of a Faux Diamond* space may depend on. */
export interface Market {
  tracks: Tracks;
  tokens: Tokens;
  special: Special | null;
  /** Faux Diamonds played to the current trick so far, one being sold included; 0 in a bonus sale. */
  fauxInTrick: number;
  /** Tricks completed this hand. A trick is complete once its winner has sold. */
  tricksCompleted: number;
}

/** What a card of the suit sells for now, in thousands. rules: faux-diamonds §1.3, §1.5, §2.2 */
export function valueOf(market: Market, suit: Suit): number {
  const space = at(market.tracks[suit], market.tokens[suit]);
  if (space === 'faux') return 0;
  return space === 'faux*' ? specialValue(market, suit) : space;
}

/** The space the suit's token goes to after a sale. rules: faux-diamonds §1.3, §2.2 */
export function nextSpace(market: Market, suit: Suit): number {
  const track = market.tracks[suit];
  const from = market.tokens[suit];
  const steps = market.special === 'bubble' && track[from] === 'faux*' ? 2 : 1;
  return (from + steps) % track.length;
}

function specialValue(market: Market, suit: Suit): number {
  switch (market.special) {
    case 'glut':
      return 2 * market.fauxInTrick;
    case 'copycat':
      return nearestNumberBehind(market.tracks[suit], market.tokens[suit]);
    case 'best-market':
      return Math.max(...SUITS.map((other) => (other === suit ? 0 : numberAt(market, other))));
    case 'closing-bell':
      return market.tricksCompleted;
    case 'bubble':
    case null:
      return 0;
  }
}

function nearestNumberBehind(track: readonly Space[], from: number): number {
  for (let at = from - 1; at >= 0; at--) {
    const space = track[at];
    if (typeof space === 'number') return space;
  }
  // Space 0 is a number on every track, so that only a broken track comes here.
  return 0;
}

function numberAt(market: Market, suit: Suit): number {
  const space = at(market.tracks[suit], market.tokens[suit]);
  return typeof space === 'number' ? space : 0;
}

/** A copy that shares nothing. */
export function copyTracks({ black, pink, yellow, blue }: Tracks): Tracks {
  return { black: black.slice(), pink: pink.slice(), yellow: yellow.slice(), blue: blue.slice() };
}
