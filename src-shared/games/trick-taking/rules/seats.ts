import type { Seat } from '../../../engine/game';

/** The next seat clockwise. */
export function leftOf(seat: Seat, seats: number): Seat {
  return seat + 1 === seats ? 0 : seat + 1;
}

/** The next seat counter-clockwise. */
export function rightOf(seat: Seat, seats: number): Seat {
  return seat === 0 ? seats - 1 : seat - 1;
}

/** The seat opposite, in games of two-seat teams; needs an even number of seats. */
export function partnerOf(seat: Seat, seats: number): Seat {
  return (seat + seats / 2) % seats;
}

/** Whether so many seats can be split into teams of two. */
export function canPlayInTeams(seats: number): boolean {
  return seats === 4 || seats === 6;
}

/** All seats, in seat order. */
export function allSeats(seats: number): Seat[] {
  const all: Seat[] = [];
  for (let seat = 0; seat < seats; seat++) all.push(seat);
  return all;
}
