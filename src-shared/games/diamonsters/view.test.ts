import { describe, expect, it } from 'vitest';
import { createRng } from '../../engine/rng';
import { setTable } from './test-table';
import { diamonsters } from '.';

describe('diamonsters: who sees what', () => {
  it('shows a hand and a bid to their owner only', () => {
    const { state, bid } = setTable({ seats: 2 });
    bid(0, 4);
    expect(diamonsters.view(state, 0)).toMatchObject({ hand: state.hands[0], bid: 'shi-1' });
    expect(diamonsters.view(state, 1)).toMatchObject({ hand: state.hands[1], bid: null });
    expect(diamonsters.view(state, 'table')).toMatchObject({ hand: [], bid: null });
  });

  it('shows to all that a seat has bid, and nothing of it when the bid is changed', () => {
    const { state, bid } = setTable({ seats: 2 });
    bid(0, 4);
    const before = JSON.stringify(diamonsters.view(state, 1));
    bid(0, 1);
    expect(diamonsters.view(state, 1).hasBid).toEqual([true, false]);
    expect(JSON.stringify(diamonsters.view(state, 1))).toBe(before);
  });

  it('shows lot, collections, discards, prize diamonds and deck size to all', () => {
    const { state } = setTable({
      seats: 3,
      collections: [['ni'], [], ['shi']],
      deckSize: 7,
      prizes: [1, 0, 2],
    });
    expect(diamonsters.view(state, 'table')).toMatchObject({
      lot: state.lot,
      collections: state.collections,
      diamonds: [2, 0, -2],
      discards: state.discards,
      prizes: [1, 0, 2],
      deckSize: 7,
      target: 4,
    });
  });

  it('remembers the bids of the last lot', () => {
    const { state, bidAll } = setTable({ seats: 3 });
    const { lot } = state;
    bidAll(3, 3, 2);
    expect(diamonsters.view(state, 'table').lastBids).toEqual({
      lot,
      bids: ['san-1', 'san-2', 'ni-3'],
      cancelled: [0, 1],
      winner: 2,
    });
  });

  it('remembers which cards a seat was seen to hold, and not what it drew', () => {
    const { state, bidAll } = setTable({ seats: 2 });
    bidAll(2, 3);
    const [first, second] = diamonsters.view(state, 'table').knownHands;
    expect(first).toEqual(state.hands[0]);
    expect(second).toEqual(['ichi-2', 'ni-2', 'shi-2', 'go-2']);
  });

  it('remembers a card drawn unseen once it was bid and came back', () => {
    const { state, bidAll } = setTable({ seats: 2 });
    bidAll(2, 3);
    const drawn = state.hands[1][4];
    diamonsters.apply(state, 1, { type: 'bid', card: drawn }, createRng('', ''), () => undefined);
    const same = state.hands[0].find((card) => card.startsWith(drawn.split('-')[0])) ?? 'go-1';
    diamonsters.apply(state, 0, { type: 'bid', card: same }, createRng('', ''), () => undefined);
    expect(state.lastBids?.winner).toBeNull();
    expect(diamonsters.view(state, 'table').knownHands[1]).toContain(drawn);
  });

  it('tells a drawn card and a hand to their owner only', () => {
    const drew = { type: 'drew', seat: 1, card: 'go-9' } as const;
    expect(diamonsters.hear(drew, 1)).toEqual(drew);
    expect(diamonsters.hear(drew, 0)).toEqual({ type: 'drew', seat: 1, card: null });
    expect(diamonsters.hear(drew, 'table')).toEqual({ type: 'drew', seat: 1, card: null });
    const hand = { type: 'hand', seat: 0, cards: ['go-9' as const] } as const;
    expect(diamonsters.hear({ ...hand, cards: [...hand.cards] }, 1)).toBeNull();
  });
});

describe('diamonsters: imagining the hidden cards', () => {
  it('gives every hand the cards that it is known to hold', () => {
    const { state, bidAll } = setTable({ seats: 3 });
    bidAll(2, 3, 2);
    const imagined = diamonsters.determinize(diamonsters.view(state, 0), createRng('imagine', 'test'));
    expect(imagined.hands[1].slice(0, 4)).toEqual(['ichi-2', 'ni-2', 'shi-2', 'go-2']);
    expect(imagined.hands[2]).toEqual(state.hands[2]);
  });

  it('takes the same chance whoever has bid already', () => {
    const { state, bid } = setTable({ seats: 4 });
    const imagine = () => {
      const rng = createRng('imagine', 'test');
      diamonsters.determinize(diamonsters.view(state, 0), rng);
      return rng.below(1_000_000);
    };
    const before = imagine();
    bid(2, 4);
    expect(imagine()).toBe(before);
  });
});
