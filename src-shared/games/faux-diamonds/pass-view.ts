import type { Seat, Viewer } from '../../engine/game';
import { givenAsSeenBy, receivedBy, receiverOf, type PassDirection } from '../trick-taking/rules/passing';
import { allSeats } from '../trick-taking/rules/seats';
import type { CardId } from './cards';

/** What is passed, as far as a viewer knows. */
export interface PassView {
  /** How many cards are passed; null before it is announced. */
  count: number | null;
  direction: PassDirection;
  /** Who gets the cards of each seat, by seat. */
  receivers: Seat[];
  /** The cards the viewer gave and got, once passed; empty before, and for the table. */
  given: CardId[];
  received: CardId[];
}

/** What the viewer knows of a pass. */
export function viewPass(
  { seats, passCount, given }: { seats: number; passCount: number | null; given: CardId[][] },
  direction: PassDirection,
  viewer: Viewer,
): PassView {
  return {
    count: passCount,
    direction,
    receivers: allSeats(seats).map((giver) => receiverOf(giver, direction, seats)),
    given: viewer === 'table' ? [] : (given[viewer]?.slice() ?? []),
    received: viewer === 'table' ? [] : receivedBy(viewer, given, direction).slice(),
  };
}

/** The cards each seat gave away, as far as a pass view tells. */
export function givenInView(pass: PassView, viewer: Viewer): CardId[][] {
  return givenAsSeenBy(viewer, pass, pass.direction, pass.receivers.length);
}
