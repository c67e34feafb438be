import { at } from '../../../engine/at';
import type { Seat } from '../../../engine/game';
import { partnerOf } from '../../trick-taking/rules/seats';
import { winningPlay } from '../../trick-taking/rules/trick';
import { chancesToWin } from '../../trick-taking/bot/win-chance';
import { FACES, HIGHEST_RANK, type CardId, type Suit } from '../rules/cards';
import { THOUSAND, typicalWorth } from './keeping';
import { layoutOf } from '../rules/layout';
import { packOf } from './pack';
import { friendlyAmount, marketOf } from '../rules/sales';
import { valueOf } from '../rules/tracks';
import type { FauxDiamondsOpen } from '../rules/types';

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

/**
 * @param hand the seat's own.
 * @param suit null for Faux Diamonds.
 */
export function outlookFor(
  open: FauxDiamondsOpen,
  seat: Seat,
  hand: readonly CardId[],
  suit: Suit | null,
): Outlook {
  if (suit === null) return { sure: worthOfFaux(open), prize: 0, chances: NO_CHANCES };
  const market = marketOf(open);
  const value = THOUSAND * valueOf(market, suit);
  const kept = Math.trunc((2 * typicalWorth(open, suit)) / 5);
  const isOffSuit = open.led !== null && suit !== open.led;
  if (isOffSuit) return { sure: value - kept, prize: 0, chances: NO_CHANCES };

  const prize = isOurs(open, seat) ? 0 : value + THOUSAND * market.fauxInTrick;
  const chances = chancesToWin(open, seat, hand, suit, packOf(layoutOf(open.options, open.seats)));
  return { sure: -kept, prize, chances };
}

/** What playing a card of that rank now is worth more than keeping it. A high card spent is a trick less later on. */
export function worthOfPlay({ sure, prize, chances }: Outlook, rank: number): number {
  return sure + Math.trunc((at(chances, rank) * prize) / CERTAIN) - 2 * rank;
}

/** Whether the trick goes to the seat, or to its partner, as it stands. */
function isOurs({ trick, led, options, seats }: FauxDiamondsOpen, seat: Seat): boolean {
  const winning = winningPlay(trick, led, FACES);
  if (winning === null) return false;
  return winning.seat === seat || (options.partnership && winning.seat === partnerOf(seat, seats));
}

/** What selling a Faux Diamond now brings more than selling it later; before a suit is led it brings nothing. */
function worthOfFaux(open: FauxDiamondsOpen): number {
  const { led, options } = open;
  if (led === null) return -FAUX_KEPT;
  const market = marketOf(open);
  const withIt = { ...market, fauxInTrick: market.fauxInTrick + 1 };
  return THOUSAND * (options.friendly ? friendlyAmount(withIt, led) : valueOf(withIt, led)) - FAUX_KEPT;
}
