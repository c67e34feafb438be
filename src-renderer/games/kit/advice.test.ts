import { describe, expect, it } from 'vitest';
import { overall, tellable } from './advice';

describe('a fact of advice', () => {
  it('is told from its least share of deals on', () => {
    const fact = { percent: 5, mean: 1 };
    expect(tellable(fact, 5)).toBe(fact);
    expect(tellable(fact, 6)).toBeNull();
    expect(tellable(undefined, 0)).toBeNull();
  });

  it('has a mean over all deals', () => {
    expect(overall({ percent: 25, mean: 8 })).toBe(2);
  });
});
