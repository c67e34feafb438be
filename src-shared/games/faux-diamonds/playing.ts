import type { Seat } from '../../engine/game';
import { partnerOf } from '../trick-taking/seats';
import { winningPlay } from '../trick-taking/trick';
import { chancesToWin } from '../trick-taking/win-chance';
import { FACES, type Suit } from './cards';
import { THOUSAND, typicalWorth } from './keeping';
import { layoutOf, packOf } from './layout';
import { friendlyAmount, marketOf } from './sales';
import { valueOf } from './tracks';
import type { FauxDiamondsState } from './types';

const CERTAIN = 1000;
/** What a Faux Diamond brings later on. */
const FAUX_KEPT = 5 * THOUSAND;
/** What the lead of the next trick is worth. */
const LEAD = THOUSAND;

/**
 * What playing each rank of a suit now is worth more than keeping it.
 * @param suit null for a Faux Diamond.
 * @returns worths by rank, from rank 0, which only a Faux Diamond has.
 */
export function worthByRank(state: FauxDiamondsState, seat: Seat, suit: Suit | null): number[] {
  if (suit === null) return [worthOfFaux(state)];
  const pack = packOf(layoutOf(state.options, state.seats));
  const market = marketOf(state);
  const value = THOUSAND * valueOf(market, suit);
  // A card sold now is not sold later on, and a high card spent is a trick less.
  const kept = 3 * typicalWorth(state, suit);
  const spent = (rank: number): number => Math.trunc((15 * rank + kept) / 10);

  if (state.led !== null && suit !== state.led) {
    return Array.from({ length: pack.highestRank + 1 }, (_, rank) => value - spent(rank));
  }
  const prize = isOurs(state, seat) ? 0 : value + THOUSAND * market.fauxInTrick + LEAD;
  return chancesToWin(state, seat, suit, pack).map(
    (chance, rank) => Math.trunc((chance * prize) / CERTAIN) - spent(rank),
  );
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
