import { describe, expect, it } from 'vitest';
import { at } from '../../../engine/at';
import { createRng } from '../../../engine/rng';
import { cards, position } from '../testing/positions';
import { apply } from '../rules/apply';
import { toAct } from '../rules/moves';
import type { FauxDiamondsMove, FauxDiamondsState } from '../rules/types';
import { witness } from './witness';

/** What a seat notes of a course of moves, the first its own. */
function noted(state: FauxDiamondsState, seat: number, moves: readonly [number, FauxDiamondsMove][]) {
  const listener = witness(structuredClone(state), seat);
  const rng = createRng('', 'witness');
  for (const [mover, move] of moves)
    apply(state, mover, move, rng, (event) => {
      listener.hear(event);
    });
  return listener.facts();
}

function notedOfCards(text: string, played: string, options: object = {}) {
  const state = position(text, options);
  const { seats } = state.open;
  const turn = at(toAct(state), 0);
  const moves = cards(played).map((card, i): [number, FauxDiamondsMove] => [
    (turn + i) % seats,
    { type: 'play', card },
  ]);
  return noted(state, turn, moves);
}

const MARKETS = 'black [5] 6 7 | pink [3] 1 | yellow [7] 2 | blue [4]';

describe('what is noted of a card played', () => {
  it('its sale by winning, at the price that another sale has moved, and the Faux Diamonds', () => {
    const facts = notedOfCards(`hands k9 p1 / f1 p2 / k2 p3 | ${MARKETS}`, 'k9 f1 k2');
    expect(facts).toEqual({
      'wins-trick': 1,
      'sells-for': 6,
      'price-gained': 1,
      'faux-bonus': 1,
      'then-black': 7,
    });
  });

  it('how much less it sells for after another sale', () => {
    const facts = notedOfCards(`hands p9 k1 / f1 k2 / p2 k3 | ${MARKETS}`, 'p9 f1 p2');
    expect(facts).toMatchObject({ 'sells-for': 1, 'price-lost': 2, 'then-pink': 3 });
  });

  it('its sale at once for want of the suit led', () => {
    const facts = notedOfCards(`hands k3 / y4 p2 / k2 p3 | trick k9 | ${MARKETS}`, 'y4 k2');
    expect(facts).toEqual({ 'sells-for': 7, 'price-gained': 0, 'then-yellow': 2 });
  });

  it('the suit that the sale of a Faux Diamond moves', () => {
    const facts = notedOfCards(`hands p1 / f1 p2 / k2 p3 | trick k9 | ${MARKETS}`, 'f1 k2');
    expect(facts).toMatchObject({ 'sells-for': 5, 'then-black': 7 });
    expect(facts).not.toHaveProperty('wins-trick');
  });

  it('that nothing is sold by following low, and nothing of later tricks', () => {
    const facts = notedOfCards(`hands k3 y1 / k2 y2 / k4 y3 | trick k9 | ${MARKETS}`, 'k2 k4 y1 y2 y3');
    expect(facts).toMatchObject({ 'then-black': 6 });
    expect(facts).not.toHaveProperty('sells-for');
    expect(facts).not.toHaveProperty('wins-trick');
  });
});

describe("what is noted at the hand's end", () => {
  const last = `hands k9 / k3 / k2 | bonus p2 / y4 / p3 | ${MARKETS}`;

  it('the bonus sale, the wealth of the hand, and the win in the last hand', () => {
    expect(notedOfCards(last, 'k9 k3 k2')).toMatchObject({
      'bonus-sale': 3,
      'hand-wealth': 8,
      'wins-match': 1,
    });
  });

  it('whether the seat is in the lead, when more hands follow', () => {
    const facts = notedOfCards(last, 'k9 k3 k2', { hands: 2 });
    expect(facts).toMatchObject({ leads: 1 });
    expect(facts).not.toHaveProperty('wins-match');
  });
});

describe('what is noted of a bonus diamond', () => {
  it('the suits that are lacking then', () => {
    const state = position('hands k9 p2 / k3 y1 / k2 b1');
    state.open.phase = 'bonus';
    const facts = noted(state, 0, [
      [0, { type: 'set-bonus', cards: cards('p2') }],
      [1, { type: 'set-bonus', cards: cards('y1') }],
      [2, { type: 'set-bonus', cards: cards('b1') }],
    ]);
    expect(facts).toEqual({ 'lacks-pink': 1, 'lacks-yellow': 1, 'lacks-blue': 1 });
  });
});
