import { at } from '../../../engine/at';
import type { Seat, Viewer } from '../../../engine/game';
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

/** Cards whose whereabouts the viewer knows: they lie with the seat, though not in sight. */
export interface KnownCards<Card extends string = string> {
  seat: Seat;
  cards: Card[];
}

/**
 * The cards that a seat got in a pass.
 * @param given the cards each seat gave away; empty before the pass.
 */
export function receivedBy<Card extends string>(
  receiver: Seat,
  given: readonly Card[][],
  direction: PassDirection,
): Card[] {
  return at(given, giverTo(receiver, direction, given.length));
}

/**
 * The cards a seat gave away that were not played yet: the receiver still has them.
 * @param given the cards each seat gave away; empty before the pass.
 * @param gone the cards that were played since.
 */
export function knownCards<Card extends string>(
  giver: Seat,
  given: readonly Card[][],
  gone: readonly Card[],
  direction: PassDirection,
): KnownCards<Card>[] {
  const cards = at(given, giver).filter((card) => !gone.includes(card));
  return cards.length === 0 ? [] : [{ seat: receiverOf(giver, direction, given.length), cards }];
}

/** The cards each seat gave away, as far as a viewer knows: its own, and those that came to it. */
export function givenAsSeenBy<Card extends string>(
  viewer: Viewer,
  { given, received }: { given: readonly Card[]; received: readonly Card[] },
  direction: PassDirection,
  seats: number,
): Card[][] {
  const giver = viewer === 'table' ? null : giverTo(viewer, direction, seats);
  return allSeats(seats).map((seat) => {
    if (seat === viewer) return given.slice();
    return seat === giver ? received.slice() : [];
  });
}
