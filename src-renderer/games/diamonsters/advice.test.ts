import { describe, expect, it } from 'vitest';
import { advice } from './advice';

const NAMES = ['Anna', 'Bo', 'Cy'];
const GO = { type: 'bid', card: 'go-7' } as const;

/** The reasons for facts of which only the share of the imagined deals is told. */
function reasonsFor(percents: Record<string, number>): string[] {
  const facts = Object.entries(percents).map(([name, percent]) => [name, { percent, mean: 1 }] as const);
  return advice.reasons({ move: GO, facts: Object.fromEntries(facts) }, NAMES);
}

describe('advice in words', () => {
  it('names the monster to bid', () => {
    expect(advice.move(GO, NAMES)).toBe('Bid your Go');
  });

  it.each<[Record<string, number>, string[]]>([
    [
      { 'wins-lot': 61, cancelled: 20, 'beaten-by-1': 4, 'beaten-by-2': 15, 'wins-round': 55 },
      [
        'wins the lot in 61 of 100 deals you can’t rule out',
        'cancels out with an equal bid in 20 of 100',
        'loses to Cy’s bid in 15 of 100',
        'wins you the round sooner or later in 55 of 100',
      ],
    ],
    [
      { 'wins-lot': 70, 'completes-match': 70, cancelled: 30, 'wins-round': 82 },
      [
        'wins the round with three of one monster in 70 of 100 deals you can’t rule out',
        'cancels out with an equal bid in 30 of 100',
        'wins you the round sooner or later in 82 of 100',
      ],
    ],
    [
      { 'completes-diamonds': 40, 'wins-lot': 40, 'beaten-by-2': 60, 'completed-by-2': 60 },
      [
        'wins the round with five diamonds in 40 of 100 deals you can’t rule out',
        'loses to Cy’s bid in 60 of 100',
        'lets Cy win the round at once in 60 of 100',
      ],
    ],
    [{ 'wins-lot': 100, cancelled: 0 }, ['always wins the lot']],
    [{ cancelled: 100 }, ['always cancels out with an equal bid']],
    [{}, []],
  ])('of %j', (percents, reasons) => {
    expect(reasonsFor(percents)).toEqual(reasons);
  });
});
