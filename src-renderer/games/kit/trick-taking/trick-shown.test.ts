import { describe, expect, it } from 'vitest';
import { feltPoint, sidesOf } from './trick-shown';

describe('the felt', () => {
  it('puts the first seat at the bottom and the next one on its left', () => {
    const [bottom, left, top, right] = [0, 1, 2, 3].map((index) => feltPoint(index, 4));
    expect(bottom.y).toBeGreaterThan(left.y);
    expect(left.x).toBeLessThan(top.x);
    expect(top.y).toBeLessThan(left.y);
    expect(right.x).toBeGreaterThan(top.x);
  });
});

describe('the sides of the table', () => {
  it.each([
    [1, ['top']],
    [2, ['top', 'top']],
    [3, ['left', 'top', 'right']],
    [5, ['left', 'top', 'top', 'top', 'right']],
  ])('seat %i others clockwise', (others, sides) => {
    expect(sidesOf(others)).toEqual(sides);
  });
});
