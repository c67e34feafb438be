import * as v from 'valibot';
import type { Game, GameTypes, Seat, Standing } from './game';
import { beginMatch, findLegalMove, playMove, setUpMatch, type Match } from './match';
import type { MatchRecord } from './record';

/** All that a match is dealt from, checked: these options can be played by so many seats. */
export interface Deal {
  game: Game;
  /** As the game's schema returned them. */
  options: object;
  seats: number;
  seed: string;
}

/** Why a match cannot be dealt. */
export type DealProblem =
  | { code: 'unknown-game'; game: string }
  | { code: 'bad-seat-count'; seats: number }
  /** An option that the game does not have or understand. */
  | { code: 'unknown-option'; option: string }
  /** Options that cannot be played together or by so many; `reason` is the game's own. */
  | { code: 'bad-options'; reason: string };

/** `index` counts the record's moves from 0; `reason` is `no-such-seat`, `malformed` or the game's own. */
export interface IllegalMove {
  code: 'illegal-move';
  index: number;
  seat: Seat;
  reason: string;
}

/** Why a record is not a match that could have been played. */
export type ReplayProblem =
  | DealProblem
  | IllegalMove
  /** A null stands for an unfinished match. */
  | { code: 'different-result'; recorded: Standing[] | null; played: Standing[] | null };

/** A move of a record, read and legal where it stands. */
export interface ReplayedMove {
  /** Its place in the record, from 0. */
  index: number;
  seat: Seat;
  move: GameTypes['move'];
}

/** Who looks on while a match is played again. */
export interface Onlooker {
  /** The match has been dealt, and everything that came of it heard. */
  dealt?: (match: Match) => void;
  /** The move is legal and has not been made yet. */
  before?: (made: ReplayedMove, match: Match) => void;
  /** Something happened, face up; the state is as it was at that moment. */
  event?: (event: GameTypes['event'], match: Match) => void;
  /** The move has been made, and everything that came of it heard. */
  after?: (made: ReplayedMove, match: Match) => void;
}

/** A replayed match as far as it went; `problem` is null when all of it could be played as recorded. */
export interface Replay {
  /** Null when the match could not even be dealt. */
  match: Match | null;
  /** Everything that happened, face up. */
  events: GameTypes['event'][];
  problem: ReplayProblem | null;
}

/**
 * Plays a record again, up to the first move that is not legal, and compares the result.
 * @param findGame tells the game of an id, or null when there is none.
 */
export function replayRecord(
  record: MatchRecord,
  findGame: (id: string) => Game | null,
  onlooker: Onlooker = {},
): Replay {
  const events: GameTypes['event'][] = [];
  const deal = readDeal(record, findGame);
  if ('code' in deal) return { match: null, events, problem: deal };

  const match = setUpMatch(deal.game, deal.options, deal.seats, deal.seed);
  const event = (happened: GameTypes['event']): void => {
    events.push(happened);
    onlooker.event?.(happened, match);
  };
  beginMatch(match, event);
  onlooker.dealt?.(match);
  const illegal = replayMoves(match, deal.seats, record.moves, { ...onlooker, event });
  if (illegal) return { match, events, problem: illegal };

  const played = match.game.standings(match.state);
  const problem: ReplayProblem | null = sameStandings(record.result, played)
    ? null
    : { code: 'different-result', recorded: record.result, played };
  return { match, events, problem };
}

/** Reads what a record says that the match was dealt from. */
export function readDeal(
  record: Pick<MatchRecord, 'game' | 'options' | 'seats' | 'seed'>,
  findGame: (id: string) => Game | null,
): Deal | DealProblem {
  const game = findGame(record.game);
  if (game === null) return { code: 'unknown-game', game: record.game };
  const seats = record.seats.length;
  if (seats < game.seats.min || seats > game.seats.max) return { code: 'bad-seat-count', seats };
  const options = v.safeParse(game.options, record.options);
  if (!options.success) {
    return { code: 'unknown-option', option: v.getDotPath(options.issues[0]) ?? '' };
  }
  const reason = game.refuseOptions(options.output, seats);
  if (reason !== null) return { code: 'bad-options', reason };
  return { game, options: options.output, seats, seed: record.seed };
}

/**
 * Plays moves on a match that has just been dealt: the one loop of everything that is played again.
 * @param moves untrusted, as a record has them.
 * @returns the first move that is not legal, before which the match then stands; null when all were.
 */
export function replayMoves(
  match: Match,
  seats: number,
  moves: MatchRecord['moves'],
  { before, event = ignore, after }: Omit<Onlooker, 'dealt'>,
): IllegalMove | null {
  for (const [index, { seat, move }] of moves.entries()) {
    const read = readMove(match, seats, seat, move);
    if ('reason' in read) return { code: 'illegal-move', index, seat, reason: read.reason };
    const made = { index, seat, move: read.move };
    before?.(made, match);
    playMove(match, seat, made.move, (happened) => event(happened, match));
    after?.(made, match);
  }
  return null;
}

function readMove(
  match: Match,
  seats: number,
  seat: Seat,
  move: unknown,
): { move: GameTypes['move'] } | { reason: string } {
  if (seat >= seats) return { reason: 'no-such-seat' };
  const parsed = v.safeParse(match.game.move, move);
  if (!parsed.success) return { reason: 'malformed' };
  const legal = findLegalMove(match, seat, parsed.output);
  return legal === null
    ? { reason: match.game.whyIllegal(match.state, seat, parsed.output) }
    : { move: legal };
}

/** The order of the lines says nothing, but each seat has one. */
function sameStandings(a: Standing[] | null, b: Standing[] | null): boolean {
  if (a === null || b === null) return a === b;
  return JSON.stringify(bySeat(a)) === JSON.stringify(bySeat(b));
}

function bySeat(standings: Standing[]): [Seat, number, number][] {
  return standings
    .map(({ seat, points, rank }): [Seat, number, number] => [seat, points, rank])
    .sort(([a], [b]) => a - b);
}

function ignore(): void {
  // Nobody listens.
}
