import unhomoglyph from 'unhomoglyph';

/** So many marks may stand on one letter; more would hang over the lines above and below. */
const MOST_MARKS = 4;

/**
 * What nobody sees or what turns a line around. Kept are joiners inside of an emoji or a word and the choice of an
 * emoji's picture, and the tags that tell one flag from another.
 */
const UNSEEN =
  /(?<=\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)\u200D(?=\p{Extended_Pictographic})|(?<=[\p{L}\p{M}])[\u200C\u200D](?=[\p{L}\p{M}])|(?<=[\p{Extended_Pictographic}\p{Emoji}])\uFE0F|(?<=\u{1F3F4})[\u{E0061}-\u{E007A}]{1,6}\u{E007F}|([\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\u2800])/gu;

const SURPLUS_MARKS = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');

/** A letter, a digit or a picture. */
const VISIBLE = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/**
 * Brings a name into the one form in which it is shown: composed letters, single spaces, nothing invisible, nothing
 * that turns the text around it.
 */
export function tidyName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, (all, unseen: string | undefined) => (unseen === undefined ? all : ''))
    .replace(SURPLUS_MARKS, '$1')
    .replace(/ +/g, ' ')
    .trim();
}

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/**
 * Reads what somebody calls themselves, a table or a computer. A name that is written from right to left carries an
 * isolation with it, so that it stays in its place in every sentence, title and line of the log.
 * @param most characters, as people see them; what is longer is cut.
 * @returns null when it shows nothing by which people can call it.
 */
export function readName(text: string, most: number): string | null {
  const name = cutVisible(tidyName(text), most).trim();
  if (!isVisibleName(name)) return null;
  return RIGHT_TO_LEFT.test(name) ? `${FIRST_STRONG_ISOLATE}${name}${POP_ISOLATE}` : name;
}

/**
 * @returns a text that two names share exactly when people would take one for the other: letters of other alphabets,
 * widths and cases that look alike count as the same. For comparing only, never to be shown.
 */
export function nameKey(name: string): string {
  const folded = unhomoglyph(tidyName(name).normalize('NFKC')).toLowerCase();
  return unhomoglyph(folded).replace(/[\s\uFE0F]/gu, '');
}

/** Whether a tidy name shows something by which people can call it. */
export function isVisibleName(name: string): boolean {
  return VISIBLE.test(name);
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The length of a text in characters as people see them: a flag is one, and so is a letter with its accent. */
export function visibleLength(text: string): number {
  return [...segmenter.segment(text)].length;
}

/** Cuts a text to so many characters as people see them; none is torn. */
export function cutVisible(text: string, length: number): string {
  return [...segmenter.segment(text)]
    .slice(0, length)
    .map(({ segment }) => segment)
    .join('');
}
