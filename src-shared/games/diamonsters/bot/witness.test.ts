import { describe, expect, it } from 'vitest';
import { witness } from './witness';
import { setTable, type Opening } from '../testing/positions';

/** What seat 0 would be told of these bids, lot after lot. */
function factsOf(opening: Opening, ...lots: number[][]): object {
  const { state, events, bidAll } = setTable(opening);
  const listener = witness(state, 0);
  for (const bids of lots) bidAll(...bids);
  for (const event of events) listener.hear(event);
  return listener.facts();
}

describe('what came of a bid', () => {
  it.each<[string, Opening, number[][], object]>([
    ['it won the lot', { seats: 3 }, [[5, 3, 2]], { 'wins-lot': 1 }],
    ['it was cancelled', { seats: 3 }, [[3, 3, 2]], { cancelled: 1 }],
    ['it was beaten', { seats: 3 }, [[3, 4, 2]], { 'beaten-by-1': 1 }],
    ['it won by cancelling others', { seats: 3 }, [[2, 4, 4]], { 'wins-lot': 1 }],
    [
      'it completed three of one monster',
      { seats: 2, lot: 'san', collections: [['san', 'san'], []] },
      [[5, 2]],
      { 'wins-lot': 1, 'completes-match': 1, 'wins-round': 1 },
    ],
    [
      'it completed five diamonds',
      { seats: 2, lot: 'ni', collections: [['ni', 'go'], []] },
      [[5, 2]],
      { 'wins-lot': 1, 'completes-diamonds': 1, 'wins-round': 1 },
    ],
    [
      'another seat won the round with this lot',
      { seats: 2, lot: 'san', collections: [[], ['san', 'san']] },
      [[2, 5]],
      { 'beaten-by-1': 1, 'completed-by-1': 1 },
    ],
  ])('%s', (_, opening, lots, facts) => {
    expect(factsOf(opening, ...lots)).toEqual(facts);
  });

  it('the round was won by a later lot, and nothing of the next round is told', () => {
    const listener = witness(setTable({ seats: 2 }).state, 0);
    listener.hear({ type: 'bids-revealed', bids: ['san-1', 'shi-2'] });
    listener.hear({ type: 'lot-won', seat: 1, card: 'shi-2', lot: 'go-9' });
    listener.hear({ type: 'lot-turned', card: 'ichi-9' });
    listener.hear({ type: 'lot-won', seat: 0, card: 'go-1', lot: 'ichi-9' });
    expect(listener.facts()).toEqual({ 'beaten-by-1': 1 });
    listener.hear({ type: 'round-won', seat: 0, by: 'match', diamonds: 3, prizes: 1 });
    listener.hear({ type: 'round-won', seat: 1, by: 'match', diamonds: 3, prizes: 1 });
    expect(listener.facts()).toEqual({ 'beaten-by-1': 1, 'wins-round': 1 });
  });
});
