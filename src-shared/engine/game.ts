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

/** What everybody may see of a match, whatever else a game shows. */
export interface AnyOpen {
  options: object;
  /** The number of seats. */
  seats: number;
  /** Each finished round's scores after it, by seat: what the chart of the match draws. */
  scoreByRound: number[][];
}

/** A match at some moment, in plain JSON data: what everybody may see beside what somebody may not. */
export interface State<Open extends AnyOpen, Hidden extends object> {
  /** Goes to everybody as it is. */
  open: Open;
  hidden: Hidden;
}

/** A match at some moment as one viewer may know it. */
export interface View<Open extends AnyOpen, Own extends object> {
  viewer: Viewer;
  open: Open;
  /** What the viewer knows besides, a careful player's memory included. */
  own: Own;
}

/** What every game's view has, whatever else it shows. */
export type AnyView = View<AnyOpen, object>;

/** The name a game goes by as a literal, and the five types it is made of. Move and event unions are told apart by `type`. */
export interface GameTypes {
  id: string;
  options: object;
  state: State<AnyOpen, object>;
  move: { type: string };
  view: AnyView;
  event: { type: string };
}

/**
 * Receives the events of a match in the order in which they happen, everything face up. At each event the state is as
 * the event leaves it, so that a view can be made of it.
 */
export type Emit<Event> = (event: Event) => void;

/**
 * A game: pure functions over one plain JSON-able state, and nothing else. No clock, no I/O, no randomness but `rng`.
 * The same seed, options, seats and moves make the same match everywhere.
 */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: T['id'];
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

  /** The table before anything has happened. */
  setUp(options: T['options'], seats: number, rng: Rng): T['state'];

  /** Begins the match on a table that was set up: emits `match-started` and deals the first round. */
  begin(state: T['state'], rng: Rng, emit: Emit<T['event']>): void;

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

  /** All that the viewer may know, and nothing else, a careful player's memory included. It shares nothing. */
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
