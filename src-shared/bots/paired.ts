import { at } from '../engine/at';

/** How the rewards of one move compare with another's in the same worlds. */
export interface PairedDifference {
  /** The mean of what the first earned more than the second. */
  mean: number;
  /** The standard error of that mean; infinite when there are too few worlds to tell. */
  error: number;
}

/**
 * Compares rewards that were earned in the same worlds, in the same order.
 * @param first at least as many rewards as `second` has are looked at; what one has more is left out.
 */
export function pairedDifference(first: readonly number[], second: readonly number[]): PairedDifference {
  const count = Math.min(first.length, second.length);
  if (count === 0) return { mean: 0, error: Infinity };
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < count; i++) {
    const difference = at(first, i) - at(second, i);
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / count;
  if (count === 1) return { mean, error: Infinity };
  const variance = Math.max(0, squares - sum * mean) / (count - 1);
  return { mean, error: Math.sqrt(variance / count) };
}
