import type { Seat } from '../../engine/game';
import { partnerOf } from '../trick-taking/rules/seats';
import { winningPlay } from '../trick-taking/rules/trick';
import { chancesToWin } from '../trick-taking/bot/win-chance';
import { FACES, HIGHEST_RANK, type Suit } from './cards';
import { THOUSAND, typicalWorth } from './keeping';
import { layoutOf, packOf } from './layout';
import { friendlyAmount, marketOf } from './sales';
import { trickSizeOf } from './trick-size';
import { valueOf } from './tracks';
import type { FauxDiamondsState } from './types';

const CERTAIN = 1000;
/** What a Faux Diamond brings later on. */
const FAUX_KEPT = 46;

/** What a seat can reckon with when it plays cards of one suit, or Faux Diamonds: nothing that it cannot know. */
export interface Outlook {
  /** What a card brings for certain, more than keeping a card of its suit does. */
  sure: number;
  /** What it brings by winning the trick. */
  prize: number;
  /** How likely each rank wins the trick, in thousandths. */
  chances: readonly number[];
}

const NO_CHANCES: readonly number[] = new Array<number>(HIGHEST_RANK + 1).fill(0);

/** @param suit null for Faux Diamonds. */
export function outlookFor(state: FauxDiamondsState, seat: Seat, suit: Suit | null): Outlook {
  if (suit === null) return { sure: worthOfFaux(state), prize: 0, chances: NO_CHANCES };
  const market = marketOf(state);
  const value = THOUSAND * valueOf(market, suit);
  const kept = Math.trunc((2 * typicalWorth(state, suit)) / 5);
  const isOffSuit = state.led !== null && suit !== state.led;
  if (isOffSuit) return { sure: value - kept, prize: 0, chances: NO_CHANCES };

  const prize = isOurs(state, seat) ? 0 : value + THOUSAND * market.fauxInTrick;
  const chances = chancesToWin(
    { ...state, handSizes: state.hands.map((hand) => hand.length), trickSize: trickSizeOf(state.seats) },
    seat,
    state.hands[seat],
    suit,
    packOf(layoutOf(state.options, state.seats)),
  );
  return { sure: -kept, prize, chances };
}

/** What playing a card of that rank now is worth more than keeping it. A high card spent is a trick less later on. */
export function worthOfPlay({ sure, prize, chances }: Outlook, rank: number): number {
  return sure + Math.trunc((chances[rank] * prize) / CERTAIN) - 2 * rank;
}

/** Whether the trick goes to the seat, or to its partner, as it stands. */
function isOurs({ trick, led, options, seats }: FauxDiamondsState, seat: Seat): boolean {
  const winning = winningPlay(trick, led, FACES);
  if (winning === null) return false;
  return winning.seat === seat || (options.partnership && winning.seat === partnerOf(seat, seats));
}

/** What selling a Faux Diamond now brings more than selling it later; before a suit is led it brings nothing. */
function worthOfFaux(state: FauxDiamondsState): number {
  const { led, options } = state;
  if (led === null) return -FAUX_KEPT;
  const market = marketOf(state);
  const withIt = { ...market, fauxInTrick: market.fauxInTrick + 1 };
  return THOUSAND * (options.friendly ? friendlyAmount(withIt, led) : valueOf(withIt, led)) - FAUX_KEPT;
}
