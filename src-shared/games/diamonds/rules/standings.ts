import { at } from '../../../engine/at';
import type { Seat, Standing } from '../../../engine/game';
import { rankSeats } from '../../../engine/ranking';
import { allSeats } from '../../trick-taking/rules/seats';
import { addPartners } from '../../trick-taking/rules/teams';
import type { DiamondsState } from './types';

/** A seat's own points: two a crystal in the vault, one in the showroom. rules: diamonds §5.1 */
export function pointsOf({ open, hidden }: DiamondsState, seat: Seat): number {
  return 2 * at(hidden.vaults, seat) + at(open.showrooms, seat);
}

/** Points, then crystals in the vault; teams add both up. Null before the match is over. rules: diamonds §5 */
export function standings(state: DiamondsState): Standing[] | null {
  const { phase, seats, options } = state.open;
  const { vaults } = state.hidden;
  if (phase !== 'over') return null;
  const points = allSeats(seats).map((seat) => pointsOf(state, seat));
  return options.teams ? rankSeats(addPartners(points), addPartners(vaults)) : rankSeats(points, vaults);
}
