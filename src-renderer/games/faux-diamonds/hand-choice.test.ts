import { describe, expect, it, vi } from 'vitest';
import { legalMoves } from '../../../src-shared/games/faux-diamonds/rules/moves';
import { play, position } from '../../../src-shared/games/faux-diamonds/testing/positions';
import type { FauxDiamondsState } from '../../../src-shared/games/faux-diamonds/rules/types';
import { fauxDiamonds } from '../../../src-shared/games/faux-diamonds';
import { choiceOf } from './hand-choice';

function choiceIn(state: FauxDiamondsState, seat: number, made = vi.fn()) {
  return choiceOf(fauxDiamonds.view(state, seat), legalMoves(state, seat), made);
}

describe('the hand', () => {
  it('offers the suit led and Faux Diamonds, and says why nothing else', () => {
    const state = position('hands k10 p1 p2 / k6 y3 f1 / k2 b1 b2 | leader 0');
    play(state, 'k10');
    const choice = choiceIn(state, 1);
    expect(choice).toMatchObject({ kind: 'play', playable: ['black-6', 'faux-1'] });
    expect(choice.kind === 'play' && choice.reason('yellow-3')).toContain('suit led');
  });

  it('waits while another seat plays', () => {
    expect(choiceIn(position('hands k10 / k6 / k2 | leader 0'), 2)).toMatchObject({ kind: 'wait' });
  });

  it('makes the legal move of the picked cards, in whatever order they were picked', () => {
    const dealt = position('hands k1 k2 k3 / p1 p2 p3 / y1 y2 y3');
    const made = vi.fn();
    Object.assign(dealt.open, { phase: 'pass', passCount: 2 });
    const choice = choiceIn(dealt, 0, made);
    if (choice.kind === 'pick') choice.confirm(['black-3', 'black-1']);
    expect(made).toHaveBeenCalledExactlyOnceWith({ type: 'pass', cards: ['black-1', 'black-3'] });
  });

  it('keeps the confirmed bonus diamonds in sight while others choose', () => {
    const state = position('hands k1 k2 k3 / p1 p2 p3', { perfect: true });
    Object.assign(state.open, { phase: 'bonus', hasChosen: [true, false] });
    state.hidden.picks = [['black-1', 'black-2'], null];
    expect(choiceIn(state, 0)).toMatchObject({
      kind: 'pick',
      purpose: 'set-bonus',
      count: 2,
      chosen: ['black-1', 'black-2'],
    });
  });
});
