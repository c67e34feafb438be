import { describe, expect, it } from 'vitest';
import { createRng } from '../engine/rng';
import { drawPlace, mixture } from './mixture';

describe('a mixture', () => {
  it('makes a choice half as often for every halving that it is worse', () => {
    expect(mixture([10, 5, 0, 10], 5)).toEqual([65536, 32768, 16384, 65536]);
  });

  it('goes down evenly between two halvings', () => {
    expect(mixture([10, 7.5], 5)).toEqual([65536, 0.75 * 65536]);
  });

  it('leaves out what is worse by sixteen halvings', () => {
    expect(mixture([16, 0.5, 0], 1)).toEqual([65536, 1.5, 0].map(Math.round));
  });

  it('is drawn from by weight', () => {
    const rng = createRng('mixture', 'test');
    const drawn = Array.from({ length: 3000 }, () => drawPlace([1, 0, 2], rng));
    expect(drawn).not.toContain(1);
    expect(drawn.filter((place) => place === 2).length / drawn.length).toBeCloseTo(2 / 3, 1);
  });
});
