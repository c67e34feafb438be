import type { Advice } from '../../src-shared/bots/advice';
import type { Seat } from '../../src-shared/engine/game';
import type { Reply } from '../../src-shared/protocol/requests';
import type { Advise } from '../bots/question';
import { movesOf, questionOf, toAct, type LiveMatch } from './match';
import { isRefusal, refuse } from './refuse';

import { hintsOffered, runningMatch, seatOf, type TableState } from './state';

/** Tells people what an expert would do in their place. */
export interface Hints {
  /**
   * The advice for the move that the player owes now. Whoever asks again about the same move gets the same answer, and
   * for one seat no more than one piece of advice is thought of at a time.
   */
  suggest(playerId: string): Promise<Reply<'suggest'>>;
}

interface Thought {
  live: LiveMatch;
  movesMade: number;
  /** Null when the table had moved on before its turn to be thought of came. */
  advice: Promise<Advice | null>;
}

export function createHints(state: TableState, advise: Advise): Hints {
  const thoughts = new Map<Seat, Thought>();

  function thoughtOf(live: LiveMatch, seat: Seat): Thought {
    const movesMade = movesOf(live, seat).length;
    const last = thoughts.get(seat);
    if (last?.live === live && last.movesMade === movesMade) return last;

    const request = questionOf(live, seat);
    const before = last?.advice.catch(() => null) ?? Promise.resolve(null);
    const advice = before.then(() => (isCurrent(live, seat, movesMade) ? advise(request) : null));
    const thought = { live, movesMade, advice };
    thoughts.set(seat, thought);
    advice.catch(() => {
      if (thoughts.get(seat) === thought) thoughts.delete(seat);
    });
    return thought;
  }

  function isCurrent(live: LiveMatch, seat: Seat, movesMade: number): boolean {
    return state.live === live && toAct(live).includes(seat) && movesOf(live, seat).length === movesMade;
  }

  return {
    async suggest(playerId) {
      const live = runningMatch(state, playerId);
      if (isRefusal(live)) return live;
      if (!hintsOffered(state)) return refuse('hints-off');
      if (live.paused) return refuse('paused');
      const seat = seatOf(state, playerId);
      if (seat === null || !toAct(live).includes(seat)) return refuse('not-your-turn');

      const thought = thoughtOf(live, seat);
      const advice = await thought.advice;
      if (advice === null || !isCurrent(live, seat, thought.movesMade)) return refuse('stale-move');
      return { ok: true, advice, movesMade: thought.movesMade };
    },
  };
}
