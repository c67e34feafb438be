import { expect, it } from 'vitest';
import * as v from 'valibot';
import { at } from '../engine/at';
import { botStream } from '../engine/bot-stream';
import type { Game } from '../engine/game';
import { findLegalMove, playMove, startMatch } from '../engine/match';
import { recordSchema } from '../engine/record';
import { diamonsters } from '../games/diamonsters';
import { playBotMatch } from './bot-match';
import { BOTS } from './registry';

const game: Game = diamonsters;
const ignore = () => undefined;

it('a record tells every decision of its computer players: view and stream make the same move again', () => {
  const options = v.parse(game.options, { target: 1 });
  const seats = (['hard', 'medium', 'hard'] as const).map((level) => ({
    name: level,
    level,
    bot: BOTS[level],
  }));
  const played = playBotMatch(game, options, seats, 'replayed', ignore);
  const record = v.parse(recordSchema, JSON.parse(JSON.stringify(played)));

  const match = startMatch(game, v.parse(game.options, record.options), 3, record.seed, ignore);
  const movesMade = [0, 0, 0];
  for (const { seat, move } of played.moves) {
    const before = at(movesMade, seat);
    movesMade[seat] = before + 1;
    const rng = botStream(record.seed, seat, before);
    const { bot } = at(seats, seat);
    const decided = findLegalMove(match, seat, bot(game, game.view(match.state, seat), rng));
    expect(decided).toEqual(move);
    playMove(match, seat, move, ignore);
  }
  expect(played.moves.length).toBeGreaterThan(10);
  expect(game.standings(match.state)).toEqual(record.result);
});
