import type { Seat } from '../../../../src-shared/engine/game';

/** How long a full trick is looked at, and how long its winner takes the cards, in milliseconds at normal speed. */
export interface TrickTime {
  lies: number;
  taken: number;
}

/** How long the beat of a won trick is, in milliseconds at normal speed. */
export function trickMs({ lies, taken }: TrickTime): number {
  return lies + taken;
}

/** How long the trick of a beat lies there before its winner takes it, in milliseconds; 0 where no trick is won. */
export function stillMs(beat: { ms: number; event: { type: string } } | null, time: TrickTime): number {
  return beat?.event.type === 'trick-won' ? (beat.ms * time.lies) / trickMs(time) : 0;
}

/** What all seats do at once is one beat: the last of them tells for all, and takes so many milliseconds. */
export function forAll(seat: Seat, seats: number, ms: number): number {
  return seat === seats - 1 ? ms : 0;
}
