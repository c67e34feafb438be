import type { DiamondsTypes } from '../../../src-shared/games/diamonds/rules/types';
import type { Beats } from '../../timeline/beats';
import type { Beat } from '../../timeline/steps';

type Types = DiamondsTypes;

/** Something that happens before one's eyes. */
export type DiamondsBeat = Beat<Types['view'], Types['event']>;

/** How long a full trick is looked at, and how long its winner takes the cards. */
const TRICK_LIES_MS = 1500;
const TRICK_IS_TAKEN_MS = 500;

export const beats: Beats<Types> = {
  'pass-announced': 1000,
  // All seats pass at once: the last one tells for all.
  passed: ({ from }, { open }) => (from === open.seats - 1 ? 1800 : 0),
  played: 450,
  'trick-won': TRICK_LIES_MS + TRICK_IS_TAKEN_MS,
  action: 1250,
  'round-scored': 7000,
};

/** How long the trick of a beat lies there to be looked at before its winner takes it, in milliseconds. */
export function stillMs(beat: DiamondsBeat | null): number {
  if (beat?.event.type !== 'trick-won') return 0;
  return (beat.ms * TRICK_LIES_MS) / (TRICK_LIES_MS + TRICK_IS_TAKEN_MS);
}
