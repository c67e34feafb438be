import { describe, expect, it } from 'vitest';
import { rankSeats } from './standings';

describe('standings', () => {
  it.each([
    ['most points rank first', [[3], [5], [4]], [3, 1, 2]],
    ['equal points share a rank and the next is skipped', [[5], [5], [2]], [1, 1, 3]],
    [
      'a tie-break separates equal points',
      [
        [5, 1],
        [5, 2],
        [9, 0],
      ],
      [3, 2, 1],
    ],
    [
      'a tie-break does not outweigh points',
      [
        [5, 0],
        [4, 9],
      ],
      [1, 2],
    ],
    ['negative points rank below zero', [[-1], [0]], [2, 1]],
  ])('%s', (_, scores, ranks) => {
    expect(rankSeats(scores).map((standing) => standing.rank)).toEqual(ranks);
    expect(rankSeats(scores).map((standing) => standing.points)).toEqual(scores.map((score) => score[0]));
  });
});
