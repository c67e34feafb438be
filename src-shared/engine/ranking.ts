import { at } from './at';
import type { Seat, Standing } from './game';

/**
 * Ranks seats: by points, then by each tie-break in turn, more being better. Seats equal in all share a rank, and the
 * ranks below are skipped (1, 1, 3).
 * @param points by seat.
 * @param tieBreaks lists by seat, the first one deciding first.
 */
export function rankSeats(points: readonly number[], ...tieBreaks: (readonly number[])[]): Standing[] {
  const keys = [points, ...tieBreaks];
  const isBetter = (a: Seat, b: Seat): boolean => {
    const decisive = keys.find((key) => key[a] !== key[b]);
    return decisive !== undefined && at(decisive, a) > at(decisive, b);
  };
  return points.map((own, seat) => ({
    seat,
    points: own,
    rank: 1 + points.filter((_, other) => isBetter(other, seat)).length,
  }));
}
