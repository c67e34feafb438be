import * as v from 'valibot';

/** How a match may be varied. */
export const optionsSchema = v.strictObject({
  /** Prize diamonds that win the match; null: by the number of seats. rules: diamonsters §5.1 */
  target: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9))), null),
  /** Each round starts with everything shuffled and one of each monster in hand. rules: diamonsters §4.3 */
  freshHands: v.optional(v.boolean(), false),
});

export type DiamonstersOptions = v.InferOutput<typeof optionsSchema>;

/** The prize diamonds that win the match. rules: diamonsters §5.1 */
export function targetOf(options: DiamonstersOptions, seats: number): number {
  if (options.target !== null) return options.target;
  if (seats === 2) return 5;
  return seats === 3 ? 4 : 3;
}
