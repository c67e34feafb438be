import { describe, expect, it } from 'vitest';
import { sameCards, togglePick } from './hand-choice';

describe('picking cards', () => {
  it.each([
    ['a', 'b', 'a b'],
    ['a b', 'a', 'b'],
    ['a b', 'c', 'b c'],
    ['', 'a', 'a'],
  ])('with %j picked, pressing %s leaves %j when two are wanted', (before, card, after) => {
    expect(togglePick(before.split(' ').filter(Boolean), card, 2)).toEqual(after.split(' '));
  });

  it('does not mind the order of the cards', () => {
    expect(sameCards(['a', 'b'], ['b', 'a'])).toBe(true);
    expect(sameCards(['a', 'b'], ['b', 'c'])).toBe(false);
    expect(sameCards(['a'], ['a', 'b'])).toBe(false);
  });
});
