import type { Seat } from '../../../src-shared/engine/game';
import type { FauxDiamondsEvent } from '../../../src-shared/games/faux-diamonds/rules/types';

/** Money on its way to a seat. */
export interface Gain {
  seat: Seat;
  /** In thousands. */
  amount: number;
  /** The place it comes from, as `Flight` knows it: a track, or the trick. */
  from: string;
}

/** The money that moves with an event; null when none does. */
export function gainOf(event: FauxDiamondsEvent | null): Gain | null {
  switch (event?.type) {
    case 'sold': {
      const { seat, amount, track } = event;
      return track === null ? null : { seat, amount, from: `track-${track}` };
    }
    case 'trick-won': {
      const { seat, fauxBonus } = event;
      return fauxBonus > 0 ? { seat, amount: fauxBonus, from: 'trick' } : null;
    }
    default:
      return null;
  }
}
