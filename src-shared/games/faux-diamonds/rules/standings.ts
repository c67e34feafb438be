import type { Standing } from '../../../engine/game';
import { rankSeats } from '../../../engine/ranking';
import { addPartners } from '../../trick-taking/rules/teams';
import type { FauxDiamondsState } from './types';

/** Wealth over all hands; partners add theirs up. Null before the match is over. rules: faux-diamonds §7, §8.2 */
export function standings({ open }: FauxDiamondsState): Standing[] | null {
  if (open.phase !== 'over') return null;
  return rankSeats(open.options.partnership ? addPartners(open.totals) : open.totals);
}
