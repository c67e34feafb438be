import { describe, expect, it } from 'vitest';
import type { AnyOpen, GameTypes, View } from '../../src-shared/engine/game';
import { beatMs, type Beats } from './beats';

interface Types extends GameTypes {
  view: View<AnyOpen & { gold: number }, object>;
  event: { type: 'robbed'; amount: number } | { type: 'counted' } | { type: 'slept' };
}

const beats: Beats<Types> = {
  robbed: ({ amount }, view, before) => amount * 100 + view.open.gold - before.open.gold,
  counted: 300,
};
const viewWith = (gold: number): Types['view'] => ({
  viewer: 0,
  open: { options: {}, seats: 2, scoreByRound: [], gold },
  own: {},
});

describe('the beats of a game', () => {
  it.each<[Types['event'], number]>([
    [{ type: 'counted' }, 300],
    [{ type: 'robbed', amount: 2 }, 205],
    [{ type: 'slept' }, 0],
  ])('give %j %i milliseconds', (event, ms) => {
    expect(beatMs(beats, { event, view: viewWith(7) }, viewWith(2))).toBe(ms);
  });
});
