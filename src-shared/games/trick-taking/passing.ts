import type { Seat, Viewer } from '../../engine/game';
import { allSeats, leftOf, partnerOf, rightOf } from './seats';

/** Whom a seat passes cards to. */
export type PassDirection = 'left' | 'right' | 'partner';

/** How many cards a dealer may announce to be passed. */
export const PASS_COUNTS = [1, 2, 3] as const;

/** Who gets the cards that a seat passes. */
export function receiverOf(giver: Seat, direction: PassDirection, seats: number): Seat {
  switch (direction) {
    case 'left':
      return leftOf(giver, seats);
    case 'right':
      return rightOf(giver, seats);
    case 'partner':
      return partnerOf(giver, seats);
  }
}

/** Whose cards a seat gets. */
export function giverTo(receiver: Seat, direction: PassDirection, seats: number): Seat {
  switch (direction) {
    case 'left':
      return rightOf(receiver, seats);
    case 'right':
      return leftOf(receiver, seats);
    case 'partner':
      return partnerOf(receiver, seats);
  }
}

/** What is passed, as far as a viewer knows. */
export interface PassView<Card extends string = string> {
  /** How many cards are passed; null before it is announced. */
  count: number | null;
  direction: PassDirection;
  /** Who gets the cards of each seat, by seat. */
  receivers: Seat[];
  /** The cards the viewer gave and got, once passed; empty before, and for the table. */
  given: Card[];
  received: Card[];
}

/** Cards whose whereabouts the viewer knows: they lie with the seat, though not in sight. */
export interface KnownCards<Card extends string = string> {
  seat: Seat;
  cards: Card[];
}

/** The part of a state that passing needs. */
export interface Passing<Card extends string> {
  seats: number;
  /** Null before it is announced. */
  passCount: number | null;
  /** The cards each seat gave away; empty before the pass. */
  given: Card[][];
}

/** What the viewer knows of a pass. */
export function viewPass<Card extends string>(
  state: Passing<Card>,
  direction: PassDirection,
  viewer: Viewer,
): PassView<Card> {
  const { seats, passCount, given } = state;
  return {
    count: passCount,
    direction,
    receivers: allSeats(seats).map((giver) => receiverOf(giver, direction, seats)),
    given: viewer === 'table' ? [] : given[viewer].slice(),
    received: viewer === 'table' ? [] : given[giverTo(viewer, direction, seats)].slice(),
  };
}

/** The cards the viewer gave away that were not played yet: the receiver still has them. */
export function knownCards<Card extends string>(
  state: Passing<Card> & { gone: Card[] },
  direction: PassDirection,
  viewer: Viewer,
): KnownCards<Card>[] {
  if (viewer === 'table') return [];
  const cards = state.given[viewer].filter((card) => !state.gone.includes(card));
  return cards.length === 0 ? [] : [{ seat: receiverOf(viewer, direction, state.seats), cards }];
}

/**
 * The cards each seat gave away, as far as a pass view tells: the viewer's own, and those that came to it.
 */
export function givenInView<Card extends string>(pass: PassView<Card>, viewer: Viewer): Card[][] {
  const seats = pass.receivers.length;
  const giver = viewer === 'table' ? null : giverTo(viewer, pass.direction, seats);
  return allSeats(seats).map((seat) => {
    if (seat === viewer) return pass.given.slice();
    return seat === giver ? pass.received.slice() : [];
  });
}
