import { describe, expect, it } from 'vitest';
import { layOutScores, tickStep } from './chart';

const AREA = { width: 100, height: 100 };

describe('the chart of the scores', () => {
  it.each([
    [1, 1],
    [5, 1],
    [6, 2],
    [14, 5],
    [60, 20],
    [61, 20],
    [600, 200],
  ])('divides a range of %i by steps of %i', (range, step) => {
    expect(tickStep(range)).toBe(step);
  });

  it('starts every line at zero before the first round and ends it at the right edge', () => {
    const { lines } = layOutScores(
      [
        [1, 0],
        [1, 1],
      ],
      2,
      AREA,
    );
    expect(lines).toEqual([
      [
        [0, 100],
        [50, 0],
        [100, 0],
      ],
      [
        [0, 100],
        [50, 100],
        [100, 0],
      ],
    ]);
  });

  it('has room below zero for negative scores', () => {
    const { ticks, lines } = layOutScores([[-4, 6]], 2, AREA);
    expect(ticks.map((tick) => tick.score)).toEqual([-4, -2, 0, 2, 4, 6]);
    expect(lines.map((line) => line[1])).toEqual([
      [100, 100],
      [100, 0],
    ]);
  });

  it('draws a match without a finished round', () => {
    const { lines, ticks } = layOutScores([], 2, AREA);
    expect(lines).toEqual([[[0, 100]], [[0, 100]]]);
    expect(ticks.map((tick) => tick.score)).toEqual([0, 1]);
  });
});
