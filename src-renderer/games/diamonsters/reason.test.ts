import { describe, expect, it } from 'vitest';
import { settleBids } from '../../../src-shared/games/diamonsters/rules/bidding';
import { cardOf, MONSTERS, type CardId } from '../../../src-shared/games/diamonsters/rules/cards';
import { reasonOf, type Reason } from './reason';

/** Bids as their numbers, seat by seat: `5 4 4 1`. */
function bidsOf(notation: string): CardId[] {
  return notation.split(' ').map((number, seat) => cardOf(MONSTERS[Number(number) - 1] ?? 'go', seat + 1));
}

describe('why a bid came out as it did', () => {
  it.each<[string, Reason]>([
    ['3 3 2', 'last-standing'],
    ['5 4 4 1', 'ichi-beats-go'],
    ['5 5 1', 'last-standing'],
    ['5 5 1 3', 'highest-left'],
    ['1 5 4', 'ichi-beats-go'],
    ['1 1 5 4', 'highest-left'],
    ['2 2 4 4', 'all-cancelled'],
    ['2 4', 'highest'],
    ['1 2', 'highest'],
  ])('is told of the bids %s', (notation, reason) => {
    const bids = bidsOf(notation);
    expect(reasonOf({ lot: 'san-12', bids, ...settleBids(bids) })).toBe(reason);
  });
});
