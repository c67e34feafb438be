import { describe, expect, it } from 'vitest';
import { rankSeats } from './ranking';

const ranks = (...keys: [number[], ...number[][]]) => rankSeats(...keys).map(({ rank }) => rank);

describe('ranking', () => {
  it('puts more points first and lists the seats in their order', () => {
    expect(rankSeats([5, 9, 7])).toEqual([
      { seat: 0, points: 5, rank: 3 },
      { seat: 1, points: 9, rank: 1 },
      { seat: 2, points: 7, rank: 2 },
    ]);
  });

  it('lets equal seats share a rank and skips the ranks below', () => {
    expect(ranks([9, 7, 9, 3])).toEqual([1, 3, 1, 4]);
    expect(ranks([7, 9, 7, 7])).toEqual([2, 1, 2, 2]);
  });

  it('ranks negative points below zero', () => {
    expect(ranks([-1, 0])).toEqual([2, 1]);
  });

  it('breaks ties by the first tie-break that differs', () => {
    expect(ranks([9, 9, 9], [4, 6, 6], [1, 2, 0])).toEqual([3, 1, 2]);
    expect(ranks([9, 9, 8], [4, 6, 99])).toEqual([2, 1, 3]);
  });
});
