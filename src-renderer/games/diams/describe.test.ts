import { describe, expect, it } from 'vitest';
import type { DiamsEvent } from '../../../src-shared/games/diams/rules/types';
import { describeEvent, describeOptions } from './describe';

const NAMES = ['Anna', 'Bo', 'Cy'];

describe('the log', () => {
  it.each<[DiamsEvent, string]>([
    [{ type: 'match-started', seats: 3, first: 1 }, 'A match for 3 begins. Bo goes first.'],
    [{ type: 'round-started', round: 2, first: 2 }, 'Round 2 begins with Cy.'],
    [{ type: 'hand', seat: 0, cards: ['q8-p1', 'express'] }, 'Anna holds an 8 and Safe express.'],
    [{ type: 'market-laid', cards: ['q1-p1', 'q2-p5'] }, 'The market opens with a 1 and an exceptional 2.'],
    [{ type: 'drew', seat: 1, card: null }, 'Bo draws a card.'],
    [{ type: 'drew', seat: 1, card: 'q10-p5' }, 'Bo draws an exceptional 10.'],
    [
      { type: 'turned-up', seat: 0, cards: ['q3-p1', 'q4-p1'], discarded: [] },
      'Anna turns up a 3 and a 4 for the market.',
    ],
    [
      { type: 'turned-up', seat: 0, cards: ['q3-p1'], discarded: ['sleight'] },
      'Anna turns up a 3 for the market. Sleight of hand is discarded.',
    ],
    [{ type: 'turned-up', seat: 0, cards: [], discarded: [] }, 'Anna turns up nothing for the market.'],
    [{ type: 'closing-card', seat: 2 }, 'The closing card! The round ends with Cy’s turn.'],
    [
      { type: 'went-to-market', seat: 0, card: 'q7-p1', take: 'colour', taken: ['q7-p1', 'q7-p2'] },
      'Anna brings a 7 to the market and takes two of that quality.',
    ],
    [
      { type: 'went-to-market', seat: 0, card: 'q7-p1', take: 'colour', taken: ['q7-p1'] },
      'Anna shows a 7 at the market and takes it back.',
    ],
    [
      { type: 'went-to-market', seat: 0, card: 'q7-p1', take: 'sum', taken: ['q2-p1', 'q5-p5'] },
      'Anna brings a 7 to the market and takes a 2 and an exceptional 5.',
    ],
    [
      { type: 'went-to-market', seat: 0, card: 'q8-p1', take: 'nothing', taken: [] },
      'Anna leaves an 8 in the market.',
    ],
    [{ type: 'secured', seat: 1, cards: ['q7', 'q7', 'q10'] }, 'Bo secures two 7s and a 10.'],
    [
      { type: 'secured', seat: 1, cards: ['q7-p5', 'q7-p1', 'q7-p2'] },
      'Bo secures an exceptional 7 and two 7s.',
    ],
    [
      {
        type: 'special-used',
        seat: 0,
        card: 'sleight',
        power: 'compulsory-sale',
        quality: 6,
        from: 1,
        hit: true,
        moved: ['q6-p1', 'q6-p2'],
      },
      'Anna forces a sale with Sleight of hand: Bo sells, and Anna gets two 6s.',
    ],
    [
      {
        type: 'special-used',
        seat: 0,
        card: 'express',
        power: 'compulsory-sale',
        quality: 6,
        from: 1,
        hit: false,
        moved: ['q6-p1'],
      },
      'Anna forces a sale with Safe express, but Bo holds no 6: Anna’s own go to the market.',
    ],
    [
      {
        type: 'special-used',
        seat: 2,
        card: 'express',
        power: 'express',
        cards: ['q9', 'q9'],
        hit: true,
        moved: ['q9', 'q9'],
      },
      'Cy uses Safe express and lays two 9s into the safe.',
    ],
    [
      {
        type: 'special-used',
        seat: 0,
        card: 'drilling',
        power: 'drilling',
        from: 1,
        quality: 8,
        purity: 5,
        hit: true,
        moved: ['q8-p5'],
      },
      'Anna drills Bo’s safe and gets an exceptional 8.',
    ],
    [
      {
        type: 'special-used',
        seat: 0,
        card: 'drilling',
        power: 'drilling',
        from: 1,
        quality: 8,
        purity: 4,
        hit: false,
        moved: [],
      },
      'Anna drills Bo’s safe for an 8, purity 4, which is not there.',
    ],
    [
      {
        type: 'special-used',
        seat: 0,
        card: 'sleight',
        power: 'sleight',
        take: 'q7-p5',
        hit: true,
        moved: ['q7-p5'],
      },
      'Anna takes an exceptional 7 from the market by sleight of hand.',
    ],
    [{ type: 'gave-up', seat: 0, cards: ['drilling', 'q1-p1'] }, 'Anna gives up a 1 and Safe drilling.'],
    [{ type: 'passed-turn', seat: 0 }, 'Anna passes.'],
    [{ type: 'market-refilled', cards: ['q1-p1'], discarded: [] }, 'The market is filled with a 1.'],
    [
      { type: 'market-refilled', cards: ['q1-p1'], discarded: ['sleight'] },
      'The market is filled with a 1. Sleight of hand is discarded.',
    ],
    [{ type: 'market-refilled', cards: [], discarded: ['sleight'] }, 'Sleight of hand is discarded.'],
    [
      {
        type: 'round-scored',
        points: [
          { collections: 8, purity: 5, hand: 3, total: 16 },
          { collections: 0, purity: 0, hand: 0, total: 0 },
          { collections: 1, purity: 0, hand: 0, total: 1 },
        ],
        ranks: [1, 3, 2],
        chips: [4, 2, 3],
      },
      'The round is scored: Anna 16 points, 4 chips; Bo 0 points, 2 chips; Cy 1 point, 3 chips.',
    ],
    [
      {
        type: 'match-over',
        standings: [
          { seat: 1, points: 9, rank: 1 },
          { seat: 0, points: 9, rank: 1 },
        ],
      },
      'The match is over. Bo and Anna share the win.',
    ],
  ])('tells of %j', (event, line) => {
    expect(describeEvent(event, NAMES)).toBe(line);
  });
});

describe('the options in words', () => {
  it('say one sentence for each that was changed', () => {
    expect(describeOptions({ closing: 'deterministic', length: 'quick' })).toEqual([
      'A quick match of one round, for points.',
      'The closing card is the very last card.',
    ]);
  });
});
