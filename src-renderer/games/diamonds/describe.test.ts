import { describe, expect, it } from 'vitest';
import type { ActionEvent, DiamondsEvent } from '../../../src-shared/games/diamonds/rules/types';
import { describeEvent, describeOptions } from './describe';

const NAMES = ['Anna', 'Bo', 'Cy'];

function action(changes: Partial<ActionEvent>): ActionEvent {
  return {
    type: 'action',
    seat: 0,
    suit: 'diamonds',
    from: 'supply',
    to: 'vault',
    amount: 1,
    why: 'trick',
    ...changes,
  };
}

describe('the log', () => {
  it.each<[DiamondsEvent, string]>([
    [{ type: 'match-started', seats: 3, dealer: 1 }, 'A match for 3 begins. Bo deals first.'],
    [{ type: 'round-started', round: 2, dealer: 0 }, 'Round 2 begins. Anna deals.'],
    [
      { type: 'hand', seat: 0, cards: ['hearts-2', 'clubs-15'] },
      'Anna holds the 2 of hearts and 15 of clubs.',
    ],
    [{ type: 'pass-announced', seat: 2, count: 1 }, 'Cy says: everyone passes 1 card.'],
    [{ type: 'passed', from: 0, to: 1, cards: null }, 'Anna passes cards to Bo.'],
    [{ type: 'passed', from: 0, to: 1, cards: ['spades-3'] }, 'Anna passes the 3 of spades to Bo.'],
    [{ type: 'played', seat: 1, card: 'diamonds-7', led: 'diamonds' }, 'Bo plays the 7 of diamonds.'],
    [action({}), 'Anna puts a crystal from the supply into the vault (won a trick of diamonds).'],
    [
      action({ suit: 'hearts', to: 'showroom', why: 'majority' }),
      'Anna puts a crystal from the supply into the showroom (most hearts).',
    ],
    [
      action({ suit: 'spades', from: 'showroom', why: 'off-suit' }),
      'Anna brings a crystal from the showroom into the vault (spades off suit).',
    ],
    [
      action({ suit: 'spades', from: 'showroom', amount: 0, why: 'off-suit' }),
      'Anna has no crystal in the showroom to bring into the vault (spades off suit).',
    ],
    [
      action({ suit: 'clubs', from: 2, to: 'showroom', why: 'off-suit' }),
      'Anna takes a crystal from Cy (clubs off suit).',
    ],
    [
      action({ suit: 'clubs', from: 2, to: 'showroom', amount: 0, why: 'off-suit' }),
      'Anna finds nothing to take from Cy (clubs off suit).',
    ],
    [
      action({ suit: 'clubs', from: 0, to: 'showroom', amount: 0, why: 'off-suit' }),
      'Anna finds nobody to take from (clubs off suit).',
    ],
    [
      action({ suit: 'clubs', from: 'showroom', to: 'showroom', amount: 0, why: 'off-suit' }),
      'Anna finds nobody to take from (clubs off suit).',
    ],
    [action({ why: 'no-tricks' }), 'Anna puts a crystal from the supply into the vault (no trick won).'],
    [{ type: 'trick-won', seat: 1, cards: ['hearts-2'] }, 'Bo wins the trick.'],
    [
      { type: 'round-scored', vaults: [4, null, null], showrooms: [1, 2, 3] },
      'The round is over. Anna: 1 in the showroom, 4 in the vault; Bo: 2 in the showroom; Cy: 3 in the showroom.',
    ],
    [
      {
        type: 'match-over',
        standings: [
          { seat: 1, points: 20, rank: 1 },
          { seat: 2, points: 20, rank: 1 },
          { seat: 0, points: 9, rank: 3 },
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
    const options = {
      startingCrystals: 1,
      rounds: 'by-seats',
      passing: true,
      thief: true,
      teams: true,
    } as const;
    expect(describeOptions(options, 6)).toEqual([
      'Everyone starts with 1 crystal.',
      'The match has 6 rounds.',
      'Cards are passed before each round.',
      'Clubs take only from the holder of the thief token.',
      'Partners opposite each other play as a team.',
    ]);
  });
});
