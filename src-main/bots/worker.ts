import { BOTS } from '../../src-shared/bots/registry';
import { easy } from '../../src-shared/bots/easy';
import { botRng } from '../../src-shared/engine/bot-stream';
import type { GameTypes } from '../../src-shared/engine/game';
import { findGame } from '../../src-shared/games/registry';
import type { DecisionRequest } from './decision';

/**
 * One decision, in a worker thread. A level that this version lacks plays as the easy one.
 * @throws RangeError for a game that is not in the registry.
 */
export default function decide(request: DecisionRequest): GameTypes['move'] {
  const game = findGame(request.game);
  if (!game) throw new RangeError(`no such game: ${request.game}`);
  const bot = BOTS[request.level] ?? easy;
  return bot(game, request.view, botRng(request.seed));
}
