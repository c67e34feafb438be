import { describe, expect, it } from 'vitest';
import { BOTS } from '../../../bots/registry';
import { at } from '../../../engine/at';
import { createRng } from '../../../engine/rng';
import { diamonds } from '..';
import { play, position } from './positions';
import { BLUNDERS } from './blunders';

const CASES = BLUNDERS.flatMap((blunder) => blunder.levels.map((level) => ({ ...blunder, level })));

describe('what a computer player must not do', () => {
  it.each(CASES)('$level: $lesson', ({ level, position: text, played, never }) => {
    const state = position(text);
    play(state, played);
    const seat = at(diamonds.toAct(state), 0);
    expect(diamonds.legalMoves(state, seat)).toEqual(expect.arrayContaining([...never]));
    for (let stream = 0; stream < 3; stream++) {
      const move = BOTS[level](diamonds, diamonds.view(state, seat), createRng(`${stream}`, 'test'));
      expect(never).not.toContainEqual(move);
    }
  });
});
