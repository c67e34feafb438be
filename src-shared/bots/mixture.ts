import type { Rng } from '../engine/rng';

/** The weight of the best choice; the others' are parts of it. */
const WHOLE = 2 ** 16;
const MOST_HALVINGS = 16;

/**
 * How often to make each choice: half as often for every `halving` that it is worth less than the best.
 * @param worths at least one.
 * @returns whole numbers, the best's being 2¹⁶; nothing for choices that are worse by sixteen halvings.
 */
export function mixture(worths: readonly number[], halving: number): number[] {
  const best = Math.max(...worths);
  return worths.map((worth) => halved((best - worth) / halving));
}

/** Draws the place of a weight, each as likely as it is heavy; at least one is not nothing. */
export function drawPlace(weights: readonly number[], rng: Rng): number {
  let drawn = rng.below(weights.reduce((sum, weight) => sum + weight, 0));
  return weights.findIndex((weight) => (drawn -= weight) < 0);
}

/** Halves the whole so many times; between two halvings in proportion, since no platform agrees on powers. */
function halved(times: number): number {
  const whole = Math.floor(times);
  if (whole >= MOST_HALVINGS) return 0;
  const upper = WHOLE / 2 ** whole;
  return Math.round(upper - (upper / 2) * (times - whole));
}
