import type { Standing } from '../../engine/game';
import { rankSeats } from '../../engine/ranking';
import { addPartners } from '../trick-taking/rules/teams';
import type { FauxDiamondsState } from './types';

/** Wealth over all hands; partners add theirs up. Null before the match is over. rules: faux-diamonds §7, §8.2 */
export function standings(state: FauxDiamondsState): Standing[] | null {
  if (state.phase !== 'over') return null;
  return rankSeats(state.options.partnership ? addPartners(state.totals) : state.totals);
}
