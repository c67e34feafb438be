import { describe, expect, it } from 'vitest';
import type { FactSummary } from '../../../src-shared/bots/advice';
import type { DiamsMove } from '../../../src-shared/games/diams/rules/moves';
import type { Fact } from '../../../src-shared/games/diams/bot/witness';
import { advice } from './advice';

const NAMES = ['Anna', 'Bo', 'Cy'];

describe('an advised move', () => {
  it.each<[string, DiamsMove]>([
    ['Draw a card', { type: 'draw', to: 'hand' }],
    ['Turn up two for the market', { type: 'draw', to: 'market' }],
    ['Secure three 7s', { type: 'secure', cards: ['q7-p1', 'q7-p2', 'q7-p4'] }],
    ['Secure two 7s and an exceptional 7', { type: 'secure', cards: ['q7-p1', 'q7-p2', 'q7-p5'] }],
    ['Bring a 4 to the market and take every 4', { type: 'market', with: 'q4-p1', take: 'colour' }],
    [
      'Bring an 8 to the market and take two 3s and a 2',
      { type: 'market', with: 'q8-p1', take: ['q3-p1', 'q3-p2', 'q2-p1'] },
    ],
    ['Leave a 1 in the market', { type: 'market', with: 'q1-p1', take: 'nothing' }],
    [
      'Make Bo sell every 7, using Safe drilling',
      { type: 'special', card: 'drilling', power: 'compulsory-sale', quality: 7, from: 1 },
    ],
    [
      'Use Safe express and lay two 9s into the safe',
      { type: 'special', card: 'express', power: 'express', cards: ['q9-p1', 'q9-p2'] },
    ],
    [
      'Drill Cy’s safe for an 8, purity 5',
      { type: 'special', card: 'drilling', power: 'drilling', from: 2, quality: 8, purity: 5 },
    ],
    [
      'Take an exceptional 7 from the market by sleight of hand',
      { type: 'special', card: 'sleight', power: 'sleight', take: 'q7-p5' },
    ],
    ['Give up a 2 and Sleight of hand', { type: 'give-up', cards: ['q2-p1', 'sleight'] }],
    ['Pass', { type: 'pass' }],
  ])('is “%s”', (words, move) => {
    expect(advice.move(move, NAMES)).toBe(words);
  });
});

describe('the reasons for a move', () => {
  const draw: DiamsMove = { type: 'draw', to: 'hand' };
  const sale: DiamsMove = { type: 'special', card: 'express', power: 'compulsory-sale', quality: 7, from: 1 };
  const reasons = (move: DiamsMove, facts: Partial<Record<Fact, FactSummary>>) =>
    advice.reasons({ move, facts }, NAMES);

  it('tell how likely a sale is to hit', () => {
    expect(reasons(sale, { hits: { percent: 64, mean: 1 } })).toEqual([
      'hits in 64 of 100 deals you can’t rule out',
    ]);
    expect(reasons(sale, { hits: { percent: 100, mean: 1 } })).toEqual(['always hits']);
  });

  it('tell what can be secured in this turn and the next', () => {
    const facts = { 'secures-next': { percent: 71, mean: 8 }, 'secures-now': { percent: 100, mean: 1 } };
    expect(reasons(draw, facts)).toEqual([
      'puts 1 point into your safe this turn',
      'you can secure a collection next turn in 71 of 100 deals, worth 8 points',
    ]);
  });

  it('tell what comes into the hand and what others take', () => {
    const facts = { gains: { percent: 100, mean: 2 }, loses: { percent: 30, mean: 1.2 } };
    expect(reasons(draw, facts)).toEqual([
      'brings 2 diamonds into your hand',
      'others take what you lay down in 30 of 100 deals',
    ]);
  });

  it('tell the result of a round only where it ends', () => {
    const won = { percent: 40, mean: 1 };
    expect(reasons(draw, { 'round-won': won, 'round-ends': { percent: 70, mean: 1 } })).toEqual([]);
    expect(reasons(draw, { 'round-won': won, 'round-ends': { percent: 99, mean: 1 } })).toEqual([
      'wins the round in 40 of 100 deals you can’t rule out',
    ]);
  });

  it('leave out what never happens', () => {
    expect(reasons(sale, { hits: { percent: 0, mean: 0 }, loses: { percent: 0, mean: 1 } })).toEqual([]);
  });
});
