import { describe, expect, it } from 'vitest';
import { roundValue } from './prospects';
import { setTable } from '../testing/positions';

describe('what the end of a round is worth', () => {
  it.each<[rounds: number[][], target: number, values: number[]]>([
    // One wins the round, the other loses it, however the match stands.
    [[[1, 0]], 5, [10_000, 0]],
    [
      [
        [0, 4],
        [1, 4],
      ],
      5,
      [10_000, 0],
    ],
    // When the last draws level, each of the others still has a third of the match.
    [
      [
        [1, 1, 0],
        [1, 1, 1],
      ],
      2,
      [3333, 3333, 10_000],
    ],
    [
      [
        [1, 1, 0],
        [1, 2, 0],
      ],
      2,
      [0, 10_000, 0],
    ],
  ])('after the rounds %j with %i to win', (rounds, target, values) => {
    const prizes = rounds.at(-1) ?? [];
    const { state } = setTable({ seats: prizes.length, prizes, options: { target } });
    state.open.scoreByRound = rounds;
    if (prizes.includes(target)) state.open.over = 'target';
    expect(prizes.map((_, seat) => roundValue(state, seat))).toEqual(values);
  });

  it('is the part of the win where the match ended without a winner of the round', () => {
    const { state } = setTable({ seats: 2, prizes: [2, 2] });
    state.open.over = 'stalemate';
    expect([0, 1].map((seat) => roundValue(state, seat))).toEqual([5000, 5000]);
  });
});
