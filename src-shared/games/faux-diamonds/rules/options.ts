import * as v from 'valibot';
import { at } from '../../../engine/at';
import { canPlayInTeams } from '../../trick-taking/rules/seats';
import { copyCustomSet, readCustomSet, sayFault, type CustomSet } from './custom-set';
import { SET_LETTERS } from './rule-sets';

/** A custom rule set; what is wrong is told with the path of the space. rules: faux-diamonds §9 */
const customSetSchema = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, CustomSet>(({ dataset, addIssue, NEVER }) => {
    const reading = readCustomSet(dataset.value);
    if (reading.ok) return reading.set;
    addIssue({ message: sayFault(reading) });
    return NEVER;
  }),
);

/** How a match may be varied. */
export const optionsSchema = v.strictObject({
  /** Which tracks are played. rules: faux-diamonds §2.2 */
  ruleSet: v.optional(v.picklist([...SET_LETTERS, 'random', 'custom']), 'A'),
  /** Whether a random set with Faux Diamond* spaces gets a special rule. rules: faux-diamonds §2.2 */
  randomSpecial: v.optional(v.picklist(['pick', 'none']), 'pick'),
  /** The host's own rule set, played when `ruleSet` is `custom`. rules: faux-diamonds §9 */
  customSet: v.optional(v.nullable(customSetSchema), null),
  /** How many hands a match has; null: by the number of seats. rules: faux-diamonds §3.1 */
  hands: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))), null),
  /** Seats opposite each other play together. rules: faux-diamonds §8.2 */
  partnership: v.optional(v.boolean(), false),
  /** Every card of the deck is in play. rules: faux-diamonds §8.3 */
  perfect: v.optional(v.boolean(), false),
  /** Faux Diamonds sell for less and move no token. rules: faux-diamonds §8.4 */
  friendly: v.optional(v.boolean(), false),
});

export type FauxDiamondsOptions = v.InferOutput<typeof optionsSchema>;

/** Why options cannot be played together, or by a number of seats. */
export const OPTION_REFUSALS = [
  'custom-set-missing',
  'partnership-needs-four-or-six-seats',
  'perfect-needs-two-to-five-seats',
] as const;
export type OptionRefusal = (typeof OPTION_REFUSALS)[number];

/** Why the options cannot be played by so many seats; null when they can. rules: faux-diamonds §8, §9 */
export function refuseOptions(options: FauxDiamondsOptions, seats: number): OptionRefusal | null {
  if (options.ruleSet === 'custom' && options.customSet === null) return 'custom-set-missing';
  if (options.partnership && !canPlayInTeams(seats)) return 'partnership-needs-four-or-six-seats';
  return options.perfect && seats > 5 ? 'perfect-needs-two-to-five-seats' : null;
}

/** For two seats and for each one more. */
const HANDS_FROM_TWO_SEATS = [4, 6, 4, 5, 6];

/** How many hands the match has. rules: faux-diamonds §3.1 */
export function handsOf(options: FauxDiamondsOptions, seats: number): number {
  return options.hands ?? at(HANDS_FROM_TWO_SEATS, seats - 2);
}

/** A copy that shares nothing. */
export function copyOptions(options: FauxDiamondsOptions): FauxDiamondsOptions {
  return { ...options, customSet: options.customSet && copyCustomSet(options.customSet) };
}
