import { describe, expect, it } from 'vitest';
import { arrangeHand, moveCard, sortHand, type HandOrder } from './hand-order';

const deck = {
  suits: ['hearts', 'spades'],
  faces: {
    'hearts-2': { suit: 'hearts', rank: 2 },
    'hearts-10': { suit: 'hearts', rank: 10 },
    'spades-2': { suit: 'spades', rank: 2 },
    plain: { suit: null, rank: 0 },
  },
};
const HAND = ['spades-2', 'plain', 'hearts-10', 'hearts-2'] as const;

describe('a hand', () => {
  it.each<[HandOrder, string[]]>([
    ['suit', ['hearts-2', 'hearts-10', 'spades-2', 'plain']],
    ['rank', ['plain', 'hearts-2', 'spades-2', 'hearts-10']],
  ])('is sorted by %s', (order, sorted) => {
    expect(sortHand(HAND, deck, order)).toEqual(sorted);
  });

  it.each([
    ['a', 2, ['b', 'c', 'a']],
    ['c', 0, ['c', 'a', 'b']],
    ['a', 9, ['b', 'c', 'a']],
    ['c', -1, ['c', 'a', 'b']],
  ])('has %s moved to place %i', (card, place, moved) => {
    expect(moveCard(['a', 'b', 'c'], card, place)).toEqual(moved);
  });

  it('stays as its owner arranged it when cards leave and come', () => {
    expect(arrangeHand(['a', 'c', 'd'], ['c', 'b', 'a'])).toEqual(['c', 'a', 'd']);
  });
});
