import { describe, expect, it } from 'vitest';
import { placeSeat } from './round-table';

describe('the places round the table', () => {
  it('put the viewer at the bottom and the next seat clockwise to the left', () => {
    const place = (seat: number) => placeSeat(seat, 4, 2);
    const [own, left, across, right] = [place(2), place(3), place(0), place(1)];
    expect(own).toEqual({ x: 50, y: 87 });
    expect(left.x).toBeLessThan(50);
    expect(across.y).toBeLessThan(50);
    expect(right.x).toBeGreaterThan(50);
  });

  it.each([2, 3, 4, 5, 6])('are all different for %i seats', (seats) => {
    const places = Array.from({ length: seats }, (_, seat) => JSON.stringify(placeSeat(seat, seats, 0)));
    expect(new Set(places).size).toBe(seats);
  });
});
