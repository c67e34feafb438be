import { botSeed } from '../../src-shared/engine/bot-stream';
import type { Seat } from '../../src-shared/engine/game';
import type { AdviceRequest } from '../bots/decision';
import { movesOf, type LiveMatch } from './match';

/** All that anybody who thinks about the seat's next move is told: its own view, and a seed of this one decision. */
export function decisionOf(live: LiveMatch, seat: Seat): AdviceRequest {
  return {
    game: live.game.id,
    view: live.game.view(live.match.state, seat),
    seed: botSeed(live.seed, seat, movesOf(live, seat).length),
  };
}
