import { at } from '../../../engine/at';
import { partnerOf } from './seats';

/** Adds up what partners have, by seat: each seat gets its team's sum. Needs an even number of seats. */
export function addPartners(values: readonly number[]): number[] {
  return values.map((own, seat) => own + at(values, partnerOf(seat, values.length)));
}
