import { describe, expect, it } from 'vitest';
import { at } from '../../../engine/at';
import { copy } from '../../../engine/copy';
import { playMove, startMatch } from '../../../engine/match';
import { createRng } from '../../../engine/rng';
import { setTable } from '../testing/positions';
import { diamonsters, monsterOf, type DiamonstersOpen } from '..';

describe('diamonsters: who sees what', () => {
  it('shows a hand and a bid to their owner only', () => {
    const { state, bid } = setTable({ seats: 2 });
    bid(0, 4);
    const [first, second] = state.hidden.hands;
    expect(diamonsters.view(state, 0).own).toEqual({ hand: first, bid: 'shi-1' });
    expect(diamonsters.view(state, 1).own).toEqual({ hand: second, bid: null });
    expect(diamonsters.view(state, 'table').own).toEqual({ hand: [], bid: null });
  });

  it('shows to all that a seat has bid, and nothing of it when the bid is changed', () => {
    const { state, bid } = setTable({ seats: 2 });
    bid(0, 4);
    const before = JSON.stringify(diamonsters.view(state, 1));
    bid(0, 1);
    expect(diamonsters.view(state, 1).open.hasBid).toEqual([true, false]);
    expect(JSON.stringify(diamonsters.view(state, 1))).toBe(before);
  });

  it('shows lot, collections, discards, prize diamonds and deck size to all', () => {
    const { state } = setTable({
      seats: 3,
      collections: [['ni'], [], ['shi']],
      deckSize: 7,
      prizes: [1, 0, 2],
    });
    const { open } = diamonsters.view(state, 'table');
    expect(open).toMatchObject({ prizes: [1, 0, 2], deckSize: 7, target: 4 });
    expect(open.collections.map((cards) => cards.map(monsterOf))).toEqual([['ni'], [], ['shi']]);
    expect(open).toEqual(state.open);
  });

  it('remembers the bids of the last lot', () => {
    const { state, bidAll } = setTable({ seats: 3 });
    const { lot } = state.open;
    bidAll(3, 3, 2);
    expect(diamonsters.view(state, 'table').open.lastBids).toEqual({
      lot,
      bids: ['san-1', 'san-2', 'ni-3'],
      cancelled: [0, 1],
      winner: 2,
    });
  });

  it('remembers which cards a seat was seen to hold, and not what it drew', () => {
    const { state, bidAll } = setTable({ seats: 2 });
    bidAll(2, 3);
    const [first, second] = diamonsters.view(state, 'table').open.knownHands;
    expect(first).toEqual(at(state.hidden.hands, 0));
    expect(second).toEqual(['ichi-2', 'ni-2', 'shi-2', 'go-2']);
  });

  it('remembers a card drawn unseen once it was bid and came back', () => {
    const { state, bidAll } = setTable({ seats: 2 });
    bidAll(2, 3);
    const { hands } = state.hidden;
    const drawn = at(at(hands, 1), 4);
    const same = at(hands, 0).find((card) => monsterOf(card) === monsterOf(drawn)) ?? 'go-1';
    diamonsters.apply(state, 1, { type: 'bid', card: drawn }, createRng('', ''), () => undefined);
    diamonsters.apply(state, 0, { type: 'bid', card: same }, createRng('', ''), () => undefined);
    expect(state.open.lastBids?.winner).toBeNull();
    expect(diamonsters.view(state, 'table').open.knownHands[1]).toContain(drawn);
  });
});

describe('diamonsters: the table at each event of a bid', () => {
  function openAtEach(...numbers: [number, number, number]): [event: string, open: DiamonstersOpen][] {
    const match = startMatch(diamonsters, { target: null, freshHands: false }, 3, 'steps', () => undefined);
    const seen: [string, DiamonstersOpen][] = [];
    numbers.forEach((number, seat) => {
      const move = { type: 'bid', card: at(at(match.state.hidden.hands, seat), number - 1) } as const;
      playMove(match, seat, move, ({ type }) => seen.push([type, copy(match.state.open)]));
    });
    return seen;
  }

  it('shows bids, what cancels, who wins, and everything where it then lies', () => {
    const seen = openAtEach(3, 3, 2);
    const lot = seen[0]?.[1].lot;
    const bids = { lot, bids: ['san-1', 'san-2', 'ni-3'], cancelled: [] as number[], winner: null };
    expect(seen).toMatchObject([
      ['bids-revealed', { lot, lastBids: bids, settling: true, collections: [[], [], []] }],
      ['bids-cancelled', { lot, lastBids: { ...bids, cancelled: [0, 1] }, settling: true }],
      [
        'lot-won',
        {
          lot: null,
          lastBids: { ...bids, cancelled: [0, 1], winner: 2 },
          settling: true,
          collections: [[], [], [lot, 'ni-3']],
          handSizes: [5, 5, 4],
          deckSize: 44,
        },
      ],
      ['drew', { lot: null, settling: true, handSizes: [5, 5, 5], deckSize: 43 }],
      ['lot-turned', { lastBids: { winner: 2 }, settling: false, deckSize: 42 }],
    ]);
  });

  it('shows a lot that nobody won among the discards', () => {
    const seen = openAtEach(3, 3, 3);
    const lot = seen[0]?.[1].lot;
    expect(seen.map(([type, { discards }]) => [type, discards])).toEqual([
      ['bids-revealed', []],
      ['bids-cancelled', []],
      ['lot-discarded', [lot]],
      ['lot-turned', [lot]],
    ]);
  });
});
