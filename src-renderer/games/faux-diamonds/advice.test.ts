import { describe, expect, it } from 'vitest';
import type { FactSummary } from '../../../src-shared/bots/advice';
import type { FauxDiamondsMove } from '../../../src-shared/games/faux-diamonds/rules/types';
import { advice } from './advice';

const NAMES = ['Anna', 'Bo', 'Cy', 'Di'];
const MOVE: FauxDiamondsMove = { type: 'play', card: 'black-9' };

describe('a move as an invitation', () => {
  it.each<[FauxDiamondsMove, string]>([
    [{ type: 'announce-pass', count: 1 }, 'Announce a pass of 1 card'],
    [{ type: 'pass', cards: ['black-7', 'pink-2'] }, 'Pass Black 7 and Pink 2'],
    [{ type: 'set-bonus', cards: ['yellow-1'] }, 'Set Yellow 1 aside'],
    [{ type: 'play', card: 'black-9' }, 'Play Black 9'],
    [{ type: 'play', card: 'faux-3' }, 'Play a Faux Diamond'],
  ])('words %j', (move, words) => {
    expect(advice.move(move, NAMES)).toBe(words);
  });
});

describe('the reasons', () => {
  const reasonsFor = (facts: Record<string, FactSummary>): string[] =>
    advice.reasons({ move: MOVE, facts }, NAMES);

  it('tell how often a card wins, what it then sells for, and what that does to its market', () => {
    const facts = {
      'wins-trick': { percent: 83, mean: 1 },
      'sells-for': { percent: 83, mean: 6.4 },
      'then-black': { percent: 100, mean: 7 },
      'hand-wealth': { percent: 100, mean: 23.4 },
      leads: { percent: 62, mean: 1 },
    };
    expect(reasonsFor(facts)).toEqual([
      'wins the trick in 83 of 100 deals you can’t rule out',
      'then sells for $6,400 on average',
      'Black then sells for $7,000',
      'leads after this hand in 62 of 100 deals',
      'brings you to $23,400 this hand, on average',
    ]);
  });

  it.each<[string, FactSummary, string]>([
    ['wins-trick', { percent: 100, mean: 1 }, 'always wins the trick'],
    ['wins-match', { percent: 100, mean: 1 }, 'always wins the match'],
    ['leads', { percent: 100, mean: 1 }, 'always leads after this hand'],
    ['sells-for', { percent: 100, mean: 7 }, 'sells for $7,000 on average'],
    ['sells-for', { percent: 40, mean: 7 }, 'sells in 40 of 100 deals, for $7,000 on average'],
    ['faux-bonus', { percent: 45, mean: 1.3 }, 'takes $1,300 more for Faux Diamonds in 45 of 100 deals'],
    ['price-lost', { percent: 30, mean: 2 }, 'loses $2,000 to other sales in 30 of 100 deals'],
    ['price-gained', { percent: 30, mean: 1.5 }, 'gains $1,500 by other sales in 30 of 100 deals'],
    ['then-blue', { percent: 50, mean: 5 }, 'Blue then sells for about $2,500'],
    ['lacks-pink', { percent: 62, mean: 1 }, 'leaves you without Pink in 62 of 100 deals'],
    ['lacks-pink', { percent: 100, mean: 1 }, 'leaves you without Pink'],
    ['bonus-sale', { percent: 100, mean: 4.2 }, 'the bonus sale brings $4,200 on average'],
  ])('word %s %j', (name, summary, words) => {
    expect(reasonsFor({ [name]: summary })).toEqual([words]);
  });

  it('leave out what hardly ever comes of a move', () => {
    expect(
      reasonsFor({ 'wins-trick': { percent: 0, mean: 0 }, 'sells-for': { percent: 4, mean: 3 } }),
    ).toEqual([]);
  });

  it('are five at most', () => {
    const names = [
      'wins-trick',
      'sells-for',
      'faux-bonus',
      'price-lost',
      'then-black',
      'leads',
      'hand-wealth',
    ];
    const facts = Object.fromEntries(names.map((name) => [name, { percent: 50, mean: 2 }]));
    expect(reasonsFor(facts)).toHaveLength(5);
  });
});
