import type { AnyOpen, GameTypes, MatchOver, Seat, State, View } from '../../../engine/game';
import type { CardId } from './cards';
import type { DiamonstersOptions } from './options';

/** A bid; it may be changed until the last seat has bid. */
export interface DiamonstersMove {
  type: 'bid';
  card: CardId;
}

/** The bids of one lot, all face up, and what has come of them so far. */
export interface LastBids {
  lot: CardId;
  /** By seat. */
  bids: CardId[];
  /** The seats whose bids were equal to another's. */
  cancelled: Seat[];
  /** Null: nobody yet, or nobody at all since no bid was left and the lot was discarded. */
  winner: Seat | null;
}

/**
 * What ended a match: enough prize diamonds, a card that nobody could draw, or hands of one and the same monster, with
 * which no bid could ever be won. rules: diamonsters §5.1, §5.3, §5.4
 */
export type Ending = 'target' | 'no-cards' | 'stalemate';

/** What everybody sees. Lists are by seat unless they are of cards. */
export interface DiamonstersOpen extends AnyOpen {
  options: DiamonstersOptions;
  /** The prize diamonds that win the match. rules: diamonsters §5.1 */
  target: number;
  round: number;
  deckSize: number;
  discards: CardId[];
  /** Null while a lot is on its way, and when the match is over. */
  lot: CardId | null;
  /** A card that is bid is still in its hand. */
  handSizes: number[];
  /** The cards of each hand that everyone has seen: dealt by rule, or bid and taken back. */
  knownHands: CardId[][];
  collections: CardId[][];
  prizes: number[];
  /** Who has chosen a card for the lot. */
  hasBid: boolean[];
  /** The bids that were turned up last. */
  lastBids: LastBids | null;
  /** Whether those bids still lie before their seats: from the reveal until another lot is turned. */
  settling: boolean;
  /** Null while the match goes on. */
  over: Ending | null;
}

/** What somebody does not see; lists of the seats' are by seat. */
export interface DiamonstersHidden {
  /** The last card is the top. */
  deck: CardId[];
  hands: CardId[][];
  /** The cards chosen for the lot so far. */
  bids: (CardId | null)[];
}

/** What a seat knows besides; nothing for the table. */
export interface DiamonstersOwn {
  hand: CardId[];
  /** The seat's own bid so far. */
  bid: CardId | null;
}

export type DiamonstersState = State<DiamonstersOpen, DiamonstersHidden>;
export type DiamonstersView = View<DiamonstersOpen, DiamonstersOwn>;

/** What happens in a match, in the words of the rule book. Private fields are null in what others hear. */
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
  /** No bid could ever be won any more. rules: diamonsters §5.4 */
  | { type: 'stalemate' }
  | MatchOver;

export interface DiamonstersTypes extends GameTypes {
  id: 'diamonsters';
  options: DiamonstersOptions;
  state: DiamonstersState;
  move: DiamonstersMove;
  view: DiamonstersView;
  event: DiamonstersEvent;
}
