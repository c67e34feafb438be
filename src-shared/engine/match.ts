import { at } from './at';
import type { Emit, Game, GameTypes, Seat } from './game';
import { createRng, type Rng } from './rng';

/** A move that was made, and by whom. */
export interface SeatMove<Move = GameTypes['move']> {
  seat: Seat;
  move: Move;
}

/** A match in progress: the game, its state, and the stream that all its chance comes from. */
export interface Match<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly state: T['state'];
  readonly rng: Rng;
}

/** A match before anything has happened. The same game, options, seats and seed make the same match. */
export function setUpMatch<T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  seats: number,
  seed: string,
): Match<T> {
  const rng = createRng(seed, 'rules');
  return { game, state: game.setUp(options, seats, rng), rng };
}

/** Begins a match that was set up, and emits what happened. */
export function beginMatch<T extends GameTypes>(
  { game, state, rng }: Match<T>,
  emit: Emit<T['event']>,
): void {
  game.begin(state, rng, emit);
}

/** Sets a match up and begins it. The same game, options, seats and seed make the same match. */
export function startMatch<T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  seats: number,
  seed: string,
  emit: Emit<T['event']>,
): Match<T> {
  const match = setUpMatch(game, options, seats, seed);
  beginMatch(match, emit);
  return match;
}

/**
 * The first of the seats that owe a move.
 * @throws RangeError when none does: the match is over.
 */
export function firstToAct<T extends GameTypes>(game: Game<T>, state: T['state']): Seat {
  return at(game.toAct(state), 0);
}

/**
 * The legal move that says the same as `move`, whatever the order of its fields and of the cards in it.
 * @returns null when there is none: the move is illegal.
 */
export function findLegalMove<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  move: T['move'],
): T['move'] | null {
  const wanted = moveKey(move);
  return match.game.legalMoves(match.state, seat).find((legal) => moveKey(legal) === wanted) ?? null;
}

/** Plays a move that `findLegalMove` returned, and emits what happened. */
export function playMove<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  move: T['move'],
  emit: Emit<T['event']>,
): void {
  match.game.apply(match.state, seat, move, match.rng, emit);
}

/** A text that two moves share exactly when they mean the same: a list in a move is a set of cards. */
export function moveKey(move: object): string {
  return JSON.stringify(canonical(move));
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical).sort();
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => [name, canonical(field)] as const);
}
