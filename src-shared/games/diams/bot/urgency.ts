import type { Urgency } from './appraisal';
import { closingZone } from '../rules/deal';
import type { DiamsState } from '../rules/types';

/** How near the end of the round is, as far as anybody can know. */
export function urgencyOf({ open }: DiamsState): Urgency {
  if (open.closedBy !== null) return 'last-turn';
  const zone = closingZone(open.options, open.seats);
  return open.deckSize <= zone + open.seats ? 'late' : 'early';
}
