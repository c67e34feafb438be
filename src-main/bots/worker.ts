import { BOTS } from '../../src-shared/bots/registry';
import { botRng } from '../../src-shared/engine/bot-stream';
import type { GameTypes } from '../../src-shared/engine/game';
import { findGame } from '../../src-shared/games/registry';
import type { DecisionRequest } from './decision';

/**
 * One decision, in a worker thread.
 * @throws RangeError for a game that is not in the registry.
 */
export default function decide(request: DecisionRequest): GameTypes['move'] {
  const game = findGame(request.game);
  if (!game) throw new RangeError(`no such game: ${request.game}`);
  return BOTS[request.level](game, request.view, botRng(request.seed));
}
