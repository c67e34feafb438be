import { describe, expect, it } from 'vitest';
import { play, position } from '../../../src-shared/games/faux-diamonds/positions';
import { handSaleOf } from './hand-sale';
import { beatsOf } from './scene';

/** The beats of the last card of a hand in which two pink cards and a Faux Diamond are the bonus diamonds. */
function lastBeats() {
  const state = position('hands k10 / k6 / k2 | bonus p1 / f1 / p2 | pink [6] 2 | leader 0', { hands: 1 });
  return beatsOf(play(state, 'k10 k6 k2'));
}

describe('the bonus sale', () => {
  it('has not begun while the trick is looked at', () => {
    const beats = lastBeats();
    const reveal = beats.findIndex(({ beat }) => beat === 'reveal');
    expect(handSaleOf(beats.slice(0, reveal))).toBeNull();
  });

  it('turns all bonus diamonds up before any is sold', () => {
    const beats = lastBeats();
    const reveal = beats.findIndex(({ beat }) => beat === 'reveal');
    expect(handSaleOf(beats.slice(0, reveal + 1))).toEqual({
      bonus: [['pink-1'], ['faux-1'], ['pink-2']],
      sales: [],
      wealth: null,
      totals: null,
    });
  });

  it('ends with what each brought and the wealth of the hand', () => {
    const sale = handSaleOf(lastBeats());
    expect(sale?.sales.map(({ amount }) => amount)).toEqual([6, 0, 6]);
    expect(sale?.wealth).toEqual(sale?.totals);
  });
});
