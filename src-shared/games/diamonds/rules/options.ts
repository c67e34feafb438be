import * as v from 'valibot';
import { canPlayInTeams } from '../../trick-taking/rules/seats';

const count = (from: number, to: number) => v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));

/** How a match may be varied. */
export const optionsSchema = v.strictObject({
  /** Crystals in each showroom at the start. rules: diamonds §1.2 */
  startingCrystals: v.optional(count(0, 5), 3),
  /** How many rounds a match has: four, as many as suit the number of seats, or a number. rules: diamonds §1.4 */
  rounds: v.optional(v.union([v.picklist(['four', 'by-seats']), count(1, 12)]), 'four'),
  /** Cards are passed before each round. rules: diamonds §2.2 */
  passing: v.optional(v.boolean(), false),
  /** A token says whom clubs take from. rules: diamonds §3.6 */
  thief: v.optional(v.boolean(), false),
  /** Seats opposite each other play together. rules: diamonds §5.2 */
  teams: v.optional(v.boolean(), false),
});

export type DiamondsOptions = v.InferOutput<typeof optionsSchema>;

/** Why options cannot be played by a number of seats. */
export const OPTION_REFUSALS = ['teams-need-four-or-six-seats'] as const;
export type OptionRefusal = (typeof OPTION_REFUSALS)[number];

/** Why the options cannot be played by so many seats; null when they can. rules: diamonds §5.2 */
export function refuseOptions(options: DiamondsOptions, seats: number): OptionRefusal | null {
  return options.teams && !canPlayInTeams(seats) ? 'teams-need-four-or-six-seats' : null;
}

/** How many rounds the match has. rules: diamonds §1.4 */
export function roundsOf(options: DiamondsOptions, seats: number): number {
  if (options.rounds === 'four') return 4;
  if (options.rounds !== 'by-seats') return options.rounds;
  // Everybody deals equally often: twice with two or three seats.
  return seats < 4 ? 2 * seats : seats;
}
