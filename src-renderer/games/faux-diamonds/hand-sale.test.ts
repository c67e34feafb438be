import { describe, expect, it } from 'vitest';
import { fauxDiamonds } from '../../../src-shared/games/faux-diamonds';
import { apply } from '../../../src-shared/games/faux-diamonds/rules/apply';
import type { FauxDiamondsEvent } from '../../../src-shared/games/faux-diamonds/rules/types';
import { play, position } from '../../../src-shared/games/faux-diamonds/testing/positions';
import { createRng } from '../../../src-shared/engine/rng';
import type { FauxDiamondsBeat } from './beats';
import { handSaleOf } from './hand-sale';

/** The steps of the last card of a hand in which two pink cards and a Faux Diamond are the bonus diamonds. */
function lastSteps(): FauxDiamondsBeat[] {
  const state = position('hands k10 / k6 / k2 | bonus p1 / f1 / p2 | pink [6] 2 | leader 0', { hands: 1 });
  play(state, 'k10 k6');
  let before = fauxDiamonds.view(state, 'table');
  const steps: FauxDiamondsBeat[] = [];
  apply(state, 2, { type: 'play', card: 'black-2' }, createRng('', 'sale'), (event: FauxDiamondsEvent) => {
    const view = fauxDiamonds.view(state, 'table');
    steps.push({ event, view, before, ms: 1 });
    before = view;
  });
  return steps;
}

describe('the bonus sale', () => {
  it('has not begun while the trick is looked at', () => {
    const trick = lastSteps().find(({ event }) => event.type === 'trick-won') ?? null;
    expect(handSaleOf(trick)).toBeNull();
  });

  it('turns all bonus diamonds up before any is sold', () => {
    const revealed = lastSteps().findLast(({ event }) => event.type === 'bonus-revealed') ?? null;
    expect(handSaleOf(revealed)).toEqual({
      bonus: [['pink-1'], ['faux-1'], ['pink-2']],
      sales: [],
      wealth: null,
      totals: null,
    });
  });

  it('ends with what each brought and the wealth of the hand', () => {
    const sale = handSaleOf(lastSteps().find(({ event }) => event.type === 'hand-scored') ?? null);
    expect(sale?.sales.map(({ amount }) => amount)).toEqual([6, 0, 6]);
    expect(sale?.wealth).toEqual(sale?.totals);
  });
});
