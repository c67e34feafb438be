/** A mean and the interval that holds the true one 95 times in a hundred. */
export interface Interval {
  mean: number;
  low: number;
  high: number;
}

const Z_95 = 1.96;

/** The mean of independent values with its 95 % interval; infinitely wide for fewer than two. */
export function intervalOf(values: readonly number[]): Interval {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const half = values.length < 2 ? Infinity : Z_95 * Math.sqrt(squares / (values.length - 1) / values.length);
  return { mean, low: mean - half, high: mean + half };
}
