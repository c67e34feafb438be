import type { AnyView, GameTypes, MatchOver, Seat } from '../../engine/game';
import type { CardId } from './cards';
import type { DiamonstersOptions } from './options';

/** A bid; it may be changed until the last seat has bid. */
export interface DiamonstersMove {
  type: 'bid';
  card: CardId;
}

/** The bids of one lot, all face up. */
export interface LastBids {
  lot: CardId;
  /** By seat. */
  bids: CardId[];
  /** The seats whose bids were equal to another's. */
  cancelled: Seat[];
  /** Null: no bid was left, and the lot was discarded. */
  winner: Seat | null;
}

/**
 * What ended a match: enough prize diamonds, a card that nobody could draw, or hands of one and the same monster, with
 * which no bid could ever be won. rules: diamonsters §5.1, §5.3
 */
export type Ending = 'target' | 'no-cards' | 'stalemate';

export interface DiamonstersState {
  options: DiamonstersOptions;
  seats: number;
  round: number;
  /** The last card is the top. */
  deck: CardId[];
  discards: CardId[];
  /** Null only when the match is over. */
  lot: CardId | null;
  /** By seat, like all lists below. */
  hands: CardId[][];
  collections: CardId[][];
  prizes: number[];
  /** The cards chosen for the lot so far; a card that is bid is still in its hand. */
  bids: (CardId | null)[];
  lastBids: LastBids | null;
  /** The cards of each hand that everyone has seen: dealt by rule, or bid and taken back. */
  knownHands: CardId[][];
  /** The prize diamonds after each finished round. */
  scoreByRound: number[][];
  /** Null while the match goes on. */
  over: Ending | null;
}

export interface DiamonstersView extends AnyView {
  options: DiamonstersOptions;
  round: number;
  /** Null only when the match is over. */
  lot: CardId | null;
  /** The viewer's own; empty for the table. */
  hand: CardId[];
  /** By seat, like all lists below. */
  handSizes: number[];
  collections: CardId[][];
  /** The diamonds in each collection. */
  diamonds: number[];
  prizes: number[];
  /** The prize diamonds that win the match. */
  target: number;
  /** The viewer's own bid so far; null for the table. */
  bid: CardId | null;
  hasBid: boolean[];
  lastBids: LastBids | null;
  deckSize: number;
  discards: CardId[];
  /** The cards each seat is known to hold: dealt by rule, or bid and taken back. The same for all viewers. */
  knownHands: CardId[][];
  over: Ending | null;
}

/** What happens in a match, in the words of the rule file. Private fields are null in what others hear. */
export type DiamonstersEvent =
  | { type: 'match-started'; seats: number }
  | { type: 'round-started'; round: number }
  /** Private to the seat. */
  | { type: 'hand'; seat: Seat; cards: CardId[] }
  | { type: 'lot-turned'; card: CardId }
  | { type: 'bids-revealed'; bids: CardId[] }
  | { type: 'bids-cancelled'; seats: Seat[] }
  | { type: 'lot-won'; seat: Seat; card: CardId; lot: CardId }
  | { type: 'lot-discarded'; card: CardId }
  /** The card is private to the seat. */
  | { type: 'drew'; seat: Seat; card: CardId | null }
  | { type: 'deck-reshuffled'; size: number }
  | { type: 'round-won'; seat: Seat; by: 'match' | 'diamonds'; diamonds: number; prizes: number }
  | MatchOver;

export interface DiamonstersTypes extends GameTypes {
  options: DiamonstersOptions;
  state: DiamonstersState;
  move: DiamonstersMove;
  view: DiamonstersView;
  event: DiamonstersEvent;
}
