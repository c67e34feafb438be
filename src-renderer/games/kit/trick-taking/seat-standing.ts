import { at } from '../../../../src-shared/engine/at';
import type { Seat } from '../../../../src-shared/engine/game';

/** What tells everybody who has chosen, and whether the table waits for cards to be played. */
interface PhaseInOpen {
  hasChosen: readonly boolean[];
  phase: string;
}

/**
 * What a seat is at.
 * @param acts whether it owes a move.
 */
export function statusOf(
  { hasChosen, phase }: PhaseInOpen,
  seat: Seat,
  acts: boolean,
): SeatStanding['status'] {
  if (at(hasChosen, seat)) return 'chosen';
  if (!acts) return null;
  return phase === 'play' ? 'turn' : 'choosing';
}

/** How a seat stands in the round, for its frame. */
export interface SeatStanding {
  seat: Seat;
  dealer: boolean;
  /** Whether it is the viewer's partner. */
  partner: boolean;
  /** What the seat is at: to play, to choose while others do too, or done with that; null for none of it. */
  status: 'turn' | 'choosing' | 'chosen' | null;
  handSize: number;
  /** How many tricks it has won; null in games in which that does not count. */
  tricks: number | null;
  /** Whether something just happened to it. */
  lit: boolean;
}
