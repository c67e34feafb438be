import { describe, expect, it } from 'vitest';
import { createRng } from '../engine/rng';
import type { Assessment } from './search';
import { DOOR_VIEW, doorGame, type DoorGame } from './test-doors';
import { clearlyBest, mixed, thinking } from './thinking';

function assessment(type: string, rewards: number[], isUsual = false): Assessment {
  return { move: { type }, isUsual, rewards, facts: [] };
}

describe('the best move', () => {
  it('is made when it is clearly better than the usual one', () => {
    const best = assessment('best', [9, 11, 10]);
    expect(clearlyBest([best, assessment('usual', [5, 6, 7], true)])).toBe(best);
  });

  it('gives way to the usual one when the gain is within a standard error', () => {
    const usual = assessment('usual', [9, 0, 10], true);
    expect(clearlyBest([assessment('best', [1, 20, 0]), usual])).toBe(usual);
  });

  it('is made when the usual one was dropped', () => {
    const best = assessment('best', [1, 20, 0]);
    expect(clearlyBest([best, assessment('other', [1, 2, 3])])).toBe(best);
  });
});

describe('a mixed choice', () => {
  const DRAWS = 6000;

  it.each<[rewards: number[], expected: number[]]>([
    [
      [10, 10],
      [1 / 2, 1 / 2],
    ],
    [
      [10, 5],
      [2 / 3, 1 / 3],
    ],
    [
      [10, 0],
      [4 / 5, 1 / 5],
    ],
    // Half-way between no halving and one.
    [
      [10, 7.5],
      [4 / 7, 3 / 7],
    ],
    [
      [10, 5, -70],
      [2 / 3, 1 / 3, 0],
    ],
  ])('of moves that earn %j has these shares: %j', (rewards, expected) => {
    const rng = createRng('mixed', 'test');
    const moves = rewards.map((reward, place) => assessment(`${place}`, [reward, reward]));
    const drawn = Array.from({ length: DRAWS }, () => mixed(moves, 5, rng).type);
    for (const [place, share] of expected.entries()) {
      const times = drawn.filter((type) => type === `${place}`).length;
      expect(Math.abs(times / DRAWS - share)).toBeLessThan(0.02);
      if (share === 0) expect(times).toBe(0);
    }
  });
});

describe('a player that thinks ahead', () => {
  const openedBy = ({ game }: DoorGame, seed: string) =>
    thinking(() => ({ rollOuts: 200, expectThought: false, considered: 0 }))(
      game,
      DOOR_VIEW,
      createRng(seed, 'test'),
    );

  it('makes the best move every time where nobody is misled by another', () => {
    const doors = doorGame((rng) => [rng.below(10), rng.below(10) + 3]);
    for (const seed of ['a', 'b', 'c', 'd', 'e']) expect(openedBy(doors, seed)).toMatchObject({ door: 1 });
  });

  it('makes the second best now and then where moves are mixed', () => {
    const doors = doorGame((rng) => [rng.below(10), rng.below(10) + 3], 0, 3);
    const opened = Array.from({ length: 40 }, (_, seed) => JSON.stringify(openedBy(doors, `${seed}`)));
    expect(new Set(opened).size).toBe(2);
  });
});
