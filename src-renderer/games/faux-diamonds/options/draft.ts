import { SUITS, type Suit } from '../../../../src-shared/games/faux-diamonds/rules/cards';
import {
  readCustomSet,
  type CustomSet,
  type CustomSetFault,
  type CustomSetReading,
} from '../../../../src-shared/games/faux-diamonds/rules/custom-set';
import type { Special } from '../../../../src-shared/games/faux-diamonds/rules/tracks';

/** A custom rule set while it is being written: every space is what was typed. */
export interface Draft extends Record<Suit, string[]> {
  name: string;
  special: Special | null;
}

/** What a text that should be a custom rule set turned out to be. */
export type TextReading = CustomSetReading | { ok: false; fault: 'not-json' };

/** The draft that says what the set says. */
export function draftOf({ name, special, black, pink, yellow, blue }: CustomSet): Draft {
  const typed = (track: CustomSet[Suit]): string[] => track.map(String);
  return { name, special, black: typed(black), pink: typed(pink), yellow: typed(yellow), blue: typed(blue) };
}

/** Reads what was typed. rules: faux-diamonds §9 */
export function readDraft(draft: Draft): CustomSetReading {
  const tracks = SUITS.map((suit) => [suit, draft[suit].map(readTyped)] as const);
  const { name, special } = draft;
  return readCustomSet({ name: name.trim(), special, ...Object.fromEntries(tracks) });
}

/** A space as typed, small letters and blanks allowed; what is no space stays as it was, for the reading to refuse. */
function readTyped(typed: string): number | string {
  const word = typed.trim().toUpperCase();
  return /^\d+$/.test(word) ? Number(word) : word;
}

/** Reads an exported set out of a text. rules: faux-diamonds §9 */
export function readSetText(json: string): TextReading {
  try {
    return readCustomSet(JSON.parse(json));
  } catch {
    return { ok: false, fault: 'not-json' };
  }
}

/** The set as it is exported: a line for the name, one for each track, and one for the special rule. */
export function writeSetText(set: CustomSet): string {
  const { name, black, pink, yellow, blue, special } = set;
  const fields = Object.entries({ name, black, pink, yellow, blue, special });
  return `{\n${fields.map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(',\n')}\n}\n`;
}

/** The space of a suit's track that is wrong; null when the fault is none of a space of that track. */
export function wrongSpace(fault: CustomSetFault | null, suit: Suit): number | null {
  if (fault === null || !('space' in fault)) return null;
  return fault.suit === suit ? fault.space : null;
}
