import type { Advice } from '../../src-shared/bots/advice';
import { botSeed } from '../../src-shared/engine/bot-stream';
import { startMatch } from '../../src-shared/engine/match';
import type { MatchRecord } from '../../src-shared/engine/record';
import { readDeal, replayMoves } from '../../src-shared/engine/replay';
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
    const question = reviewQuestion(record, index, find);
    return question ? await advise(question) : refuse('no-such-move');
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
      const [oldest] = known.keys();
      if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
      review.then(
        (outcome) => isRefusal(outcome) && known.delete(key),
        () => known.delete(key),
      );
      return review;
    },
  };
}

/** All that the seat knew when it made the move of that number; null when the record has no such move. */
export function reviewQuestion(record: MatchRecord, index: number, find: typeof findGame): Question | null {
  const deal = readDeal(record, find);
  if ('code' in deal) return null;
  const match = startMatch(deal.game, deal.options, deal.seats, deal.seed, () => undefined);
  let question: Question | null = null;
  const illegal = replayMoves(match, deal.seats, record.moves.slice(0, index + 1), {
    before(made) {
      if (made.index !== index) return;
      const movesMade = record.moves.slice(0, index).filter(({ seat }) => seat === made.seat).length;
      question = {
        game: record.game,
        view: match.game.view(match.state, made.seat),
        seed: botSeed(record.seed, made.seat, movesMade),
      };
    },
  });
  return illegal ? null : question;
}
