import { describe, expect, it } from 'vitest';
import { at } from '../../../engine/at';
import { startMatch } from '../../../engine/match';
import { MONSTERS, diamondsOn } from './cards';
import { monsters, setTable, typesOf } from '../testing/positions';
import type { DiamonstersEvent } from './types';
import { diamonsters } from '..';

function openingEvents(seats: number): DiamonstersEvent[] {
  const events: DiamonstersEvent[] = [];
  const options = { target: null, freshHands: false };
  startMatch(diamonsters, options, seats, 'opening', (event) => events.push(event));
  return events;
}

describe('diamonsters §2: the set-up', () => {
  it.each([2, 3, 4, 5, 6])('§2.1 with %i seats each starts with one card of each monster', (seats) => {
    const { state } = setTable({ seats });
    for (const hand of state.hidden.hands) expect(monsters(hand)).toEqual(MONSTERS);
    expect(at(at(state.hidden.hands, seats - 1), 0)).toBe(`ichi-${seats}`);
    expect(state.hidden.deck).toHaveLength(60 - 5 * seats - 1);
  });

  it('tells the seats, the round, each hand and the first lot, in this order', () => {
    const events = openingEvents(2);
    expect(events.slice(0, 4)).toEqual([
      { type: 'match-started', seats: 2 },
      { type: 'round-started', round: 1 },
      { type: 'hand', seat: 0, cards: ['ichi-1', 'ni-1', 'san-1', 'shi-1', 'go-1'] },
      { type: 'hand', seat: 1, cards: ['ichi-2', 'ni-2', 'san-2', 'shi-2', 'go-2'] },
    ]);
    expect(typesOf(events.slice(4))).toEqual(['lot-turned']);
  });
});

describe('diamonsters §3: a bid', () => {
  it('§3.1 the top card of the deck is turned face up', () => {
    const { state, events, bidAll } = setTable({ seats: 2, lot: 'san' });
    const top = state.hidden.deck.at(-1);
    bidAll(2, 2);
    expect(state.open.lot).toBe(top);
    expect(events.at(-1)).toEqual({ type: 'lot-turned', card: top });
  });

  it('§3.2 every seat owes a bid at once, and every card of its hand is a legal one', () => {
    const { state } = setTable({ seats: 3 });
    expect(diamonsters.toAct(state)).toEqual([0, 1, 2]);
    const cards = diamonsters.legalMoves(state, 1).map((move) => move.card);
    expect(cards).toEqual(['ichi-2', 'ni-2', 'san-2', 'shi-2', 'go-2']);
  });

  it('§3.2 nothing is told before the last seat has bid, then all bids in seat order', () => {
    const { events, bid } = setTable({ seats: 3 });
    bid(2, 4);
    bid(0, 2);
    expect(events).toEqual([]);
    bid(1, 1);
    expect(events[0]).toEqual({ type: 'bids-revealed', bids: ['ni-1', 'ichi-2', 'shi-3'] });
  });

  it('§3.2 a bid may be changed until the last seat has bid', () => {
    const { state, events, bid } = setTable({ seats: 2 });
    bid(0, 1);
    expect(diamonsters.toAct(state)).toEqual([1]);
    expect(diamonsters.legalMoves(state, 0)).toHaveLength(5);
    bid(0, 4);
    bid(1, 3);
    expect(events[0]).toEqual({ type: 'bids-revealed', bids: ['shi-1', 'san-2'] });
  });

  it('§3.2 two cards of one monster are two legal bids', () => {
    const { state } = setTable({ seats: 2 });
    state.hidden.hands[0] = ['go-1', 'go-7', 'ni-1'];
    expect(diamonsters.legalMoves(state, 0)).toHaveLength(3);
  });

  it('§3.2 a card of another hand is no legal bid', () => {
    const { state } = setTable({ seats: 2 });
    expect(diamonsters.whyIllegal(state, 0, { type: 'bid', card: 'go-2' })).toBe('not-in-hand');
  });

  it('§3.3 equal bids go back to their hands', () => {
    const { state, events, bidAll } = setTable({ seats: 3 });
    bidAll(3, 3, 2);
    expect(events[1]).toEqual({ type: 'bids-cancelled', seats: [0, 1] });
    expect(state.hidden.hands[0]).toContain('san-1');
    expect(state.hidden.hands[1]).toContain('san-2');
  });

  it('§3.3 nobody cancels when all bids differ', () => {
    const { events, bidAll } = setTable({ seats: 3 });
    bidAll(3, 4, 2);
    expect(typesOf(events)).toEqual(['bids-revealed', 'lot-won', 'drew', 'lot-turned']);
  });

  it('§3.5 the winner puts the lot and the card it bid into its collection, the others keep theirs', () => {
    const { state, events, bidAll } = setTable({ seats: 3, lot: 'shi' });
    const { lot } = state.open;
    bidAll(1, 5, 4);
    expect(events[1]).toEqual({ type: 'lot-won', seat: 0, card: 'ichi-1', lot });
    expect(state.open.collections).toEqual([[lot, 'ichi-1'], [], []]);
    expect(state.hidden.hands[0]).not.toContain('ichi-1');
    expect(state.hidden.hands[1]).toContain('go-2');
    expect(state.hidden.hands[2]).toContain('shi-3');
  });

  it('§3.6 with no card left the lot is discarded and nobody’s hand changes', () => {
    const { state, events, bidAll } = setTable({ seats: 4 });
    const { lot } = state.open;
    const hands = structuredClone(state.hidden.hands);
    bidAll(2, 2, 4, 4);
    expect(events.slice(1, 3)).toEqual([
      { type: 'bids-cancelled', seats: [0, 1, 2, 3] },
      { type: 'lot-discarded', card: lot },
    ]);
    expect(state.open.discards).toEqual([lot]);
    expect(state.hidden.hands).toEqual(hands);
    expect(state.open.collections).toEqual([[], [], [], []]);
  });

  it('§3.7 the winner alone draws, up to five', () => {
    const { state, events, bidAll } = setTable({ seats: 3, lot: 'san' });
    const top = state.hidden.deck.at(-1);
    bidAll(2, 3, 4);
    expect(events.filter((event) => event.type === 'drew')).toEqual([{ type: 'drew', seat: 2, card: top }]);
    expect(state.hidden.hands.map((hand) => hand.length)).toEqual([5, 5, 5]);
  });

  it('§3.8 the discards are shuffled into a new deck when a hand needs a card', () => {
    const { state, events, bidAll } = setTable({ seats: 2, deckSize: 0 });
    const discards = [...state.open.discards];
    bidAll(2, 3);
    expect(typesOf(events)).toEqual(['bids-revealed', 'lot-won', 'deck-reshuffled', 'drew', 'lot-turned']);
    expect(events[2]).toEqual({ type: 'deck-reshuffled', size: discards.length });
    expect(state.open.discards).toEqual([]);
    expect(state.hidden.deck).toHaveLength(discards.length - 2);
  });

  it('§3.8 the deck is reshuffled only when a card is needed', () => {
    const { state, events, bidAll } = setTable({ seats: 2, deckSize: 2 });
    bidAll(2, 3);
    expect(state.hidden.deck).toEqual([]);
    expect(typesOf(events)).not.toContain('deck-reshuffled');
    bidAll(2, 2);
    expect(typesOf(events.slice(-3))).toEqual(['lot-discarded', 'deck-reshuffled', 'lot-turned']);
  });

  it('§3.8 the match ends at once when the winner cannot draw', () => {
    const { state, events, bidAll } = setTable({ seats: 2, deckSize: 0 });
    state.open.discards = [];
    bidAll(2, 3);
    expect(typesOf(events)).toEqual(['bids-revealed', 'lot-won', 'match-over']);
    expect(diamonsters.toAct(state)).toEqual([]);
    expect(diamonsters.whyIllegal(state, 0, { type: 'bid', card: 'go-1' })).toBe('match-over');
  });

  it('§3.8 the match ends at once when no lot can be turned', () => {
    const { state, events, bidAll } = setTable({ seats: 2, deckSize: 1 });
    state.open.discards = [];
    bidAll(2, 3);
    expect(typesOf(events)).toEqual(['bids-revealed', 'lot-won', 'drew', 'match-over']);
    expect(state.open.lot).toBeNull();
  });

  it('§3.8 a round won with the last card is won before a card is missed', () => {
    const { state, events, bidAll } = setTable({
      seats: 2,
      lot: 'san',
      deckSize: 0,
      collections: [[], ['san']],
    });
    state.open.discards = [];
    bidAll(2, 3);
    expect(typesOf(events)).toContain('round-won');
    expect(typesOf(events)).toContain('deck-reshuffled');
    expect(state.open.over).toBeNull();
  });
});

describe('diamonsters §4: the end of a round', () => {
  it('§4.1, example 6: three Ni win by match', () => {
    const { state, events, bidAll } = setTable({
      seats: 2,
      lot: 'ni',
      collections: [['ni', 'ni', 'shi'], []],
    });
    bidAll(5, 3);
    const won = { type: 'round-won', seat: 0, by: 'match', diamonds: 5, prizes: 1 };
    expect(events[2]).toEqual(won);
    expect(state.open.prizes).toEqual([1, 0]);
  });

  it('§4.1, example 7: Ni and Go, then Ichi and Go, are five diamonds', () => {
    const { events, bidAll } = setTable({ seats: 2, lot: 'ichi', collections: [['ni', 'go'], []] });
    bidAll(5, 3);
    expect(events[2]).toEqual({ type: 'round-won', seat: 0, by: 'diamonds', diamonds: 5, prizes: 1 });
  });

  it('§4.1 four diamonds and two of a monster do not end the round', () => {
    const { state, bidAll } = setTable({ seats: 2, lot: 'go', collections: [['ni'], []] });
    bidAll(5, 3);
    expect(state.open.round).toBe(1);
    expect(state.open.collections.map(diamondsOn)).toEqual([4, 0]);
  });

  it('§4.1 totals may be negative, and three Shi win all the same', () => {
    const { state, events, bidAll } = setTable({ seats: 2, lot: 'shi', collections: [['shi'], []] });
    expect(state.open.collections.map(diamondsOn)).toEqual([-2, 0]);
    bidAll(4, 3);
    expect(events[2]).toEqual({ type: 'round-won', seat: 0, by: 'match', diamonds: -6, prizes: 1 });
  });

  it('§4.2 both goals met at once bring one prize diamond only', () => {
    const { state, events, bidAll } = setTable({ seats: 2, lot: 'ni', collections: [['ni'], []] });
    bidAll(2, 1);
    expect(events[2]).toEqual({ type: 'round-won', seat: 0, by: 'match', diamonds: 6, prizes: 1 });
    expect(state.open.prizes).toEqual([1, 0]);
  });

  it('§4.3 all collections are discarded, hands kept and refilled, deck and discards go on', () => {
    const { state, events, bidAll } = setTable({
      seats: 2,
      lot: 'san',
      collections: [
        ['ichi', 'go'],
        ['san', 'san'],
      ],
    });
    const [deckSize, others] = [state.hidden.deck.length, [...at(state.hidden.hands, 0)]];
    bidAll(2, 3);
    expect(typesOf(events)).toEqual([
      'bids-revealed',
      'lot-won',
      'round-won',
      'drew',
      'round-started',
      'lot-turned',
    ]);
    expect(events[4]).toEqual({ type: 'round-started', round: 2 });
    expect(state.open.collections).toEqual([[], []]);
    expect(monsters(state.open.discards)).toEqual(['ichi', 'go', 'san', 'san', 'san', 'san']);
    expect(state.hidden.hands[0]).toEqual(others);
    expect(state.hidden.hands[1]).toHaveLength(5);
    expect(state.hidden.deck).toHaveLength(deckSize - 2);
    expect(state.open.scoreByRound).toEqual([[0, 1]]);
  });

  it('§4.3 with freshHands everything is shuffled and each seat holds 1–5 again', () => {
    const { state, events, bidAll } = setTable({
      seats: 2,
      options: { freshHands: true },
      lot: 'san',
      collections: [['ichi'], ['san', 'san']],
      deckSize: 3,
    });
    bidAll(2, 3);
    expect(typesOf(events.slice(2))).toEqual(['round-won', 'round-started', 'hand', 'hand', 'lot-turned']);
    for (const hand of state.hidden.hands) expect(monsters(hand)).toEqual(MONSTERS);
    expect(state.hidden.deck).toHaveLength(60 - 10 - 1);
    expect(state.open.discards).toEqual([]);
    expect(state.open.collections).toEqual([[], []]);
  });
});

describe('diamonsters §5: the end of the match', () => {
  it.each([
    [2, 5],
    [3, 4],
    [4, 3],
    [5, 3],
    [6, 3],
  ])('§5.1 with %i seats the match is won with %i prize diamonds', (seats, target) => {
    const prizes = Array.from({ length: seats }, () => target - 1);
    const collections = [['san', 'san'] as const, ...prizes.slice(1).map(() => [])].map((cards) => [
      ...cards,
    ]);
    const { state, events, bidAll } = setTable({ seats, lot: 'san', collections, prizes });
    bidAll(5, ...prizes.slice(1).map((_, index) => 2 + (index % 3)));
    expect(state.open.over).toBe('target');
    expect(typesOf(events.slice(-2))).toEqual(['round-won', 'match-over']);
    expect(state.open.prizes[0]).toBe(target);
  });

  it('§5.1 target overrides', () => {
    const { state, bidAll } = setTable({
      seats: 2,
      options: { target: 1 },
      lot: 'san',
      collections: [['san'], []],
    });
    bidAll(3, 2);
    expect(state.open.over).toBe('target');
  });

  it('§5.2 ranks by prize diamonds, then by diamonds in the current collection, then shared', () => {
    const { state, events, bidAll } = setTable({
      seats: 5,
      lot: 'san',
      collections: [['san', 'san'], ['ichi'], ['ni'], ['ichi'], []],
      prizes: [2, 1, 1, 1, 2],
    });
    bidAll(5, 2, 2, 3, 3);
    const standings = [
      { seat: 0, points: 3, rank: 1 },
      { seat: 1, points: 1, rank: 4 },
      { seat: 2, points: 1, rank: 3 },
      { seat: 3, points: 1, rank: 4 },
      { seat: 4, points: 2, rank: 2 },
    ];
    expect(diamonsters.standings(state)).toEqual(standings);
    expect(events.at(-1)).toEqual({ type: 'match-over', standings });
  });

  it('§5.3 ended for want of cards: ranks by diamonds in the collection, then by prize diamonds, then shared', () => {
    const { state, bidAll } = setTable({
      seats: 4,
      lot: 'san',
      deckSize: 0,
      collections: [['shi'], ['ichi'], ['go'], ['ichi']],
      prizes: [2, 1, 0, 1],
    });
    state.open.discards = [];
    bidAll(3, 2, 2, 2);
    expect(state.open.over).toBe('no-cards');
    expect(diamonsters.standings(state)).toEqual([
      { seat: 0, points: -2, rank: 4 },
      { seat: 1, points: 1, rank: 1 },
      { seat: 2, points: 1, rank: 3 },
      { seat: 3, points: 1, rank: 1 },
    ]);
  });

  it('§5.4 two hands of one and the same monster end the match after a cancelled bid, ranked as in §5.2', () => {
    const ichis = Array.from({ length: 5 }, () => 'ichi' as const);
    const { state, events, bidAll } = setTable({
      seats: 2,
      hands: [ichis, ichis],
      collections: [['ni'], ['ni', 'go']],
      prizes: [2, 2],
    });
    bidAll(1, 1);
    expect(state.open.over).toBe('stalemate');
    const standings = [
      { seat: 0, points: 2, rank: 2 },
      { seat: 1, points: 2, rank: 1 },
    ];
    expect(events.slice(2)).toEqual([
      { type: 'lot-discarded', card: state.open.discards.at(-1) },
      { type: 'stalemate' },
      { type: 'match-over', standings },
    ]);
    expect(diamonsters.standings(state)).toEqual(standings);
  });

  it('§5.4 the match goes on while any other card is left in a hand', () => {
    const ichis = Array.from({ length: 4 }, () => 'ichi' as const);
    const { state, bidAll } = setTable({
      seats: 2,
      hands: [
        [...ichis, 'ichi'],
        [...ichis, 'ni'],
      ],
    });
    bidAll(1, 1);
    expect(state.open.over).toBeNull();
  });
});
