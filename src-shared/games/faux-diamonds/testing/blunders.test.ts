import { describe, expect, it } from 'vitest';
import { BOTS } from '../../../bots/registry';
import { at } from '../../../engine/at';
import { createRng } from '../../../engine/rng';
import { fauxDiamonds } from '..';
import { cards, position } from './positions';
import { BLUNDERS } from './blunders';

const LEVELS = ['hard', 'expert'] as const;
const CASES = BLUNDERS.flatMap((blunder) => LEVELS.map((level) => ({ ...blunder, level })));

describe('a player that thinks ahead', () => {
  it.each(CASES)('never $name ($level)', ({ level, position: text, never }) => {
    const state = position(text);
    const seat = at(fauxDiamonds.toAct(state), 0);
    const blunders = cards(never).map((card) => ({ type: 'play', card }));
    expect(fauxDiamonds.legalMoves(state, seat)).toEqual(expect.arrayContaining(blunders));
    const view = fauxDiamonds.view(state, seat);
    expect(blunders).not.toContainEqual(BOTS[level](fauxDiamonds, view, createRng('blunders', 'test')));
  });
});
