import * as v from 'valibot';
import type { AnyView, GameTypes, Seat } from '../../../src-shared/engine/game';
import { findLegalMove, playMove, startMatch, type Match } from '../../../src-shared/engine/match';
import type { MatchRecord } from '../../../src-shared/engine/record';
import { findGame } from '../../../src-shared/games/registry';

/** The match after something happened, all hands open. */
export interface Frame {
  /** What led here from the frame before. */
  events: GameTypes['event'][];
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
  const frames = [frameOf(match, record.seats.length, events)];
  events = [];
  for (const { seat, move } of record.moves) {
    const parsed = v.safeParse(game.move, move);
    const legal = parsed.success ? findLegalMove(match, seat, parsed.output) : null;
    if (!legal) return null;
    playMove(match, seat, legal, emit);
    if (events.length === 0) continue;
    frames.push(frameOf(match, record.seats.length, events));
    events = [];
  }
  return frames;
}

function frameOf(match: Match, seats: number, events: GameTypes['event'][]): Frame {
  return {
    events,
    views: Array.from({ length: seats }, (_, seat) => match.game.view(match.state, seat)),
    toAct: match.game.toAct(match.state),
  };
}
