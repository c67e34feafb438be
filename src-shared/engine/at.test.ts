import { expect, it } from 'vitest';
import { at, entryOf } from './at';

it('finds what is there, nothing included that is meant to be nothing', () => {
  expect(at(['a', 'b'], 1)).toBe('b');
  expect(at([null, 0], 0)).toBeNull();
});

it.each([-1, 2, 0.5, Number.NaN])('says so when nothing is at place %d', (place) => {
  expect(() => at(['a', 'b'], place)).toThrow(RangeError);
});

it('finds the entry of a key', () => {
  expect(entryOf<'hearts' | 'spades', number>({ hearts: 1, spades: 2 }, 'spades')).toBe(2);
});
