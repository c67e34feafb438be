import type { SeatView } from '../../../../src-shared/protocol/pushes';
import { text } from '../text';

/** What the seats are called, by seat. */
export function seatNames(seats: readonly SeatView[]): string[] {
  return seats.map((holder, seat) => (holder.kind === 'empty' ? text().seat.name(seat + 1) : holder.name));
}
