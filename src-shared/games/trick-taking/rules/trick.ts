import type { Seat } from '../../../engine/game';

/** A card on the table, and who played it. */
export interface PlayedCard<Card extends string = string> {
  seat: Seat;
  card: Card;
}

/** A trick that is over. */
export interface FinishedTrick<Card extends string = string, Suit extends string = string> {
  leader: Seat;
  /** Null when no card of any suit was played. */
  led: Suit | null;
  cards: PlayedCard<Card>[];
  winner: Seat;
}

/** What a card shows. A card may lack a suit, and then a rank. */
export interface CardFace<Suit extends string = string> {
  suit: Suit | null;
  rank: number;
}

/** What every card of a game shows. */
export type Faces<Card extends string = string, Suit extends string = string> = Readonly<
  Record<Card, CardFace<Suit>>
>;

/** Whether a hand has a card of the suit. */
export function holdsSuit<Card extends string>(
  hand: readonly Card[],
  suit: string,
  faces: Faces<Card>,
): boolean {
  for (const card of hand) if (faces[card].suit === suit) return true;
  return false;
}

/**
 * The highest card of the suit led.
 * @returns null while no card of that suit lies in the trick.
 */
export function winningPlay<Card extends string>(
  trick: readonly PlayedCard<Card>[],
  led: string | null,
  faces: Faces<Card>,
): PlayedCard<Card> | null {
  let best: PlayedCard<Card> | null = null;
  for (const play of trick) {
    if (faces[play.card].suit !== led || led === null) continue;
    if (best === null || faces[play.card].rank > faces[best.card].rank) best = play;
  }
  return best;
}
