import { describe, expect, it } from 'vitest';
import type { GameTypes } from '../../src-shared/engine/game';
import { beatMs, type Beats } from './beats';

interface Types extends GameTypes {
  view: GameTypes['view'] & { gold: number };
  event: { type: 'robbed'; amount: number } | { type: 'counted' } | { type: 'slept' };
}

const beats: Beats<Types> = {
  robbed: ({ amount }, view, before) => amount * 100 + view.gold - before.gold,
  counted: 300,
};
const viewWith = (gold: number) => ({ viewer: 0, seats: 2, scoreByRound: [], gold });

describe('the beats of a game', () => {
  it.each<[Types['event'], number]>([
    [{ type: 'counted' }, 300],
    [{ type: 'robbed', amount: 2 }, 205],
    [{ type: 'slept' }, 0],
  ])('give %j %i milliseconds', (event, ms) => {
    expect(beatMs(beats, { event, view: viewWith(7) }, viewWith(2))).toBe(ms);
  });
});
