import { describe, expect, it } from 'vitest';
import { chipsFor, scoreRound } from './scoring';
import { standings } from './standings';
import { gems, handCards, ofType, play, position } from '../testing/positions';
import type { DiamsState, RoundSummary } from './types';

const pointsOf = (safes: string[], hands: string[]) =>
  scoreRound(safes.map(gems), hands.map(handCards)).points;
const THREE_ONES = '1-1 1-2 1-3';

describe('diams §5.1: the points of a round', () => {
  it('count each collection', () => {
    const [points] = pointsOf([`${THREE_ONES} 7-1 7-2 7-3 7-4`, ''], ['', '']);
    expect(points).toEqual({ collections: 3 + 12, purity: 0, hand: 0, total: 15 });
  });

  it.each([
    ['5 to most exceptional diamonds', ['1-5 2-5', '3-5', ''], [5, 0, 0]],
    ['2 to each of those tied for most', ['1-5', '3-5', ''], [2, 2, 0]],
    ['2 to each of three tied', ['1-5', '2-5', '3-5'], [2, 2, 2]],
    ['none when nobody has one', [THREE_ONES, '', ''], [0, 0, 0]],
    ['5 for one left in a drilled collection', ['8-5', THREE_ONES, ''], [5, 0, 0]],
  ])('give for purity %s', (_, safes, bonuses) => {
    expect(pointsOf(safes, ['', '', '']).map((points) => points.purity)).toEqual(bonuses);
  });

  it.each([
    ['3 to the highest sum', ['10-1', '5-1 4-1', '1-1'], [3, 0, 0]],
    ['3 to each of those tied', ['9-1', '5-1 4-1', '1-1'], [3, 3, 0]],
    ['none for a sum of 0', ['', 'express', 'sleight'], [0, 0, 0]],
    ['nothing for a special', ['1-1 express', '2-1', ''], [0, 3, 0]],
    ['nothing for exceptional diamonds in hand but their digit', ['1-5', '2-1', ''], [0, 3, 0]],
  ])('give for the hand %s', (_, hands, bonuses) => {
    const points = pointsOf(['', '', ''], hands);
    expect(points.map((seat) => seat.hand)).toEqual(bonuses);
    expect(points.map((seat) => seat.purity)).toEqual([0, 0, 0]);
  });
});

describe('diams §5.2: the chips of a round', () => {
  it.each([
    ['4, 3, 2, 1, 0 by rank', [9, 20, 15, 1, 5], [3, 1, 2, 5, 4], [2, 4, 3, 0, 1]],
    ['15, 15, 9, 4 give 4, 4, 2, 1 (example 6)', [15, 15, 9, 4], [1, 1, 3, 4], [4, 4, 2, 1]],
    ['two tied first of five', [8, 8, 7, 6, 5], [1, 1, 3, 4, 5], [4, 4, 2, 1, 0]],
    ['two tied last', [8, 3, 3], [1, 2, 2], [4, 3, 3]],
    ['all tied', [0, 0, 0], [1, 1, 1], [4, 4, 4]],
  ])('%s', (_, totals, ranks, chips) => {
    expect(chipsFor(totals)).toEqual({ ranks, chips });
  });
});

/** A match that is over after rounds of these totals by seat, with the safes of the last one. */
function finished(totals: number[][], safes: string[], options: object = {}): DiamsState {
  const state = position({ hands: safes.map(() => ''), safes, phase: 'over', options });
  state.open.rounds = totals.map((round): RoundSummary => ({
    points: round.map((total) => ({ collections: total, purity: 0, hand: 0, total })),
    ...chipsFor(round),
    safes: safes.map(gems),
  }));
  return state;
}

const ranksOf = (state: DiamsState) => standings(state)?.map((line) => line.rank);

describe('diams §6.2: the final ranking', () => {
  it('goes by chips', () => {
    const state = finished(
      [
        [5, 9, 1],
        [5, 9, 1],
        [9, 5, 1],
      ],
      ['', '', ''],
    );
    expect(standings(state)).toEqual([
      { seat: 0, points: 10, rank: 2 },
      { seat: 1, points: 11, rank: 1 },
      { seat: 2, points: 6, rank: 3 },
    ]);
  });

  it('then by the better rank in round 2, whatever the points', () => {
    expect(
      ranksOf(
        finished(
          [
            [5, 4, 40],
            [1, 2, 3],
            [4, 4, 5],
          ],
          ['', '', ''],
        ),
      ),
    ).toEqual([3, 2, 1]);
    expect(
      ranksOf(
        finished(
          [
            [30, 5],
            [5, 6],
            [7, 7],
          ],
          ['', ''],
        ),
      ),
    ).toEqual([2, 1]);
  });

  it('then by the points of all rounds together', () => {
    expect(
      ranksOf(
        finished(
          [
            [30, 5],
            [6, 6],
            [5, 7],
          ],
          ['', ''],
        ),
      ),
    ).toEqual([1, 2]);
  });

  it('and is shared after that', () => {
    expect(
      ranksOf(
        finished(
          [
            [7, 5, 1],
            [6, 6, 1],
            [5, 7, 1],
          ],
          ['', '', ''],
        ),
      ),
    ).toEqual([1, 1, 3]);
  });

  it('of a quick match goes by points, then by exceptional diamonds, and is shared after that', () => {
    const quick = { length: 'quick' };
    expect(standings(finished([[9, 20]], ['1-5', ''], quick))).toEqual([
      { seat: 0, points: 9, rank: 2 },
      { seat: 1, points: 20, rank: 1 },
    ]);
    expect(ranksOf(finished([[9, 9, 9]], ['1-5', '2-5 3-5', '4-5'], quick))).toEqual([2, 1, 2]);
  });

  it('is not there before the end', () => {
    expect(standings(position({ hands: ['', ''] }))).toBeNull();
  });
});

describe('diams §6.1: the length of a match', () => {
  const lastTurn = (options: object) =>
    position({ hands: ['1-1', '2-1'], safes: ['7-1 7-2 7-3', ''], market: '5-1', closedBy: 0, options });
  const end = { type: 'market', with: 'q1-p1', take: 'nothing' } as const;

  it('is one round when quick', () => {
    const state = lastTurn({ length: 'quick' });
    const events = play(state, end);
    expect(events.slice(1)).toEqual([
      {
        type: 'round-scored',
        points: [
          { collections: 8, purity: 0, hand: 0, total: 8 },
          { collections: 0, purity: 0, hand: 3, total: 3 },
        ],
        ranks: [1, 2],
        chips: [4, 3],
      },
      {
        type: 'match-over',
        standings: [
          { seat: 0, points: 8, rank: 1 },
          { seat: 1, points: 3, rank: 2 },
        ],
      },
    ]);
    expect(state.open.scoreByRound).toEqual([[8, 3]]);
  });

  it('is three rounds otherwise, each starting one seat further to the left (§2.2)', () => {
    const state = lastTurn({});
    const events = play(state, end);
    expect(ofType('round-started', events)).toEqual([{ type: 'round-started', round: 2, first: 1 }]);
    expect([state.open.turn, state.open.phase, state.open.closedBy, state.open.discards.length]).toEqual([
      1,
      'draw',
      null,
      0,
    ]);
    expect(state.open.scoreByRound).toEqual([[4, 3]]);

    state.open.closedBy = 1;
    state.open.phase = 'play';
    state.hidden.hands[1] = ['q1-p1'];
    const next = play(state, end);
    expect(ofType('round-started', next)).toEqual([{ type: 'round-started', round: 3, first: 0 }]);

    state.open.closedBy = 0;
    state.open.phase = 'play';
    state.hidden.hands[0] = ['q1-p1'];
    expect(ofType('match-over', play(state, end))).toHaveLength(1);
  });
});
