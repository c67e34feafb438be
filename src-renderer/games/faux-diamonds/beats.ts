import type { FauxDiamondsTypes } from '../../../src-shared/games/faux-diamonds/rules/types';
import type { Beats } from '../../timeline/beats';
import type { Beat } from '../../timeline/steps';

type Types = FauxDiamondsTypes;

/** Something that happens before one's eyes. */
export type FauxDiamondsBeat = Beat<Types['view'], Types['event']>;

/** How long a full trick is looked at, and how long its winner takes the cards. */
const TRICK_LIES_MS = 900;
const TRICK_IS_TAKEN_MS = 500;

/** What all seats do at once is one beat: the last of them tells for all. */
const ofLast = (ms: number) => (seat: number, seats: number) => (seat === seats - 1 ? ms : 0);
const passing = ofLast(1000);
const settingAside = ofLast(800);
const revealing = ofLast(1200);

export const beats: Beats<Types> = {
  passed: ({ from }, { open }) => passing(from, open.seats),
  'bonus-set': ({ seat }, { open }) => settingAside(seat, open.seats),
  played: 450,
  sold: ({ why }) => (why === 'bonus' ? 800 : 1000),
  'trick-won': TRICK_LIES_MS + TRICK_IS_TAKEN_MS,
  'bonus-revealed': ({ seat }, { open }) => revealing(seat, open.seats),
  'hand-scored': 3200,
};

/** How long the trick of a beat lies there to be looked at before its winner takes it, in milliseconds. */
export function stillMs(beat: FauxDiamondsBeat | null): number {
  if (beat?.event.type !== 'trick-won') return 0;
  return (beat.ms * TRICK_LIES_MS) / (TRICK_LIES_MS + TRICK_IS_TAKEN_MS);
}
