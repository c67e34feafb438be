import type { GameTypes, Seat } from './game';

/** Whole numbers about what came of a move, each by a name of the game's own, such as `wins-trick`: 1. */
export type Facts = Readonly<Record<string, number>>;

/** Listens to one imagined course of a match and notes what a person would like to know of the move that began it. */
export interface Witness<Event> {
  hear(event: Event): void;
  /** What came of the move; facts that were nothing may be left out. */
  facts(): Facts;
}

/** How choices that nobody may foresee are mixed. */
export interface Mixing<T extends GameTypes> {
  /** How much more of `value` makes a move twice as likely. */
  readonly halving: number;
  /** Moves of one kind come to the same, whichever hand they are made from. */
  kindOf(move: T['move']): string;
}

/** What thinking ahead needs to know of a game beyond its rules. */
export interface Foresight<T extends GameTypes> {
  /** The roll-outs that an expert's decision takes. */
  readonly expertBudget: number;

  /**
   * How to mix choices in games where whoever always makes the best move is read by the others; null where the best
   * move is simply made.
   */
  readonly mixing: Mixing<T> | null;

  /** The view as it was before any other seat made its hidden choice: no decision depends on who is quick. */
  beforeOthersChose(view: T['view']): T['view'];

  /** The view of somebody who remembers nothing of what can no longer be seen. */
  withoutMemory(view: T['view']): T['view'];

  /**
   * The moves worth comparing for a seat in `toAct`: of moves that come to the same only the one that a careful person
   * would make, and where there are many only some twenty that look best. Never empty, and the same however the cards
   * lie that the seat cannot see.
   */
  candidates(state: T['state'], seat: Seat): T['move'][];

  /** Whether `now`, which was played on from `from`, is as far as it pays to imagine. */
  isFarEnough(from: T['state'], now: T['state']): boolean;

  /** How well the seat stands, in whole numbers: the more the better. Compared between courses of the same match only. */
  value(state: T['state'], seat: Seat): number;

  /**
   * How many moves the others made of late that the policy would not have made, had the hidden cards lain as in this
   * world: the fewer, the likelier the world. Left out where moves tell little.
   */
  surprises?(world: T['state'], seat: Seat): number;

  /** A listener for one imagined course that begins with a move of the seat in `from`. */
  witness(from: T['state'], seat: Seat): Witness<T['event']>;
}
