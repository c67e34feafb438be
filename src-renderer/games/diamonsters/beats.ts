import type { DiamonstersTypes } from '../../../src-shared/games/diamonsters/rules/types';
import type { Beats } from '../../timeline/beats';
import type { Beat } from '../../timeline/steps';

type Types = DiamonstersTypes;

/** Something that happens before one's eyes. */
export type DiamonstersBeat = Beat<Types['view'], Types['event']>;

/** How long the outcome of a bid is looked at before the cards move, after cancelled bids and without any. */
const DISPUTED_MS = 1000;
const UNDISPUTED_MS = 1300;
const MOVE_MS = 600;

export const beats: Beats<Types> = {
  'bids-revealed': 700,
  'bids-cancelled': 650,
  'lot-won': (_event, { open }) => MOVE_MS + (isDisputed(open.lastBids) ? DISPUTED_MS : UNDISPUTED_MS),
  'lot-discarded': DISPUTED_MS + MOVE_MS,
  'round-won': 1800,
};

/** How long the cards of a beat lie there to be looked at before they move, in milliseconds. */
export function stillMs(beat: DiamonstersBeat | null): number {
  const moves = beat?.event.type === 'lot-won' || beat?.event.type === 'lot-discarded';
  return moves ? (beat.ms * DISPUTED_MS) / (DISPUTED_MS + MOVE_MS) : 0;
}

function isDisputed(lastBids: Types['view']['open']['lastBids']): boolean {
  return lastBids !== null && lastBids.cancelled.length > 0;
}
