import { describe, expect, it } from 'vitest';
import { settleBids } from '../../../src-shared/games/diamonsters/rules/bidding';
import { cardOf, MONSTERS, type CardId } from '../../../src-shared/games/diamonsters/rules/cards';
import type { DiamonstersEvent } from '../../../src-shared/games/diamonsters/rules/types';
import { readReveal, revealMs, type Reason } from './reveal';

const LOT: CardId = 'san-12';

/** Bids as their numbers, seat by seat: `5 4 4 1`. */
function bidsOf(notation: string): CardId[] {
  return notation.split(' ').map((number, seat) => cardOf(MONSTERS[Number(number) - 1], seat + 1));
}

/** What the rules tell of these bids. */
function eventsOf(notation: string): DiamonstersEvent[] {
  const bids = bidsOf(notation);
  const { cancelled, winner } = settleBids(bids);
  return [
    { type: 'bids-revealed', bids },
    ...(cancelled.length > 0 ? [{ type: 'bids-cancelled', seats: cancelled } as const] : []),
    winner === null
      ? { type: 'lot-discarded', card: LOT }
      : { type: 'lot-won', seat: winner, card: bids[winner], lot: LOT },
    { type: 'lot-turned', card: 'go-9' },
  ];
}

describe('the reveal of a bid', () => {
  it.each<[string, number | null, number[], Reason]>([
    ['3 3 2', 2, [0, 1], 'last-standing'],
    ['5 4 4 1', 3, [1, 2], 'ichi-beats-go'],
    ['5 5 1', 2, [0, 1], 'last-standing'],
    ['5 5 1 3', 3, [0, 1], 'highest-left'],
    ['1 5 4', 0, [], 'ichi-beats-go'],
    ['1 1 5 4', 2, [0, 1], 'highest-left'],
    ['2 2 4 4', null, [0, 1, 2, 3], 'all-cancelled'],
    ['2 4', 1, [], 'highest'],
    ['1 2', 1, [], 'highest'],
  ])('tells of the bids %s who wins, what cancels and why', (notation, winner, cancelled, reason) => {
    expect(readReveal(eventsOf(notation))).toMatchObject({
      bids: bidsOf(notation),
      lot: LOT,
      winner,
      cancelled,
      reason,
      round: null,
    });
  });

  it.each([
    ['2 4', ['flip', 'decide', 'collect']],
    ['2 4 4', ['flip', 'cancel', 'decide', 'collect']],
    ['4 4', ['flip', 'cancel', 'decide', 'collect']],
  ])('shows the bids %s in the steps %j', (notation, stages) => {
    expect(readReveal(eventsOf(notation))?.stages.map(({ stage }) => stage)).toEqual(stages);
  });

  it('gives every bid more than two and less than three seconds', () => {
    for (const notation of ['2 4', '2 4 4', '4 4', '1 5 3']) {
      const reveal = readReveal(eventsOf(notation));
      expect(reveal && revealMs(reveal)).toBeGreaterThan(2000);
      expect(reveal && revealMs(reveal)).toBeLessThan(3000);
    }
  });

  it('closes with the prize diamond, and takes longer, when a round is won', () => {
    const won = { type: 'round-won', seat: 1, by: 'diamonds', diamonds: 6, prizes: 2 } as const;
    const plain = readReveal(eventsOf('2 4'));
    const ceremony = readReveal([...eventsOf('2 4'), won]);
    expect(ceremony?.round).toEqual(won);
    expect(ceremony?.stages.at(-1)?.stage).toBe('prize');
    expect(ceremony && plain && revealMs(ceremony) - revealMs(plain)).toBe(1800);
  });

  it('is missing when nothing was revealed', () => {
    expect(readReveal([{ type: 'round-started', round: 1 }])).toBeNull();
    expect(readReveal([])).toBeNull();
  });

  it('shows the last bid when several arrive at once', () => {
    expect(readReveal([...eventsOf('2 4'), ...eventsOf('1 5')])?.reason).toBe('ichi-beats-go');
  });
});
