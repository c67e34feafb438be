import { describe, expect, it } from 'vitest';
import { matchChance } from './prospects';
import { setTable } from './test-table';

describe('the chance to win a match', () => {
  it.each<[prizes: number[], target: number, chances: number[]]>([
    // With everything even, everybody's chance is the same.
    [[0, 0], 5, [5000, 5000]],
    [[2, 2, 2, 2], 3, [2500, 2500, 2500, 2500]],
    // One more wins for the one, two in a row for the other.
    [[4, 3], 5, [7500, 2500]],
    // The leader wins at once, or else in 4 of 9 matches, once another draws level: 1/3 + 2/3 · 4/9.
    [[1, 0, 0], 2, [6296, 1852, 1852]],
  ])('with prizes %j and %i to win', (prizes, target, chances) => {
    const { state } = setTable({ seats: prizes.length, prizes, options: { target } });
    expect(prizes.map((_, seat) => matchChance(state, seat))).toEqual(chances);
  });

  it('is sure once the match is over, and shared with whoever shares the win', () => {
    const won = setTable({ seats: 2, prizes: [5, 2] }).state;
    won.over = 'target';
    expect([0, 1].map((seat) => matchChance(won, seat))).toEqual([10_000, 0]);
    const shared = setTable({ seats: 2, prizes: [2, 2] }).state;
    shared.over = 'stalemate';
    expect([0, 1].map((seat) => matchChance(shared, seat))).toEqual([5000, 5000]);
  });
});
