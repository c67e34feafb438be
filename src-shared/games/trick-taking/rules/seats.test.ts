import { describe, expect, it } from 'vitest';
import { allSeats, canPlayInTeams, leftOf, partnerOf, rightOf } from './seats';

describe('seats around the table', () => {
  it.each([
    [0, 4, 1, 3],
    [3, 4, 0, 2],
    [1, 2, 0, 0],
    [5, 6, 0, 4],
  ])('seat %i of %i has seat %i on its left and seat %i on its right', (seat, seats, left, right) => {
    expect(leftOf(seat, seats)).toBe(left);
    expect(rightOf(seat, seats)).toBe(right);
  });

  it.each([
    [0, 4, 2],
    [3, 4, 1],
    [1, 6, 4],
    [5, 6, 2],
  ])('the partner of seat %i of %i sits opposite, at %i', (seat, seats, partner) => {
    expect(partnerOf(seat, seats)).toBe(partner);
    expect(partnerOf(partner, seats)).toBe(seat);
  });

  it('splits four or six seats into teams, and no other number', () => {
    expect([2, 3, 4, 5, 6].filter(canPlayInTeams)).toEqual([4, 6]);
  });

  it('counts seats from 0', () => {
    expect(allSeats(3)).toEqual([0, 1, 2]);
  });
});
