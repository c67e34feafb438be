import { describe, expect, it } from 'vitest';
import { at } from '../../../../src-shared/engine/at';
import { SUITS } from '../../../../src-shared/games/faux-diamonds/rules/cards';
import { outlinePath, pointsAround, type Point } from './cut';

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

describe.each(SUITS)('the loop around the %s cut', (suit) => {
  it('begins at the top', () => {
    const points = pointsAround(suit, 12);
    const first = at(points, 0);
    expect(first.x).toBeCloseTo(0);
    expect(Math.min(...points.slice(1).map(({ y }) => y))).toBeGreaterThanOrEqual(first.y - 2);
  });

  it('runs clockwise', () => {
    const points = pointsAround(suit, 4);
    const [second, fourth] = [at(points, 1), at(points, 3)];
    expect(second.x).toBeGreaterThan(0);
    expect(fourth.x).toBeLessThan(0);
  });

  it('leaves room for twelve spaces beside one another', () => {
    const spaces = pointsAround(suit, 12);
    const nearest = spaces.flatMap((one, index) =>
      spaces.slice(index + 1).map((other) => distance(one, other)),
    );
    expect(Math.min(...nearest)).toBeGreaterThan(15);
  });

  it('closes', () => {
    expect(outlinePath(suit)).toMatch(/^M.*z$/);
  });
});
