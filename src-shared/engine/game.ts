import type * as v from 'valibot';
import type { Foresight } from './foresight';
import type { Rng } from './rng';

/** A place at the table, numbered 0 … n−1 clockwise; the seat on the left of `s` is `(s + 1) mod n`. */
export type Seat = number;

/** Who looks: a seat, or the table itself (a spectator, a shared screen). */
export type Viewer = Seat | 'table';

/** One line of the final ranking. Equal ranks are shared and the ranks below skipped (1, 1, 3). */
export interface Standing {
  seat: Seat;
  /** What ranks the seat first: its own points, or its team's. */
  points: number;
  rank: number;
}

/** The event that closes every match. */
export interface MatchOver {
  type: 'match-over';
  standings: Standing[];
}

/** What every game's view has, whatever else it shows. */
export interface AnyView {
  viewer: Viewer;
  /** The number of seats. */
  seats: number;
  /** Each finished round's scores after it, by seat: what the chart of the match draws. */
  scoreByRound: number[][];
}

/** The five types a game is made of. Move and event unions are told apart by `type`. */
export interface GameTypes {
  options: object;
  state: object;
  move: { type: string };
  view: AnyView;
  event: { type: string };
}

/** Receives the events of a match in the order in which they happen, everything face up. */
export type Emit<Event> = (event: Event) => void;

/**
 * A game: pure functions over one plain JSON-able state, and nothing else. No clock, no I/O, no randomness but `rng`.
 * The same seed, options, seats and moves make the same match everywhere.
 */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };

  /** Reads options from untrusted input; every option has a default, so `{}` is valid. */
  readonly options: v.GenericSchema<unknown, T['options']>;

  /** The shape of a move, for untrusted input. Whether it is legal is `legalMoves`' business. */
  readonly move: v.GenericSchema<unknown, T['move']>;

  /**
   * Tells why valid options cannot be played together or by so many seats.
   * @returns a code of the game's own (the catalogues word it), or null when they can.
   */
  refuseOptions(options: T['options'], seats: number): string | null;

  /** Sets the match up and deals the first round. */
  start(options: T['options'], seats: number, rng: Rng, emit: Emit<T['event']>): T['state'];

  /** The seats that owe a move now; several at once for hidden simultaneous choices; none once the match is over. */
  toAct(state: T['state']): Seat[];

  /**
   * Every move the seat may make now. Empty for a seat that may make none. A seat that has made a simultaneous choice
   * which it may still change is not in `toAct`, but has legal moves.
   */
  legalMoves(state: T['state'], seat: Seat): T['move'][];

  /**
   * The reason why a well-formed move is not among `legalMoves`, for the person who tried it. Says nothing that the
   * seat does not know.
   * @returns a code of the game's own, such as `follow-suit`.
   */
  whyIllegal(state: T['state'], seat: Seat, move: T['move']): string;

  /** Plays one move out of `legalMoves`, in place, and emits what happened. */
  apply(state: T['state'], seat: Seat, move: T['move'], rng: Rng, emit: Emit<T['event']>): void;

  /** A copy that shares nothing with the original. */
  clone(state: T['state']): T['state'];

  /** All that the viewer may know, and nothing else, a careful player's memory included. */
  view(state: T['state'], viewer: Viewer): T['view'];

  /** The event as the viewer may hear it: private fields null, or null altogether when it is none of its business. */
  hear(event: T['event'], viewer: Viewer): T['event'] | null;

  /** Points and ranks by seat, once the match is over; null before. */
  standings(state: T['state']): Standing[] | null;

  /** A full state that agrees with a seat's view in all that the view tells, made from the view alone. */
  determinize(view: T['view'], rng: Rng): T['state'];

  /** A quick sensible legal move for a seat in `toAct`, looking at nothing that the seat could not know. */
  policy(state: T['state'], seat: Seat, rng: Rng): T['move'];

  /** What thinking ahead needs to know of the game. */
  readonly foresight: Foresight<T>;
}
