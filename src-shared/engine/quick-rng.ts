import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Rng } from './rng';

/**
 * A quick source of chance for imagined matches, of which there are thousands for one decision: the same seed gives
 * the same numbers everywhere. Not for real deals, since its numbers tell the ones to come.
 * @param seed a whole number below 2³².
 */
export function quickRng(seed: number): Rng {
  const generator = xoroshiro128plus(seed | 0);
  return { below: (limit) => (generator.next() >>> 0) % limit };
}
