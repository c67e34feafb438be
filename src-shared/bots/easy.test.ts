import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Game, GameTypes } from '../engine/game';
import { findLegalMove, playMove, startMatch, firstToAct } from '../engine/match';
import { createRng } from '../engine/rng';
import { GAMES } from '../games/registry';
import { easy } from './easy';
import { medium } from './medium';

const ignore = () => undefined;
const games = (GAMES as readonly Game[]).map((game) => [game.id, game] as const);

function handSizes(game: Game, state: GameTypes['state']): unknown {
  const view = game.view(state, 'table');
  return Reflect.get(view.open, 'handSizes');
}

describe.each(games)('the easy player of %s', (_, game) => {
  it('makes legal moves, often other ones than the medium player would', () => {
    const match = startMatch(game, v.parse(game.options, {}), 3, 'easy', ignore);
    let [moves, others] = [0, 0];
    while (moves < 150) {
      const [seat] = game.toAct(match.state);
      if (seat === undefined) break;
      const view = game.view(match.state, seat);
      const move = findLegalMove(match, seat, easy(game, view, createRng(`${moves}`, 'easy')));
      if (move === null) throw new Error('an illegal move');
      const sensible = medium(game, view, createRng(`${moves}`, 'medium'));
      if (JSON.stringify(move) !== JSON.stringify(sensible)) others++;
      moves++;
      playMove(match, seat, move, ignore);
    }
    expect(others).toBeGreaterThan(0.1 * moves);
    expect(others).toBeLessThan(0.9 * moves);
  });
});

describe('a player without memory', () => {
  it.each(games)('of %s imagines hands of the right size', (_, game) => {
    const match = startMatch(game, v.parse(game.options, {}), 3, 'memory', ignore);
    const rng = createRng('memory', 'test');
    for (let at = 0; at < 40; at++) {
      const seat = firstToAct(game, match.state);
      const view = game.foresight.withoutMemory(game.view(match.state, seat));
      const world = game.determinize(view, rng);
      expect(handSizes(game, world)).toEqual(handSizes(game, match.state));
      playMove(match, seat, game.policy(match.state, seat, rng), ignore);
    }
  });
});
