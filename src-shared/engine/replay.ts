import * as v from 'valibot';
import type { Game, GameTypes, Seat, Standing } from './game';
import { findLegalMove, playMove, startMatch, type Match } from './match';
import type { MatchRecord } from './record';

/** Why a record is not a match that could have been played. */
export type ReplayProblem =
  | { code: 'unknown-game'; game: string }
  | { code: 'bad-seat-count'; seats: number }
  | { code: 'bad-options'; reason: string }
  /** `index` counts the record's moves from 0; `reason` is `malformed` or the game's own. */
  | { code: 'illegal-move'; index: number; seat: Seat; reason: string }
  /** A null stands for an unfinished match. */
  | { code: 'different-result'; recorded: Standing[] | null; played: Standing[] | null };

/** A replayed match as far as it went; `problem` is null when all of it could be played as recorded. */
export interface Replay {
  /** Null when the match could not even be dealt. */
  match: Match | null;
  /** Everything that happened, face up. */
  events: GameTypes['event'][];
  problem: ReplayProblem | null;
}

/**
 * Plays a record again, up to the first move that is not legal.
 * @param findGame tells the game of an id, or null when there is none.
 */
export function replayRecord(record: MatchRecord, findGame: (id: string) => Game | null): Replay {
  const events: GameTypes['event'][] = [];
  const emit = (event: GameTypes['event']) => events.push(event);

  const setUp = readSetUp(record, findGame);
  if ('code' in setUp) return { match: null, events, problem: setUp };

  const match = startMatch(setUp.game, setUp.options, record.seats.length, record.seed, emit);
  for (const [index, { seat, move }] of record.moves.entries()) {
    const legal = readLegalMove(match, seat, move);
    if ('reason' in legal) {
      return { match, events, problem: { code: 'illegal-move', index, seat, reason: legal.reason } };
    }
    playMove(match, seat, legal.move, emit);
  }

  const played = match.game.standings(match.state);
  const problem: ReplayProblem | null = sameStandings(record.result, played)
    ? null
    : { code: 'different-result', recorded: record.result, played };
  return { match, events, problem };
}

function readSetUp(
  record: MatchRecord,
  findGame: (id: string) => Game | null,
): { game: Game; options: object } | ReplayProblem {
  const game = findGame(record.game);
  if (game === null) return { code: 'unknown-game', game: record.game };
  const seats = record.seats.length;
  if (seats < game.seats.min || seats > game.seats.max) return { code: 'bad-seat-count', seats };
  const options = v.safeParse(game.options, record.options);
  if (!options.success) return { code: 'bad-options', reason: v.summarize(options.issues) };
  const refusal = game.refuseOptions(options.output, seats);
  if (refusal !== null) return { code: 'bad-options', reason: refusal };
  return { game, options: options.output };
}

function readLegalMove(
  match: Match,
  seat: Seat,
  move: unknown,
): { move: GameTypes['move'] } | { reason: string } {
  const parsed = v.safeParse(match.game.move, move);
  if (!parsed.success) return { reason: 'malformed' };
  const legal = findLegalMove(match, seat, parsed.output);
  return legal === null
    ? { reason: match.game.whyIllegal(match.state, seat, parsed.output) }
    : { move: legal };
}

function sameStandings(a: Standing[] | null, b: Standing[] | null): boolean {
  if (a === null || b === null) return a === b;
  return (
    a.length === b.length &&
    a.every((line) =>
      b.some((other) => other.seat === line.seat && other.points === line.points && other.rank === line.rank),
    )
  );
}
