import type { Advice } from '../../src-shared/bots/advice';
import { botSeed } from '../../src-shared/engine/bot-stream';
import type { MatchRecord } from '../../src-shared/engine/record';
import { replayRecord } from '../../src-shared/engine/replay';
import { findGame } from '../../src-shared/games/registry';
import type { Refusal } from '../../src-shared/protocol/requests';
import type { Question, Advise } from '../bots/question';
import type { Store } from '../store/store';
import { isRefusal, refuse } from '../table/refuse';

/** Tells what an expert would have done in finished matches. */
export interface Reviews {
  /**
   * The advice for one move of a finished match, as its seat would have got it in play.
   * @param index counts the moves of the record from 0.
   */
  review(matchId: string, index: number): Promise<Advice | Refusal>;
}

const MOST_WAITING = 16;
const REMEMBERED = 64;

/** @param store must not give the record of an unfinished match: advice would tell of its hands. */
export function createReviews(
  store: Pick<Store, 'record'>,
  advise: Advise,
  find: typeof findGame = findGame,
): Reviews {
  const known = new Map<string, Promise<Advice | Refusal>>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function think(matchId: string, index: number): Promise<Advice | Refusal> {
    const record = store.record(matchId);
    if (!record) return refuse('no-such-match');
    const request = reviewRequest(record, index, find);
    return request ? await advise(request) : refuse('no-such-move');
  }

  /** One after the other: replaying is done here, and shall leave the host time for its tables. */
  function whenOthersAreDone<T>(work: () => Promise<T>): Promise<T> {
    waiting += 1;
    const done = last.then(work).finally(() => (waiting -= 1));
    last = done.catch(() => undefined);
    return done;
  }

  return {
    review(matchId, index) {
      const key = `${matchId} ${index}`;
      const before = known.get(key);
      if (before) return before;
      if (waiting >= MOST_WAITING) return Promise.resolve(refuse('too-fast'));
      const review = whenOthersAreDone(() => think(matchId, index));
      known.set(key, review);
      if (known.size > REMEMBERED) known.delete([...known.keys()][0]);
      review.then(
        (outcome) => isRefusal(outcome) && known.delete(key),
        () => known.delete(key),
      );
      return review;
    },
  };
}

/** All that the seat knew when it made the move of that number; null when the record has no such move. */
export function reviewRequest(record: MatchRecord, index: number, find: typeof findGame): Question | null {
  if (index >= record.moves.length) return null;
  const { seat } = record.moves[index];
  const earlier = record.moves.slice(0, index);
  const { match, problem } = replayRecord({ ...record, moves: earlier, result: null }, find);
  if (!match || problem) return null;
  return {
    game: record.game,
    view: match.game.view(match.state, seat),
    seed: botSeed(record.seed, seat, earlier.filter((made) => made.seat === seat).length),
  };
}
