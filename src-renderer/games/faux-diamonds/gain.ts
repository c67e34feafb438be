import type { Seat } from '../../../src-shared/engine/game';
import type { Beat } from './scene';

/** Money on its way to a seat. */
export interface Gain {
  seat: Seat;
  /** In thousands. */
  amount: number;
  /** The place it comes from, as `Flight` knows it: a track, or the trick. */
  from: string;
}

/** The money that moves in a beat; null when none does. */
export function gainOf(beat: Beat | null): Gain | null {
  if (beat?.beat === 'sale' || beat?.beat === 'bonus-sale') {
    const [{ seat, amount, track }] = beat.events;
    return track === null ? null : { seat, amount, from: `track-${track}` };
  }
  if (beat?.beat !== 'trick') return null;
  const [{ seat, fauxBonus }] = beat.events;
  return fauxBonus > 0 ? { seat, amount: fauxBonus, from: 'trick' } : null;
}
