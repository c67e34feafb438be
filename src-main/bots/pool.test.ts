import { afterAll, describe, expect, it } from 'vitest';
import { botSeed } from '../../src-shared/engine/bot-stream';
import { findLegalMove, startMatch, firstToAct } from '../../src-shared/engine/match';
import { GAMES } from '../../src-shared/games/registry';
import type { Game } from '../../src-shared/engine/game';
import * as v from 'valibot';
import { openBotPool } from './pool';

const pool = openBotPool();
afterAll(() => pool.close());

describe('the pool of computer players', () => {
  it.each(GAMES.map((game: Game) => [game.id, game] as const))(
    'makes a legal move of %s in a worker that is sent a view alone, the same for the same seed',
    async (_, game) => {
      const match = startMatch(game, v.parse(game.options, {}), game.seats.max, 'abc', () => undefined);
      const seat = firstToAct(game, match.state);
      const request = {
        game: game.id,
        level: 'easy',
        view: game.view(match.state, seat),
        seed: botSeed('abc', seat, 0),
      } as const;
      const [first, second] = await Promise.all([pool.decide(request), pool.decide(request)]);
      expect(findLegalMove(match, seat, first)).not.toBeNull();
      expect(second).toEqual(first);
    },
  );

  it('advises in a worker that is sent a view alone, the same for the same seed', async () => {
    const game: Game = GAMES[0];
    const match = startMatch(game, v.parse(game.options, {}), game.seats.min, 'abc', () => undefined);
    const seat = firstToAct(game, match.state);
    const request = { game: game.id, view: game.view(match.state, seat), seed: botSeed('abc', seat, 0) };
    const [first, second] = await Promise.all([pool.advise(request), pool.advise(request)]);
    expect(findLegalMove(match, seat, first.best.move)).not.toBeNull();
    expect(second).toEqual(first);
  });

  it('rejects when the worker cannot decide, and lives on', async () => {
    const view = { viewer: 0, open: { options: {}, seats: 2, scoreByRound: [] }, own: {} };
    await expect(pool.decide({ game: 'no-such', level: 'hard', view, seed: 's' })).rejects.toThrow(
      'no such game',
    );
    await expect(pool.decide({ game: GAMES[0].id, level: 'hard', view, seed: 's' })).rejects.toThrow();
  });
});
