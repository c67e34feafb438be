import * as v from 'valibot';

/** Where the closing card lies: among the last cards, or the very last. rules: diams §2.1 */
export const CLOSINGS = ['standard', 'deterministic'] as const;

/** How long a match is: three rounds, or one. rules: diams §6.1 */
export const LENGTHS = ['standard', 'quick'] as const;

/** How a match may be varied. */
export const optionsSchema = v.strictObject({
  closing: v.optional(v.picklist(CLOSINGS), 'standard'),
  length: v.optional(v.picklist(LENGTHS), 'standard'),
});

export type DiamsOptions = v.InferOutput<typeof optionsSchema>;

/** How many rounds a match has. rules: diams §6.1 */
export function roundsOf(options: DiamsOptions): number {
  return options.length === 'quick' ? 1 : 3;
}
