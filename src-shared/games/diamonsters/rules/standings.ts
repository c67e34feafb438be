import type { Standing } from '../../../engine/game';
import { rankSeats } from '../../../engine/ranking';
import { diamondsOn } from './cards';
import type { DiamonstersState } from './types';

/** Points and ranks once the match is over. rules: diamonsters §5.2–§5.4 */
export function standings({ open }: DiamonstersState): Standing[] | null {
  if (open.over === null) return null;
  const diamonds = open.collections.map(diamondsOn);
  return open.over === 'no-cards' ? rankSeats(diamonds, open.prizes) : rankSeats(open.prizes, diamonds);
}
