import { describe, expect, it } from 'vitest';
import { feltPoint, lyingTrick, sidesOf, wonTrick } from './trick-shown';

const faces = {
  'hearts-2': { suit: 'hearts', rank: 2 },
  'hearts-9': { suit: 'hearts', rank: 9 },
  'spades-12': { suit: 'spades', rank: 12 },
};
const plays = [
  { seat: 1, card: 'hearts-2' },
  { seat: 2, card: 'spades-12' },
  { seat: 0, card: 'hearts-9' },
] as const;

describe('a trick', () => {
  it('has no winning card before the first, and then the highest one of the suit led', () => {
    const shownAfter = (count: number) =>
      lyingTrick({ leader: 1, led: count > 0 ? 'hearts' : null, trick: plays.slice(0, count) }, faces);
    expect([0, 1, 2, 3].map((count) => shownAfter(count).winning)).toEqual([
      null,
      'hearts-2',
      'hearts-2',
      'hearts-9',
    ]);
    expect(shownAfter(3)).toEqual({ leader: 1, plays, winning: 'hearts-9', taker: null });
  });

  it('lies there once more when it is won, with the one who takes it', () => {
    expect(wonTrick({ leader: 1, led: 'hearts', cards: [...plays], winner: 0 }, faces)).toEqual({
      leader: 1,
      plays,
      winning: 'hearts-9',
      taker: 0,
    });
  });
});

describe('the felt', () => {
  it('puts the first seat at the bottom and the next one on its left', () => {
    const point = (index: number) => feltPoint(index, 4);
    const [bottom, left, top, right] = [point(0), point(1), point(2), point(3)];
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
