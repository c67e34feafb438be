import type { AnyOpen, GameTypes, MatchOver, Seat, State, View } from '../../../engine/game';
import type { KnownCards } from '../../trick-taking/rules/passing';
import type { FinishedTrick, PlayedCard } from '../../trick-taking/rules/trick';
import type { CardId, Suit } from './cards';
import type { DiamondsOptions } from './options';

/** What the match waits for. In `pass` all seats choose at once; a choice may be changed until all have chosen. */
export type Phase = 'announce-pass' | 'pass' | 'play' | 'take-from' | 'over';

export type DiamondsMove =
  /** The dealer tells how many cards everyone passes. */
  | { type: 'announce-pass'; count: number }
  | { type: 'pass'; cards: CardId[] }
  | { type: 'play'; card: CardId }
  /** Chooses whose showroom a clubs action takes from. */
  | { type: 'take-from'; seat: Seat };

/** Why a suit action is taken. */
export type ActionReason = 'off-suit' | 'trick' | 'majority' | 'no-tricks';

/** A clubs action that waits for its seat to choose whom to take from. */
export interface PendingTake {
  seat: Seat;
  why: Exclude<ActionReason, 'no-tricks'>;
}

/** How a finished round was decided. All of it is public. */
export interface RoundSummary {
  round: number;
  /** The cards of each suit in every won pile, by seat. */
  wonCounts: Record<Suit, number>[];
  /** The seat with most cards of each suit; null when seats tie for most. */
  majorities: Record<Suit, Seat | null>;
  /** The seats that won no trick. */
  withoutTrick: Seat[];
}

/** What everybody sees. Lists are by seat unless they are of cards. */
export interface DiamondsOpen extends AnyOpen {
  options: DiamondsOptions;
  phase: Phase;
  /** From 1; 0 before the first deal. */
  round: number;
  /** How many rounds the match has. */
  rounds: number;
  dealer: Seat;
  handSizes: number[];
  /** Null until the match is over: until then a vault is its owner's secret. */
  vaults: number[] | null;
  showrooms: number[];
  /** The seat with the thief token; null when it is not played. */
  thief: Seat | null;
  /** How many cards are passed this round; null before it is announced, and without passing. */
  passCount: number | null;
  /** Who has chosen what to pass; nobody outside of phase `pass`. */
  hasChosen: boolean[];
  /** The seat that led, or leads, the current trick. */
  leader: Seat;
  /** The seat that plays next; null when no card is to be played. */
  turn: Seat | null;
  /** How many cards make a trick. rules: diamonds §2.7 */
  trickSize: number;
  led: Suit | null;
  /** The cards of the current trick, in the order in which they were played. */
  trick: PlayedCard<CardId>[];
  lastTrick: FinishedTrick<CardId, Suit> | null;
  /** The cards played this round, the current trick included, in order. */
  gone: CardId[];
  /** The suits each seat has shown that it lacks, this round. */
  voids: Suit[][];
  /** The cards of each suit in every won pile of this round. */
  wonCounts: Record<Suit, number>[];
  tricksWon: number[];
  /** The clubs action that waits for a choice; `takeCandidates` tells whom it may take from. */
  pendingTake: PendingTake | null;
  lastRound: RoundSummary | null;
  /**
   * The points after each finished round. While the match goes on only the crystals in the showrooms count, since
   * vaults are secret.
   */
  scoreByRound: number[][];
}

/** What somebody does not see. Lists are by seat unless they are of cards. */
export interface DiamondsHidden {
  hands: CardId[][];
  /** The cards that were not dealt. */
  setAside: CardId[];
  vaults: number[];
  /** What each seat has chosen to pass so far; the cards are still in its hand. All null outside of phase `pass`. */
  picks: (CardId[] | null)[];
  /** The cards each seat gave away this round. Empty before the pass, and where a determinized state cannot know. */
  given: CardId[][];
  /** The points after each finished round, vaults included. */
  pointsByRound: number[][];
}

/** What a viewer knows besides; the table knows nothing. */
export interface DiamondsOwn {
  hand: CardId[];
  /** Null for the table. */
  vault: number | null;
  /** What the viewer has chosen to pass so far; may be changed until all have chosen. Null outside of that choice. */
  picked: CardId[] | null;
  /** The cards the viewer gave and got this round, once passed. */
  given: CardId[];
  received: CardId[];
  /** The cards the viewer passed that the receiver still holds. */
  known: KnownCards<CardId>[];
}

export type DiamondsState = State<DiamondsOpen, DiamondsHidden>;
export type DiamondsView = View<DiamondsOpen, DiamondsOwn>;

/** A suit action, also one that moved nothing. */
export interface ActionEvent {
  type: 'action';
  seat: Seat;
  suit: Suit;
  /** A seat: clubs take from its showroom. `showroom` for clubs: there was no seat to take from. */
  from: 'supply' | 'showroom' | Seat;
  to: 'vault' | 'showroom';
  amount: 0 | 1;
  why: ActionReason;
}

/** What happens in a match, in the words of the rule book. Private fields are null in what others hear. */
export type DiamondsEvent =
  | { type: 'match-started'; seats: number; dealer: Seat }
  | { type: 'round-started'; round: number; dealer: Seat }
  /** Private to the seat. */
  | { type: 'hand'; seat: Seat; cards: CardId[] }
  | { type: 'pass-announced'; seat: Seat; count: number }
  /** The cards are private to giver and receiver. */
  | { type: 'passed'; from: Seat; to: Seat; cards: CardId[] | null }
  | { type: 'played'; seat: Seat; card: CardId; led: Suit }
  | ActionEvent
  | { type: 'trick-won'; seat: Seat; cards: CardId[] }
  /** A vault is private to its seat. */
  | { type: 'round-scored'; vaults: (number | null)[]; showrooms: number[] }
  | MatchOver;

export interface DiamondsTypes extends GameTypes {
  id: 'diamonds';
  options: DiamondsOptions;
  state: DiamondsState;
  move: DiamondsMove;
  view: DiamondsView;
  event: DiamondsEvent;
}
