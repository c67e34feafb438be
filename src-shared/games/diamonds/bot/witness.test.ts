import { describe, expect, it } from 'vitest';
import { at } from '../../../engine/at';
import { copy } from '../../../engine/copy';
import { createRng } from '../../../engine/rng';
import { cards, position } from '../testing/positions';
import { apply } from '../rules/apply';
import { legalMoves, toAct } from '../rules/moves';
import type { DiamondsOpen } from '../rules/types';
import { witness } from './witness';

/** What the seat to move notes when these cards are played in turn, and then any that are legal. */
function notedOf(text: string, played: string, change: Partial<DiamondsOpen> = {}) {
  const state = position(text);
  const seat = at(toAct(state), 0);
  Object.assign(state.open, change);
  const listener = witness(copy(state), seat);
  const rng = createRng('', 'test');
  const planned = cards(played);
  for (let [actor] = toAct(state); actor !== undefined; [actor] = toAct(state)) {
    const legal = legalMoves(state, actor);
    const move = legal.find((known) => known.type === 'play' && known.card === planned[0]) ?? at(legal, 0);
    if (move.type === 'play' && move.card === planned[0]) planned.shift();
    apply(state, actor, move, rng, (event) => {
      listener.hear(event);
    });
  }
  expect(planned).toEqual([]);
  return listener.facts();
}

const SPARE = 'showrooms 1 1 1 1 | leader 0';

describe('what is noted of a card', () => {
  it.each([
    ['winning stores a crystal with diamonds', 'd9', { 'wins-trick': 1, stores: 1 }],
    ['winning shows a crystal with hearts', 'h9', { 'wins-trick': 1, shows: 1 }],
    ['winning stores a crystal with spades', 's9', { 'wins-trick': 1, stores: 1 }],
    ['winning takes a crystal with clubs', 'c9', { 'wins-trick': 1, takes: 1 }],
  ])('%s', (_, card, facts) => {
    const [suit] = card;
    const text = `hands ${card} / ${suit}1 / ${suit}2 / ${suit}3 | ${SPARE}`;
    expect(notedOf(text, `${card} ${suit}1 ${suit}2 ${suit}3`)).toMatchObject({ ...facts, majorities: 1 });
  });

  it('it acts off suit at once, and the later tricks are left out', () => {
    const text = 'hands d1 h1 / s1 h5 / s2 h6 / h2 | trick s9 | leader 3 | showrooms 0 0 0 1';
    const facts = notedOf(text, 'd1 s1 s2');
    expect(facts).toMatchObject({ stores: 1, 'no-tricks': 1 });
    expect(facts).not.toHaveProperty('wins-trick');
    expect(facts).not.toHaveProperty('shows');
  });

  it('others act off suit on it, but not for what they cannot move', () => {
    const text = 'hands h9 / d1 / s2 / h3 | leader 0';
    expect(notedOf(text, 'h9 d1 s2 h3')).toMatchObject({ 'wins-trick': 1, 'others-act': 1 });
  });

  it('the points are what the seat gains from now to the end of the round', () => {
    const text = 'hands d9 / h1 / h2 / h3 | leader 0 | vaults 5 0 0 0 | showrooms 2 0 0 0';
    // Diamonds for the trick and for their majority, and hearts for theirs.
    expect(notedOf(text, 'd9 h1 h2 h3').points).toBe(2 + 2 + 1);
  });

  it('of a choice whom to take from only what comes of the round', () => {
    const text = 'hands h9 c1 / h1 s1 / h2 s2 / s3 s4 | showrooms 1 1 1 1 | leader 0';
    const facts = notedOf(text, '', {
      phase: 'take-from',
      turn: null,
      pendingTake: { seat: 0, why: 'off-suit' },
    });
    expect(facts).not.toHaveProperty('takes');
    expect(facts).toHaveProperty('points');
  });
});
