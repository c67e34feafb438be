import { at } from '../../../engine/at';
import type { Seat } from '../../../engine/game';
import { MONSTERS, NUMBERS, cardNumber, type CardId } from './cards';

/** How a bid ended. */
export interface BidOutcome {
  /** The seats whose bids were equal to another's, in seat order. rules: diamonsters §3.3 */
  cancelled: Seat[];
  /** The seat that wins the lot; null when no card is left. rules: diamonsters §3.4, §3.6 */
  winner: Seat | null;
}

/** Who wins with these bids, given by seat. rules: diamonsters §3.3–§3.6 */
export function settleBids(bids: readonly CardId[]): BidOutcome {
  return settleNumbers(bids.map(cardNumber));
}

/** Who wins with bids of these numbers, 1 to 5, given by seat. rules: diamonsters §3.3–§3.6 */
export function settleNumbers(numbers: readonly number[]): BidOutcome {
  const times = MONSTERS.map(() => 0);
  for (const number of numbers) times[number - 1] = at(times, number - 1) + 1;

  const cancelled: Seat[] = [];
  let winner: Seat | null = null;
  for (let seat = 0; seat < numbers.length; seat++) {
    const number = at(numbers, seat);
    if (at(times, number - 1) > 1) cancelled.push(seat);
    else if (winner === null || number > at(numbers, winner)) winner = seat;
  }

  const ichiBeatsGo = times[NUMBERS.ichi - 1] === 1 && times[NUMBERS.go - 1] === 1;
  return { cancelled, winner: ichiBeatsGo ? numbers.indexOf(NUMBERS.ichi) : winner };
}
