import type { AnyOpen, GameTypes, MatchOver, Seat, State, View } from '../../../engine/game';
import type { KnownCards } from '../../trick-taking/rules/passing';
import type { FinishedTrick, PlayedCard } from '../../trick-taking/rules/trick';
import type { CardId, Suit } from './cards';
import type { FauxDiamondsOptions } from './options';
import type { Special, Tokens, Tracks } from './tracks';

/**
 * What the match waits for. In `pass` and `bonus` all seats choose at once; a choice may be changed until all have
 * chosen.
 */
export type Phase = 'announce-pass' | 'pass' | 'bonus' | 'play' | 'over';

export type FauxDiamondsMove =
  /** The dealer tells how many cards everyone passes. */
  | { type: 'announce-pass'; count: number }
  | { type: 'pass'; cards: CardId[] }
  /** Sets the bonus diamond aside, two of them in the perfect game of two seats. */
  | { type: 'set-bonus'; cards: CardId[] }
  | { type: 'play'; card: CardId };

/** A card that was sold, and how its track's token moved. */
export interface Sale {
  seat: Seat;
  card: CardId;
  /** Null: a Faux Diamond in a bonus sale, which has no track. */
  track: Suit | null;
  /** In thousands. */
  amount: number;
  /** Spaces of the track; null without one. Equal when the token did not move. */
  tokenFrom: number | null;
  tokenTo: number | null;
  why: 'faux' | 'off-suit' | 'trick' | 'bonus';
}

/** What everybody sees. Lists are by seat unless they are of cards or sales. */
export interface FauxDiamondsOpen extends AnyOpen {
  options: FauxDiamondsOptions;
  phase: Phase;
  tracks: Tracks;
  /** Where each track's token stands. */
  tokens: Tokens;
  special: Special | null;
  /** The number of the hand being played, from 1; 0 before the first deal. */
  hand: number;
  /** How many hands the match has. */
  hands: number;
  dealer: Seat;
  handSizes: number[];
  /** How many cards are passed this hand; null before it is announced. */
  passCount: number | null;
  /** Who has made the choice of phase `pass` or `bonus`; nobody in other phases. */
  hasChosen: boolean[];
  /** The seat that led, or leads, the current trick. */
  leader: Seat;
  /** The seat that plays next; null when no card is to be played. */
  turn: Seat | null;
  /** How many cards make a trick. rules: faux-diamonds §8.1 */
  trickSize: number;
  led: Suit | null;
  /** The cards of the current trick, in the order in which they were played. */
  trick: PlayedCard<CardId>[];
  lastTrick: FinishedTrick<CardId, Suit> | null;
  tricksCompleted: number;
  /** The cards played this hand, the current trick included, in order. */
  gone: CardId[];
  /**
   * The suits each seat has shown that it lacks, this hand: it played a card of another suit than the one led. A Faux
   * Diamond shows nothing. A bonus diamond may still be of such a suit.
   */
  voids: Suit[][];
  /** This hand's, in thousands. */
  wealth: number[];
  /** Of the finished hands, in thousands. */
  totals: number[];
  /** The bonus sale at the end of a hand, as far as it has gone; null at any other time. */
  bonusSale: BonusSale | null;
  lastHand: HandSummary | null;
  /** The wealth of each finished hand, by hand and seat. */
  wealthByHand: number[][];
}

/** What somebody does not see. Lists are by seat unless they are of cards. */
export interface FauxDiamondsHidden {
  hands: CardId[][];
  /** The cards of the deck that were not dealt. */
  setAside: CardId[];
  /** What each seat has chosen to pass or set aside so far; the cards are still in its hand. */
  picks: (CardId[] | null)[];
  /** The cards each seat gave away this hand. Empty before the pass, and where a determinized state cannot know. */
  given: CardId[][];
  /** The bonus diamonds, face down; empty before they are set aside. Kept until the next deal. */
  bonus: CardId[][];
}

/** What a viewer knows besides; the table knows nothing. */
export interface FauxDiamondsOwn {
  hand: CardId[];
  /** The viewer's bonus diamonds, once set aside. */
  bonus: CardId[];
  /** What the viewer has chosen to pass or set aside so far; may be changed until all have chosen. Null outside of that choice. */
  picked: CardId[] | null;
  /** The cards the viewer gave and got this hand, once passed. */
  given: CardId[];
  received: CardId[];
  /** The cards the viewer passed that were not played yet. */
  known: KnownCards<CardId>[];
}

export type FauxDiamondsState = State<FauxDiamondsOpen, FauxDiamondsHidden>;
export type FauxDiamondsView = View<FauxDiamondsOpen, FauxDiamondsOwn>;

/** A bonus sale while it goes on. */
export interface BonusSale {
  /** The bonus diamonds of the seats that have revealed theirs, by seat; empty for the others. */
  bonus: CardId[][];
  /** In order. */
  sales: Sale[];
}

/** How a finished hand went. All of it is public. */
export interface HandSummary {
  hand: number;
  /** The bonus diamonds, by seat. */
  bonus: CardId[][];
  /** The bonus sales, in order. */
  sales: Sale[];
  /** By seat, in thousands. */
  wealth: number[];
}

/** What happens in a match, in the words of the rule file. Private fields are null in what others hear. */
export type FauxDiamondsEvent =
  | { type: 'match-started'; seats: number; dealer: Seat; tracks: Tracks; special: Special | null }
  | { type: 'hand-started'; hand: number; dealer: Seat }
  /** Private to the seat. */
  | { type: 'hand'; seat: Seat; cards: CardId[] }
  | { type: 'pass-announced'; seat: Seat; count: number }
  /** The cards are private to giver and receiver. */
  | { type: 'passed'; from: Seat; to: Seat; cards: CardId[] | null }
  /** The cards are private to the seat. */
  | { type: 'bonus-set'; seat: Seat; cards: CardId[] | null }
  /** `led` is null while no suit is set. */
  | { type: 'played'; seat: Seat; card: CardId; led: Suit | null }
  | ({ type: 'sold' } & Sale)
  | { type: 'trick-won'; seat: Seat; cards: CardId[]; fauxBonus: number }
  | { type: 'bonus-revealed'; seat: Seat; cards: CardId[] }
  | { type: 'hand-scored'; wealth: number[]; totals: number[] }
  | MatchOver;

export interface FauxDiamondsTypes extends GameTypes {
  id: 'faux-diamonds';
  options: FauxDiamondsOptions;
  state: FauxDiamondsState;
  move: FauxDiamondsMove;
  view: FauxDiamondsView;
  event: FauxDiamondsEvent;
}
