import type { Seat, Standing } from '../../engine/game';
import { rankSeats } from '../../engine/ranking';
import { allSeats } from '../trick-taking/seats';
import { addPartners } from '../trick-taking/teams';
import type { DiamondsState } from './types';

/** A seat's own points: two a crystal in the vault, one in the showroom. rules: diamonds §5.1 */
export function pointsOf(state: Pick<DiamondsState, 'vaults' | 'showrooms'>, seat: Seat): number {
  return 2 * state.vaults[seat] + state.showrooms[seat];
}

/** Points, then crystals in the vault; teams add both up. Null before the match is over. rules: diamonds §5 */
export function standings(state: DiamondsState): Standing[] | null {
  if (state.phase !== 'over') return null;
  const own = allSeats(state.seats).map((seat) => pointsOf(state, seat));
  const points = state.options.teams ? addPartners(own) : own;
  const vaults = state.options.teams ? addPartners(state.vaults) : state.vaults;
  return rankSeats(points, vaults);
}
