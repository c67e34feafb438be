import { describe, expect, it } from 'vitest';
import { pairedDifference } from './paired';

describe('comparing rewards that were earned in the same worlds', () => {
  it.each<[first: number[], second: number[], mean: number, error: number]>([
    [[3, 5], [1, 1], 3, 1],
    // The worlds differ much, the moves by one in each of them.
    [[100, -50, 7], [99, -51, 6], 1, 0],
    [[1, 2, 3, 4], [4, 3, 2, 1], 0, Math.sqrt(20 / 3 / 4)],
    // What one has more is left out.
    [[3, 5, 900], [1, 1], 3, 1],
    [[2], [5], -3, Infinity],
    [[], [], 0, Infinity],
  ])('%j and %j', (first, second, mean, error) => {
    const difference = pairedDifference(first, second);
    expect(difference.mean).toBe(mean);
    expect(difference.error).toBeCloseTo(error, 12);
  });
});
