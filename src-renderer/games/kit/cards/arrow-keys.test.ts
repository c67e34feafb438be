import { describe, expect, it } from 'vitest';
import { placeAfterKey } from './arrow-keys';

describe('the arrow keys in a row of four', () => {
  it.each([
    ['ArrowRight', 1, 2],
    ['ArrowDown', 3, 3],
    ['ArrowLeft', 1, 0],
    ['ArrowUp', 0, 0],
    ['Home', 2, 0],
    ['End', 0, 3],
    ['Enter', 1, null],
  ])('%s leads from %i to %s', (key, place, next) => {
    expect(placeAfterKey(key, place, 3)).toBe(next);
  });
});
