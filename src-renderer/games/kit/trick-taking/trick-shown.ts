import type { Seat } from '../../../../src-shared/engine/game';
import {
  winningPlay,
  type Faces,
  type FinishedTrick,
  type PlayedCard,
} from '../../../../src-shared/games/trick-taking/rules/trick';

/** A trick as it lies on the table. */
export interface TrickShown<Card extends string> {
  leader: Seat;
  /** In the order in which they were played. */
  plays: readonly PlayedCard<Card>[];
  /** The card that wins so far; null while none does. */
  winning: Card | null;
  /** The seat that takes the cards just now; null while nobody has won them. */
  taker: Seat | null;
}

/** The cards of a trick that goes on, as everybody sees them. */
interface TrickSoFar<Card extends string> {
  leader: Seat;
  led: string | null;
  trick: readonly PlayedCard<Card>[];
}

/** A trick that goes on. */
export function lyingTrick<Card extends string>(
  { leader, led, trick }: TrickSoFar<Card>,
  faces: Faces<Card>,
): TrickShown<Card> {
  return { leader, plays: trick, winning: winningPlay(trick, led, faces)?.card ?? null, taker: null };
}

/** A trick that was just won: it lies there once more before its winner takes it. */
export function wonTrick<Card extends string>(
  { leader, led, cards, winner }: FinishedTrick<Card>,
  faces: Faces<Card>,
): TrickShown<Card> {
  return { leader, plays: cards, winning: winningPlay(cards, led, faces)?.card ?? null, taker: winner };
}

/** Where a seat's cards lie on the felt, in percent of its width and height. */
export interface FeltPoint {
  x: number;
  y: number;
}

/**
 * The place of a seat's cards on the felt.
 * @param index the seat's number clockwise from the one at the bottom edge.
 */
export function feltPoint(index: number, seats: number): FeltPoint {
  const angle = Math.PI / 2 + (2 * Math.PI * index) / seats;
  return { x: Math.round(50 + 40 * Math.cos(angle)), y: Math.round(50 + 36 * Math.sin(angle)) };
}

/** Which side of the table the seats at its other edges sit at, clockwise from the left of the bottom one. */
export function sidesOf(others: number): ('left' | 'top' | 'right')[] {
  if (others < 3) return Array.from({ length: others }, () => 'top');
  return Array.from({ length: others }, (_, index) => {
    if (index === 0) return 'left';
    return index === others - 1 ? 'right' : 'top';
  });
}
