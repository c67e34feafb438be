import { describe, expect, it } from 'vitest';
import type { FactSummary } from '../../../src-shared/bots/advice';
import type { DiamondsMove } from '../../../src-shared/games/diamonds/rules/types';
import { FACT_NAMES } from '../../../src-shared/games/diamonds/bot/witness';
import { advice } from './advice';

const NAMES = ['Anna', 'Bo', 'Cy', 'Di'];

function reasonsFor(facts: Record<string, FactSummary>): string[] {
  const move: DiamondsMove = { type: 'play', card: 'hearts-9' };
  return advice.reasons({ move, facts }, NAMES);
}

describe('a move as an invitation', () => {
  it.each<[DiamondsMove, string]>([
    [{ type: 'announce-pass', count: 1 }, 'Announce that everyone passes 1 card'],
    [{ type: 'pass', cards: ['hearts-9', 'clubs-2'] }, 'Pass the 9 of hearts and 2 of clubs'],
    [{ type: 'play', card: 'hearts-9' }, 'Play the 9 of hearts'],
    [{ type: 'take-from', seat: 2 }, 'Take a crystal from Cy'],
  ])('words %j', (move, words) => {
    expect(advice.move(move, NAMES)).toBe(words);
  });
});

describe('the reasons', () => {
  it('tell what comes of the trick first, and the points of the round last', () => {
    const facts = {
      points: { percent: 98, mean: 6.4 },
      stores: { percent: 60, mean: 1 },
      'wins-trick': { percent: 83, mean: 1 },
    };
    expect(reasonsFor(facts)).toEqual([
      'wins the trick in 83 of 100 deals you can’t rule out',
      'puts a crystal into your vault in 60 of 100',
      'makes 6.3 points by the end of the round, on average',
    ]);
  });

  it('say always when it is always', () => {
    expect(
      reasonsFor({ stores: { percent: 100, mean: 1 }, 'wins-trick': { percent: 100, mean: 1 } }),
    ).toEqual(['always wins the trick', 'always puts a crystal into your vault']);
  });

  it('leave out what hardly ever comes of a move', () => {
    const facts = { shows: { percent: 0, mean: 0 }, takes: { percent: 4, mean: 1 } };
    expect(reasonsFor(facts)).toEqual([]);
  });

  it.each(FACT_NAMES)('have words of their own for %s', (name) => {
    const [reason, ...more] = reasonsFor({ [name]: { percent: 50, mean: 1 } });
    const others = FACT_NAMES.filter((other) => other !== name);
    expect(more).toEqual([]);
    expect(others.flatMap((other) => reasonsFor({ [other]: { percent: 50, mean: 1 } }))).not.toContain(
      reason,
    );
  });

  it('are four at most, the points among them', () => {
    const all = Object.fromEntries(FACT_NAMES.map((name) => [name, { percent: 50, mean: 1 }]));
    const told = reasonsFor(all);
    expect(told).toHaveLength(4);
    expect(told[3]).toContain('points');
  });
});
