import { describe, expect, it } from 'vitest';
import { play, position } from '../../../src-shared/games/faux-diamonds/testing/positions';
import { gainOf } from './gain';

describe('the money of an event', () => {
  it('comes from the track of the sale, or from the trick for its Faux Diamonds', () => {
    const tracks = 'black 3 [5] 5 7 | yellow [7] 6 | pink [2] | blue [4]';
    const state = position(`hands k10 p1 / f1 p2 / k6 p3 / y4 p4 | ${tracks} | leader 0`);
    play(state, 'k10 f1 k6');
    expect(play(state, 'y4').map(gainOf)).toEqual([
      null,
      { seat: 3, amount: 7, from: 'track-yellow' },
      { seat: 0, amount: 5, from: 'track-black' },
      { seat: 0, amount: 1, from: 'trick' },
    ]);
  });
});
