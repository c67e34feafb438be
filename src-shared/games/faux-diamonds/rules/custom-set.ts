import { SUITS, type Suit } from './cards';
import type { RuleSet } from './rule-sets';
import { SPECIALS, type Space, type Special } from './tracks';

/** A space as a host writes it: a value, a Faux Diamond space, or a Faux Diamond* space. */
export type CustomSpace = number | 'F' | 'F*';

/** A rule set that a table's host made: what is kept, exported and imported. rules: faux-diamonds §9 */
export interface CustomSet extends Record<Suit, CustomSpace[]> {
  name: string;
  special: Special | null;
}

export const MAX_SPACES = 12;
export const MAX_VALUE = 20;
export const MAX_NAME_LENGTH = 40;

/** What is wrong with a custom rule set. */
export type CustomSetFault =
  | { fault: 'not-a-set' | 'name' | 'special' }
  /** The track has none, or more than twelve spaces. */
  | { fault: 'track-length'; suit: Suit }
  /** The space is neither a whole number from 0 to 20, nor F, nor F*. Spaces are counted from 0. */
  | { fault: 'space'; suit: Suit; space: number }
  /** The start space is not a number. */
  | { fault: 'start-space'; suit: Suit; space: 0 };

export type CustomSetReading = { ok: true; set: CustomSet } | ({ ok: false } & CustomSetFault);

/** Reads a custom rule set from untrusted input, such as an imported file. rules: faux-diamonds §9 */
export function readCustomSet(input: unknown): CustomSetReading {
  if (typeof input !== 'object' || input === null) return { ok: false, fault: 'not-a-set' };
  const fields: Partial<Record<string, unknown>> = { ...input };
  const { name, special = null } = fields;
  if (typeof name !== 'string' || name.trim() === '' || name.length > MAX_NAME_LENGTH) {
    return { ok: false, fault: 'name' };
  }
  if (special !== null && !isSpecial(special)) return { ok: false, fault: 'special' };

  const set: CustomSet = { name, black: [], pink: [], yellow: [], blue: [], special };
  for (const suit of SUITS) {
    const track = readTrack(suit, fields[suit]);
    if (!Array.isArray(track)) return { ok: false, ...track };
    set[suit] = track;
  }
  return { ok: true, set };
}

function readTrack(suit: Suit, track: unknown): CustomSpace[] | CustomSetFault {
  if (!Array.isArray(track) || track.length === 0 || track.length > MAX_SPACES) {
    return { fault: 'track-length', suit };
  }
  const spaces: unknown[] = track;
  const wrong = spaces.findIndex((space) => !isSpace(space));
  if (wrong >= 0) return { fault: 'space', suit, space: wrong };
  if (typeof spaces[0] !== 'number') return { fault: 'start-space', suit, space: 0 };
  return spaces.filter(isSpace);
}

function isSpace(space: unknown): space is CustomSpace {
  if (space === 'F' || space === 'F*') return true;
  return typeof space === 'number' && Number.isInteger(space) && space >= 0 && space <= MAX_VALUE;
}

function isSpecial(special: unknown): special is Special {
  return SPECIALS.some((known) => known === special);
}

/** The fault in English, without a full stop, for logs and the command line. */
export function sayFault(fault: CustomSetFault): string {
  switch (fault.fault) {
    case 'not-a-set':
      return 'A custom rule set is an object with a name, four tracks and a special rule or null';
    case 'name':
      return `The name of a custom rule set has 1 to ${MAX_NAME_LENGTH} characters`;
    case 'special':
      return `The special rule is one of ${SPECIALS.join(', ')}, or null`;
    case 'track-length':
      return `The ${fault.suit} track needs 1 to ${MAX_SPACES} spaces`;
    case 'space':
      return `Space ${fault.space} of the ${fault.suit} track is not a whole number from 0 to ${MAX_VALUE}, F or F*`;
    case 'start-space':
      return `Space 0 of the ${fault.suit} track, where the token starts, must be a number`;
  }
}

/** The tracks and special rule that a custom rule set plays with. */
export function ruleSetOfCustom(set: CustomSet): RuleSet {
  const { black, pink, yellow, blue, special } = set;
  const spaces = (track: CustomSpace[]): Space[] => track.map(spaceOf);
  return {
    tracks: { black: spaces(black), pink: spaces(pink), yellow: spaces(yellow), blue: spaces(blue) },
    special,
  };
}

function spaceOf(space: CustomSpace): Space {
  if (space === 'F') return 'faux';
  return space === 'F*' ? 'faux*' : space;
}

/** A copy that shares nothing. */
export function copyCustomSet(set: CustomSet): CustomSet {
  const { black, pink, yellow, blue } = set;
  return { ...set, black: black.slice(), pink: pink.slice(), yellow: yellow.slice(), blue: blue.slice() };
}
