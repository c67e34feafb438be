import { describe, expect, it } from 'vitest';
import type { DiamonstersEvent } from '../../../src-shared/games/diamonsters/rules/types';
import { describeEvent, describeOptions } from './describe';

const NAMES = ['Anna', 'Bo', 'Cy'];

describe('the log', () => {
  it.each<[DiamonstersEvent, string]>([
    [{ type: 'match-started', seats: 3 }, 'A match for 3 begins.'],
    [{ type: 'round-started', round: 2 }, 'Round 2 begins.'],
    [{ type: 'hand', seat: 0, cards: ['ichi-1', 'ni-4'] }, 'Anna holds Ichi and Ni.'],
    [{ type: 'lot-turned', card: 'ni-3' }, 'The lot is Ni.'],
    [{ type: 'bids-revealed', bids: ['ni-1', 'ni-2', 'shi-1'] }, 'Bids: Anna Ni, Bo Ni, Cy Shi.'],
    [{ type: 'bids-cancelled', seats: [0, 1] }, 'The equal bids of Anna and Bo cancel.'],
    [{ type: 'lot-won', seat: 0, card: 'shi-1', lot: 'ni-3' }, 'Anna won Ni with Shi.'],
    [{ type: 'lot-discarded', card: 'san-3' }, 'No bid is left: San is discarded.'],
    [{ type: 'drew', seat: 1, card: null }, 'Bo draws a card.'],
    [{ type: 'drew', seat: 1, card: 'go-3' }, 'Bo draws Go.'],
    [{ type: 'deck-reshuffled', size: 21 }, 'The discards are shuffled into a new deck of 21 cards.'],
    [
      { type: 'round-won', seat: 2, by: 'match', diamonds: -2, prizes: 1 },
      'Cy wins the round with three of one monster and now has 1 prize diamond.',
    ],
    [
      { type: 'round-won', seat: 2, by: 'diamonds', diamonds: 6, prizes: 2 },
      'Cy wins the round with 6 diamonds and now has 2 prize diamonds.',
    ],
    [
      { type: 'stalemate' },
      'Both hands hold nothing but one and the same monster, so no bid can be won any more.',
    ],
    [
      {
        type: 'match-over',
        standings: [
          { seat: 1, points: 3, rank: 1 },
          { seat: 0, points: 1, rank: 2 },
        ],
      },
      'The match is over. Bo wins.',
    ],
    [
      {
        type: 'match-over',
        standings: [
          { seat: 1, points: 3, rank: 1 },
          { seat: 2, points: 3, rank: 1 },
        ],
      },
      'The match is over. Bo and Cy share the win.',
    ],
  ])('tells of %j', (event, line) => {
    expect(describeEvent(event, NAMES)).toBe(line);
  });
});

describe('the options in words', () => {
  it('say one sentence for each that was changed', () => {
    expect(describeOptions({ target: 1, freshHands: true })).toEqual([
      'The first with 1 prize diamond wins.',
      'Every round starts with one of each monster in hand.',
    ]);
  });
});
