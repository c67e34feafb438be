import { describe, expect, it } from 'vitest';
import { intervalOf } from './interval';

describe('a 95 % interval', () => {
  it('is the mean and 1.96 standard errors on both sides', () => {
    const { mean, low, high } = intervalOf([0, 1, 0, 1, 1]);
    expect(mean).toBeCloseTo(0.6);
    expect(high - mean).toBeCloseTo(1.96 * Math.sqrt(0.3 / 5));
    expect(mean - low).toBeCloseTo(high - mean);
  });

  it('has no width when all values are the same', () => {
    expect(intervalOf([0.25, 0.25, 0.25])).toEqual({ mean: 0.25, low: 0.25, high: 0.25 });
  });

  it('tells nothing from one value', () => {
    expect(intervalOf([1])).toEqual({ mean: 1, low: -Infinity, high: Infinity });
  });
});
