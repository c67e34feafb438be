import * as v from 'valibot';
import type { AnyView, GameTypes, Seat } from '../../../src-shared/engine/game';
import { findLegalMove, playMove, startMatch, type Match } from '../../../src-shared/engine/match';
import type { MatchRecord } from '../../../src-shared/engine/record';
import { findGame } from '../../../src-shared/games/registry';
import { sceneSteps } from '../../games/legacy-scene';
import type { Passage } from '../../timeline/steps';

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
 * @returns the passages, the deal first; null when the record does not fit the rules.
 */
export function replayPassages(record: MatchRecord): ReplayPassage[] | null {
  const game = findGame(record.game);
  if (!game) return null;
  const options = v.safeParse(game.options, record.options);
  if (!options.success) return null;

  let events: GameTypes['event'][] = [];
  let decisions: Decision[] = [];
  const passages: ReplayPassage[] = [];
  const emit = (event: GameTypes['event']) => events.push(event);
  const close = () => {
    const views = viewsOf(match, record.seats.length);
    const rest = { index: passages.length, views, toAct: game.toAct(match.state), decisions };
    passages.push({ steps: sceneSteps(events, views), rest, opensMatch: passages.length === 0 });
    events = [];
    decisions = [];
  };

  const match = startMatch(game, options.output, record.seats.length, record.seed, emit);
  close();
  for (const [index, { seat, move }] of record.moves.entries()) {
    const parsed = v.safeParse(game.move, move);
    const legal = parsed.success ? findLegalMove(match, seat, parsed.output) : null;
    if (!legal) return null;
    const forced = game.legalMoves(match.state, seat).length === 1;
    decisions = [...decisions.filter((made) => made.seat !== seat), { index, seat, move: legal, forced }];
    playMove(match, seat, legal, emit);
    if (events.length > 0) close();
  }
  return passages;
}

function viewsOf({ game, state }: Match, seats: number): AnyView[] {
  return Array.from({ length: seats }, (_, seat) => game.view(state, seat));
}
