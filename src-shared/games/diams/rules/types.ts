import type { AnyOpen, GameTypes, MatchOver, Seat, State, View } from '../../../engine/game';
import type { CardId, DiamondId, FaceDownDiamond, HandCard, Purity, Quality, SpecialId } from './cards';
import type { DiamsMove } from './moves';
import type { DiamsOptions } from './options';

/** What the seat whose turn it is has to do. */
export const PHASES = ['draw', 'play', 'give-up', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** One seat's points of one round. rules: diams §5.1 */
export interface RoundPoints {
  collections: number;
  purity: number;
  hand: number;
  total: number;
}

/** How a round ended; all lists are by seat. */
export interface RoundSummary {
  points: RoundPoints[];
  ranks: number[];
  chips: number[];
  /** What lay in the safes: purities are open once the round has ended. */
  safes: DiamondId[][];
}

/** The diamonds of one quality in a safe, as everyone sees them. */
export interface SafeCollection {
  quality: Quality;
  count: number;
  /** Those whose purity everyone knows. */
  known: DiamondId[];
}

/** What everybody sees. rules: diams "Who sees what" */
export interface DiamsOpen extends AnyOpen {
  options: DiamsOptions;
  /** From 1. */
  round: number;
  /** The seat that started this round. */
  first: Seat;
  turn: Seat;
  /** How many turns of this round have ended. */
  turns: number;
  phase: Phase;
  deckSize: number;
  /** The seat in whose turn the closing card was drawn: the round ends with that turn. */
  closedBy: Seat | null;
  market: DiamondId[];
  /** Specials that are gone for the round. */
  discards: SpecialId[];
  /** The diamonds that lay face up this round, in that order: wherever they are now, everyone remembers. */
  seen: DiamondId[];
  /** By seat, like all lists below. */
  handSizes: number[];
  /** The diamonds each hand is known to hold: taken face up; by quality and purity. */
  knownHands: DiamondId[][];
  /** The collections in each safe, by quality. */
  collections: SafeCollection[][];
  /** The finished rounds. */
  rounds: RoundSummary[];
}

export interface DiamsHidden {
  /** The last card is the top; the closing card is in it until it is drawn. */
  deck: CardId[];
  /** By seat, like `safes`. */
  hands: HandCard[][];
  safes: DiamondId[][];
}

export type DiamsState = State<DiamsOpen, DiamsHidden>;

/** What a seat alone knows; all empty for the table. */
export interface DiamsOwn {
  hand: HandCard[];
  /** By quality and purity. */
  safe: DiamondId[];
}

export type DiamsView = View<DiamsOpen, DiamsOwn>;

/** A diamond in an event: face down to those who may not know its purity. */
export type EventDiamond = DiamondId | FaceDownDiamond;

/** What a special was used for; its diamonds face down where they are private. */
export type SpecialUse =
  | { card: SpecialId; power: 'compulsory-sale'; quality: Quality; from: Seat }
  | { card: 'express'; power: 'express'; cards: EventDiamond[] }
  | { card: 'drilling'; power: 'drilling'; from: Seat; quality: Quality; purity: Purity }
  | { card: 'sleight'; power: 'sleight'; take: DiamondId };

export type SpecialUsed = { type: 'special-used'; seat: Seat } & SpecialUse & {
    hit: boolean;
    moved: EventDiamond[];
  };

/** What happens in a match, in the words of the rule file. */
export type DiamsEvent =
  | { type: 'match-started'; seats: number; first: Seat }
  | { type: 'round-started'; round: number; first: Seat }
  /** Private to the seat. */
  | { type: 'hand'; seat: Seat; cards: HandCard[] }
  | { type: 'market-laid'; cards: DiamondId[] }
  /** The card is private to the seat: null for others. */
  | { type: 'drew'; seat: Seat; card: HandCard | null }
  | { type: 'turned-up'; seat: Seat; cards: DiamondId[]; discarded: SpecialId[] }
  | { type: 'closing-card'; seat: Seat }
  /** `taken` is everything that came into the hand, the card brought included when it came back. */
  | {
      type: 'went-to-market';
      seat: Seat;
      card: DiamondId;
      take: 'colour' | 'sum' | 'nothing';
      taken: DiamondId[];
    }
  /** Purities are private to the seat. */
  | { type: 'secured'; seat: Seat; cards: EventDiamond[] }
  /** The purities of an express are private to the seat. */
  | SpecialUsed
  | { type: 'gave-up'; seat: Seat; cards: HandCard[] }
  | { type: 'passed-turn'; seat: Seat }
  | { type: 'market-refilled'; cards: DiamondId[]; discarded: SpecialId[] }
  | { type: 'round-scored'; points: RoundPoints[]; ranks: number[]; chips: number[] }
  | MatchOver;

export interface DiamsTypes extends GameTypes {
  id: 'diams';
  options: DiamsOptions;
  state: DiamsState;
  move: DiamsMove;
  view: DiamsView;
  event: DiamsEvent;
}
