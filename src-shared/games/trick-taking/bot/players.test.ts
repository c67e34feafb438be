import { describe, expect, it } from 'vitest';
import { playersOf } from './players';

const FACES = {
  h1: { suit: 'h', rank: 1 },
  h5: { suit: 'h', rank: 5 },
  h9: { suit: 'h', rank: 9 },
  s2: { suit: 's', rank: 2 },
  s8: { suit: 's', rank: 8 },
  x1: { suit: null, rank: 0 },
  x2: { suit: null, rank: 0 },
  x3: { suit: null, rank: 0 },
};
type Card = keyof typeof FACES;

describe('who played each card', () => {
  it.each<[string, Card[], number, number, number, number[]]>([
    ['the winner of a trick leads the next', ['h1', 'h9', 'h5', 's2', 's8'], 0, 3, 3, [0, 1, 2, 1, 2]],
    ['a higher card of another suit does not win', ['h1', 's8', 'h5', 's2'], 2, 3, 3, [2, 0, 1, 1]],
    ['two seats may play two cards each', ['h1', 's2', 's8', 'h5', 'h9'], 1, 2, 4, [1, 0, 1, 0, 0]],
    ['the first card with a suit is led', ['x1', 'h5', 'h9', 's2'], 0, 3, 3, [0, 1, 2, 2]],
    ['the leader keeps the lead when no card has a suit', ['x1', 'x2', 'x3', 'h1'], 1, 3, 3, [1, 2, 0, 1]],
  ])('%s', (_, gone, leader, seats, trickSize, players) => {
    expect(playersOf(gone, leader, seats, trickSize, FACES)).toEqual(players);
  });
});
