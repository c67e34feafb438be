/** A place in percent of the room, from its top left corner. */
export interface Place {
  x: number;
  y: number;
}

const RADIUS = { x: 36, y: 37 };

/** Where a seat is round the table: the viewer's own at the bottom, the next one clockwise to its left. */
export function placeSeat(seat: number, seats: number, bottom: number): Place {
  const turn = ((seat - bottom + seats) % seats) / seats;
  const angle = Math.PI * (0.5 + 2 * turn);
  return {
    x: Math.round(50 + RADIUS.x * Math.cos(angle)),
    y: Math.round(50 + RADIUS.y * Math.sin(angle)),
  };
}
