import { advise as adviseIn, type Advice } from '../../src-shared/bots/advice';
import { BOTS } from '../../src-shared/bots/registry';
import { botRng } from '../../src-shared/engine/bot-stream';
import type { Game, GameTypes } from '../../src-shared/engine/game';
import { findGame } from '../../src-shared/games/registry';
import type { Question, BotQuestion } from './question';

/** What runs in the worker threads. Both throw a RangeError for a game that is not in the registry. */

/** One decision of a computer player. */
export default function decide(request: BotQuestion): GameTypes['move'] {
  return BOTS[request.level](gameOf(request), request.view, botRng(request.seed));
}

/** Advice for one decision of a person. */
export function advise(request: Question): Advice {
  return adviseIn(gameOf(request), request.view, botRng(request.seed));
}

function gameOf({ game: id }: Question): Game {
  const game = findGame(id);
  if (!game) throw new RangeError(`no such game: ${id}`);
  return game;
}
