import { describe, expect, it } from 'vitest';
import { createRng } from '../engine/rng';
import { advise } from './advice';
import { DOOR_VIEW, doorGame, type DoorGame } from './test-doors';

const adviceOn = ({ game }: DoorGame) => advise(game, DOOR_VIEW, createRng('advice', 'test'));
const door = (number: number) => ({ type: 'open', door: number });

describe('advice', () => {
  it('names the best move and the runner-up, though it has proved worse', () => {
    const advice = adviceOn(doorGame((rng) => [rng.below(9), rng.below(9) + 50, rng.below(9) + 90]));
    expect(advice.best.move).toEqual(door(2));
    expect(advice.runnerUp?.move).toEqual(door(1));
    expect(advice.aboutEqual).toBe(false);
  });

  it('calls moves about equal that chance alone tells apart, and keeps to the usual one', () => {
    // Whichever world comes, one door is worth what the other is worth in the next.
    let world = 0;
    const advice = adviceOn(doorGame(() => (world++ % 2 === 0 ? [0, 100] : [100, 0])));
    expect(advice).toMatchObject({ best: { move: door(0) }, runnerUp: { move: door(1) }, aboutEqual: true });
  });

  it('has no runner-up where there is nothing else to do', () => {
    const advice = adviceOn(doorGame(() => [7]));
    expect(advice).toEqual({
      best: { move: door(0), facts: { prize: { percent: 100, mean: 7 } } },
      runnerUp: null,
      aboutEqual: false,
    });
  });

  it('tells in how many worlds something came of a move, and its mean in those alone', () => {
    const { best } = adviceOn(doorGame((rng) => [rng.below(4) === 0 ? 8 : 0]));
    expect(best.facts['prize']?.mean).toBe(8);
    expect(best.facts['prize']?.percent).toBeGreaterThan(20);
    expect(best.facts['prize']?.percent).toBeLessThan(30);
  });

  it('leaves out the mean of what never happened', () => {
    expect(adviceOn(doorGame(() => [0])).best.facts).toEqual({ prize: { percent: 0, mean: 0 } });
  });
});
