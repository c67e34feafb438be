import * as v from 'valibot';
import type { AnyView, GameTypes, Seat } from '../../../src-shared/engine/game';
import { findLegalMove, playMove, startMatch, type Match } from '../../../src-shared/engine/match';
import type { MatchRecord } from '../../../src-shared/engine/record';
import { findGame } from '../../../src-shared/games/registry';

/** A move of the record, as its seat made it. */
export interface Decision {
  /** Its place in the record, from 0. */
  index: number;
  seat: Seat;
  move: GameTypes['move'];
  /** Whether it was the only legal one. */
  forced: boolean;
}

/** The match after something happened, all hands open. */
export interface Frame {
  /** What led here from the frame before. */
  events: GameTypes['event'][];
  /** The moves that led here: several when seats chose in secret; of a seat that changed its mind the last. */
  decisions: Decision[];
  /** Every seat's own view. */
  views: AnyView[];
  toAct: Seat[];
}

/**
 * Plays a record again by this version's rules. Moves that nobody saw, such as hidden bids before the reveal, make no
 * frame of their own.
 * @returns the frames, the opening first; null when the record does not fit the rules.
 */
export function replayFrames(record: MatchRecord): Frame[] | null {
  const game = findGame(record.game);
  if (!game) return null;
  const options = v.safeParse(game.options, record.options);
  if (!options.success) return null;

  let events: GameTypes['event'][] = [];
  const emit = (event: GameTypes['event']) => events.push(event);
  const match = startMatch(game, options.output, record.seats.length, record.seed, emit);
  let decisions: Decision[] = [];
  const frames = [frameOf(match, events, decisions)];
  events = [];
  for (const [index, { seat, move }] of record.moves.entries()) {
    const parsed = v.safeParse(game.move, move);
    const legal = parsed.success ? findLegalMove(match, seat, parsed.output) : null;
    if (!legal) return null;
    const forced = game.legalMoves(match.state, seat).length === 1;
    decisions = [...decisions.filter((made) => made.seat !== seat), { index, seat, move: legal, forced }];
    playMove(match, seat, legal, emit);
    if (events.length === 0) continue;
    frames.push(frameOf(match, events, decisions));
    events = [];
    decisions = [];
  }
  return frames;
}

function frameOf(match: Match, events: GameTypes['event'][], decisions: Decision[]): Frame {
  const { seats } = match.game.view(match.state, 'table');
  return {
    events,
    decisions,
    views: Array.from({ length: seats }, (_, seat) => match.game.view(match.state, seat)),
    toAct: match.game.toAct(match.state),
  };
}
