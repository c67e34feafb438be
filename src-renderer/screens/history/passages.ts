import type { AnyView, Game, GameTypes, Seat } from '../../../src-shared/engine/game';
import type { Match } from '../../../src-shared/engine/match';
import type { MatchRecord } from '../../../src-shared/engine/record';
import { replayRecord } from '../../../src-shared/engine/replay';
import type { Passage, Step } from '../../timeline/steps';

/** A move of the record, as its seat made it. */
export interface Decision {
  /** Its place in the record, from 0. */
  index: number;
  seat: Seat;
  move: GameTypes['move'];
  /** Whether it was the only legal one. */
  forced: boolean;
}

/** The match at rest after something happened, all hands open. */
export interface ReplayRest {
  /** Its place among the rests, from 0. */
  index: number;
  /** Every seat's own view. */
  views: readonly AnyView[];
  toAct: Seat[];
  /** The moves that led here: several when seats chose in secret; of a seat that changed its mind the last. */
  decisions: Decision[];
}

/** What a move did, seen by every seat. */
export type ReplayPassage = Passage<readonly AnyView[], ReplayRest>;

/**
 * Plays a record again by this version's rules. Moves that nobody saw, such as hidden bids before the reveal, make no
 * passage of their own.
 * @param game the record's game.
 * @returns the passages, the deal first; null when the record does not fit the rules.
 */
export function replayPassages(game: Game, record: MatchRecord): ReplayPassage[] | null {
  const seats = record.seats.length;
  let steps: Step<readonly AnyView[]>[] = [];
  let decisions: Decision[] = [];
  let forced = false;
  const passages: ReplayPassage[] = [];

  const close = (match: Match) => {
    const views = viewsOf(match, seats);
    const rest = { index: passages.length, views, toAct: match.game.toAct(match.state), decisions };
    passages.push({ steps, rest, opensMatch: passages.length === 0 });
    steps = [];
    decisions = [];
  };

  const { problem } = replayRecord(record, () => game, {
    dealt: close,
    event: (event, match) => steps.push({ event, view: viewsOf(match, seats) }),
    before({ seat }, { state }) {
      forced = game.legalMoves(state, seat).length === 1;
    },
    after(made, match) {
      decisions = [...decisions.filter(({ seat }) => seat !== made.seat), { ...made, forced }];
      if (steps.length > 0) close(match);
    },
  });
  return problem ? null : passages;
}

function viewsOf({ game, state }: Match, seats: number): AnyView[] {
  return Array.from({ length: seats }, (_, seat) => game.view(state, seat));
}
