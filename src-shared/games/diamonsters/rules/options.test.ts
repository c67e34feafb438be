import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { optionsSchema, targetOf } from './options';

describe('diamonsters §5.1: the options', () => {
  it('have defaults', () => {
    expect(v.parse(optionsSchema, {})).toEqual({ target: null, freshHands: false });
  });

  it.each([
    [2, 5],
    [3, 4],
    [4, 3],
    [5, 3],
    [6, 3],
  ])('with %i seats, %i prize diamonds win', (seats, target) => {
    expect(targetOf({ target: null, freshHands: false }, seats)).toBe(target);
  });

  it('target overrides the number of seats', () => {
    expect(targetOf({ target: 9, freshHands: false }, 2)).toBe(9);
  });

  it.each([
    [{ target: 0 }],
    [{ target: 10 }],
    [{ target: 2.5 }],
    [{ target: '3' }],
    [{ freshHands: 1 }],
    [{ goal: 3 }],
    [null],
  ])('%j is refused', (options) => {
    expect(v.is(optionsSchema, options)).toBe(false);
  });
});
