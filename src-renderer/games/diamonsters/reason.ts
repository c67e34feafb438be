import { at } from '../../../src-shared/engine/at';
import { monsterOf } from '../../../src-shared/games/diamonsters/rules/cards';
import type { LastBids } from '../../../src-shared/games/diamonsters/rules/types';

/** Why a bid came out as it did. */
export type Reason = 'ichi-beats-go' | 'last-standing' | 'highest-left' | 'highest' | 'all-cancelled';

/** Why these bids, settled, came out as they did. rules: diamonsters §3.3, §3.4 */
export function reasonOf({ bids, cancelled, winner }: LastBids): Reason {
  if (winner === null) return 'all-cancelled';
  const left = bids.filter((_, seat) => !cancelled.includes(seat)).map(monsterOf);
  if (left.length === 1) return 'last-standing';
  if (monsterOf(at(bids, winner)) === 'ichi' && left.includes('go')) return 'ichi-beats-go';
  return cancelled.length > 0 ? 'highest-left' : 'highest';
}
