import type { FlatView, GameTypes, MatchOver, Seat } from '../../engine/game';
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

export interface DiamsState {
  options: DiamsOptions;
  seats: number;
  /** From 1. */
  round: number;
  /** The seat that started this round. */
  first: Seat;
  turn: Seat;
  /** How many turns of this round have ended. */
  turns: number;
  phase: Phase;
  /** The last card is the top; the closing card is in it until it is drawn. */
  deck: CardId[];
  /** The seat in whose turn the closing card was drawn. */
  closedBy: Seat | null;
  market: DiamondId[];
  /** Specials that are gone for the round. */
  discards: SpecialId[];
  /** By seat, like `safes`. */
  hands: HandCard[][];
  safes: DiamondId[][];
  /** The diamonds that lay face up this round, in that order: wherever they are now, everyone remembers. */
  seen: DiamondId[];
  /** The finished rounds. */
  rounds: RoundSummary[];
}

/** The diamonds of one quality in a safe, as everyone sees them. */
export interface SafeCollection {
  quality: Quality;
  count: number;
  /** Those whose purity everyone knows. */
  known: DiamondId[];
}

export interface DiamsView extends FlatView {
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
  /** The viewer's own; empty for the table. */
  hand: HandCard[];
  /** The viewer's own, by quality and purity; empty for the table. */
  safe: DiamondId[];
  /** How many cards the seat whose turn it is must give up now. */
  surplus: number;
  /** By seat, like all lists below. */
  handSizes: number[];
  /** The diamonds each hand is known to hold: taken face up. The same for all viewers. */
  knownHands: DiamondId[][];
  /** The collections in each safe, by quality. The same for all viewers. */
  safes: SafeCollection[][];
  /** The chips of the finished rounds together. */
  chips: number[];
  /** The finished rounds. */
  rounds: RoundSummary[];
}

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
  | { type: 'market-refilled'; cards: DiamondId[] }
  | { type: 'round-scored'; points: RoundPoints[]; ranks: number[]; chips: number[] }
  | MatchOver;

export interface DiamsTypes extends GameTypes {
  options: DiamsOptions;
  state: DiamsState;
  move: DiamsMove;
  view: DiamsView;
  event: DiamsEvent;
}
