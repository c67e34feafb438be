import { describe, expect, it } from 'vitest';
import { summaryOfRound } from './summary';

const POINTS = { purity: 0, hand: 0 };

describe('the summary of a round', () => {
  it('puts the best seat first and shows what lay in each safe, by quality', () => {
    const summary = summaryOfRound(
      [
        {
          points: [
            { ...POINTS, collections: 13, total: 13 },
            { ...POINTS, collections: 14, total: 17 },
          ],
          ranks: [2, 1],
          chips: [3, 4],
          safes: [
            ['q9-p1', 'q7-p1', 'q9-p2', 'q7-p2', 'q9-p3', 'q7-p3'],
            ['q8-p2', 'q8-p3', 'q8-p4'],
          ],
        },
      ],
      1,
    );
    expect(summary.lines.map(({ seat, chips }) => [seat, chips])).toEqual([
      [1, 4],
      [0, 3],
    ]);
    expect(
      summary.lines.at(1)?.collections.map(({ quality, count, worth }) => [quality, count, worth]),
    ).toEqual([
      [7, 3, 8],
      [9, 3, 5],
    ]);
  });
});
