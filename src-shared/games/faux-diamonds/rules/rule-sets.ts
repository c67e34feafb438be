import { pick, type Rng } from '../../../engine/rng';
import type { Suit } from './cards';
import type { Space, Special, Tracks } from './tracks';

/** The letters of the rule sets of our own. rules: faux-diamonds §2.1 */
export const SET_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const;
export type SetLetter = (typeof SET_LETTERS)[number];

/** Four tracks, and what a Faux Diamond* space is worth. */
export interface RuleSet {
  tracks: Tracks;
  special: Special | null;
}

type BlueLetter = 'A' | 'B' | 'C' | 'D';

const F = 'faux';
const S = 'faux*';

const BLUE: Readonly<Record<BlueLetter, Space[]>> = { A: [4], B: [5], C: [3], D: [2, 6] };

interface SetRow {
  black: Space[];
  pink: Space[];
  yellow: Space[];
  blue: BlueLetter;
  special: Special | null;
}

const ROWS: Readonly<Record<SetLetter, SetRow>> = {
  A: {
    black: [3, 4, 5, 5, 7, 6, 2],
    pink: [2, 6, 1, 8, 3, 5],
    yellow: [7, 6, 5, 4, 3, 2],
    blue: 'A',
    special: null,
  },
  B: { black: [2, 4, 6, 8, 3], pink: [8, 1, 7, 2, 6, 3], yellow: [9, 7, 5, 3, 1], blue: 'B', special: null },
  C: { black: [4, 5, 6, 7, 8, 1], pink: [5, 1, 9, 2], yellow: [8, 6, 6, 4, 4, 2], blue: 'A', special: null },
  D: {
    black: [1, 2, 3, 4, 5, 6, 7, 8],
    pink: [6, 2, 8, F, 4],
    yellow: [7, 7, 5, 5, 3, F],
    blue: 'C',
    special: null,
  },
  E: {
    black: [5, 6, F, 7, 4, 3],
    pink: [1, 9, 2, 8, 3, 7],
    yellow: [6, 5, 4, 3, 2, 1, 8],
    blue: 'B',
    special: null,
  },
  F: {
    black: [4, 6, S, 7, 5, 2],
    pink: [5, S, 8, 2, 6],
    yellow: [8, 7, S, 5, 3],
    blue: 'A',
    special: 'glut',
  },
  G: {
    black: [3, 5, 7, S, 8, 4],
    pink: [7, 3, S, 1, 9],
    yellow: [9, 6, S, 3, 2],
    blue: 'C',
    special: 'copycat',
  },
  H: {
    black: [6, 5, S, 4, 7, 2, 3],
    pink: [2, 8, S, 5, 1, 6],
    yellow: [7, 5, S, 6, 4, 1],
    blue: 'B',
    special: 'best-market',
  },
  I: {
    black: [2, 5, S, 6, 8, S, 3],
    pink: [9, S, 4, 1, 7],
    yellow: [8, S, 6, 4, S, 2],
    blue: 'D',
    special: 'bubble',
  },
  J: {
    black: [4, 7, S, 9, 1, 5],
    pink: [3, 6, S, S, 8, 2],
    yellow: [10, 5, S, 5, 1],
    blue: 'D',
    special: 'closing-bell',
  },
};

/** The rule set of a letter. The result is the caller's own. rules: faux-diamonds §2.1 */
export function ruleSetOf(letter: SetLetter): RuleSet {
  const row = ROWS[letter];
  return { tracks: tracksOf(row, row, row, row.blue), special: row.special };
}

function tracksOf(black: SetRow, pink: SetRow, yellow: SetRow, blue: BlueLetter): Record<Suit, Space[]> {
  return {
    black: black.black.slice(),
    pink: pink.pink.slice(),
    yellow: yellow.yellow.slice(),
    blue: BLUE[blue].slice(),
  };
}

/**
 * Draws one track of each suit, and, where a Faux Diamond* space came with them, one of the special rules of the sets
 * they were picked from. rules: faux-diamonds §2.2
 * @param drawSpecial false: such spaces stay without a rule.
 */
export function randomRuleSet(randomSpecial: 'pick' | 'none', rng: Rng): RuleSet {
  const [black, pink, yellow] = [pick(SET_LETTERS, rng), pick(SET_LETTERS, rng), pick(SET_LETTERS, rng)];
  const tracks = tracksOf(ROWS[black], ROWS[pink], ROWS[yellow], pick(['A', 'B', 'C', 'D'] as const, rng));
  const specials = specialsOf([black, pink, yellow]);
  const isNeeded = Object.values(tracks).some((track) => track.includes(S));
  const draws = randomSpecial === 'pick' && isNeeded && specials.length > 0;
  return { tracks, special: draws ? pick(specials, rng) : null };
}

/** The special rules among some rule sets, each once. */
function specialsOf(letters: readonly SetLetter[]): Special[] {
  const specials = letters.map((letter) => ROWS[letter].special).filter((special) => special !== null);
  return [...new Set(specials)];
}
