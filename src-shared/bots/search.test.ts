import { describe, expect, it } from 'vitest';
import { at } from '../engine/at';
import { createRng } from '../engine/rng';
import { search, type Effort } from './search';
import { DOOR_VIEW, doorGame, type DoorGame } from './test-doors';

const EFFORT: Effort = { rollOuts: 300, expectThought: false, considered: 0, keep: 1, watch: false };

function searchDoors({ game }: DoorGame, effort: Partial<Effort> = {}) {
  return search(game, DOOR_VIEW, createRng('search', 'test'), { ...EFFORT, ...effort });
}

describe('searching among moves', () => {
  it('finds the move that is better on the whole, though not in every world', () => {
    const doors = doorGame((rng) => [rng.below(100), rng.below(100) + 30, rng.below(100)]);
    expect(at(searchDoors(doors), 0).move).toEqual({ type: 'open', door: 1 });
  });

  it('tries all moves in the same worlds, so that luck does not hide a small difference', () => {
    const doors = doorGame((rng) => {
      const luck = rng.below(1_000_000);
      return [luck, luck + 1];
    });
    const rivals = searchDoors(doors, { keep: 2 });
    const [best, worse] = [at(rivals, 0), at(rivals, 1)];
    expect(best.move.door).toBe(1);
    expect(best.rewards.map((reward, world) => reward - at(worse.rewards, world))).toEqual(
      best.rewards.map(() => 1),
    );
  });

  it('drops a move that proved worse, and spends no more on it', () => {
    const doors = doorGame((rng) => [rng.below(10) + 50, rng.below(10), rng.below(10) + 50]);
    const rivals = searchDoors(doors);
    expect(rivals.map(({ move }) => move.door).toSorted()).toEqual([0, 2]);
    expect(at(rivals, 0).rewards.length).toBeGreaterThan(EFFORT.rollOuts / 3);
  });

  it('keeps as many as it is told to, the worse behind the better', () => {
    const doors = doorGame((rng) => [rng.below(10), rng.below(10) + 50, rng.below(10) + 90]);
    const rivals = searchDoors(doors, { keep: 2 });
    expect(rivals.map(({ move }) => move.door)).toEqual([2, 1]);
  });

  it.each([1, 2, 3, 50, 299])('plays no more than %i roll-outs', (rollOuts) => {
    const doors = doorGame((rng) => [rng.below(10), rng.below(10), rng.below(10)]);
    searchDoors(doors, { rollOuts });
    expect(doors.moves()).toBeLessThanOrEqual(rollOuts);
    expect(doors.moves()).toBeGreaterThan(rollOuts - 3);
  });

  it('prefers the usual move among those that come to the same in every world', () => {
    const doors = doorGame((rng) => Array.from({ length: 3 }, () => rng.below(1)), 2);
    expect(searchDoors(doors).map(({ move }) => move.door)).toEqual([2]);
  });

  it('spends nothing on a single move', () => {
    const doors = doorGame((rng) => [rng.below(10)]);
    expect(searchDoors(doors)).toEqual([
      { move: { type: 'open', door: 0 }, isUsual: true, rewards: [], facts: [] },
    ]);
    expect(doors.moves()).toBe(0);
  });

  it('watches what comes of a single move when asked to', () => {
    const doors = doorGame((rng) => [rng.below(10)]);
    const only = at(searchDoors(doors, { watch: true }), 0);
    expect(only.facts).toHaveLength(only.rewards.length);
    expect(only.facts.map(({ prize }) => prize)).toEqual(only.rewards);
  });

  it('is the same for the same chance', () => {
    const doors = doorGame((rng) => [rng.below(10), rng.below(10)]);
    expect(searchDoors(doors)).toEqual(searchDoors(doors));
  });

  it('never plays for the table', () => {
    const { game } = doorGame(() => [1, 2]);
    const view = { ...DOOR_VIEW, viewer: 'table' as const };
    expect(() => search(game, view, createRng('', ''), EFFORT)).toThrow(TypeError);
  });
});
