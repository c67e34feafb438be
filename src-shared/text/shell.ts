import { shellEn, type ShellWords } from './shell.en';

export type { ShellWords };

/** English is complete by definition; every language has the same shape. */
const LANGUAGES = new Map<string, ShellWords>([['en', shellEn]]);

/**
 * @param preferred what the person's system speaks, the dearest first, such as `de-AT`
 * @returns the words in the first of these languages that there are words in, else in English
 */
export function pickShellWords(preferred: readonly string[]): ShellWords {
  for (const tag of preferred) {
    const words = LANGUAGES.get(tag.toLowerCase().split('-').at(0) ?? '');
    if (words !== undefined) return words;
  }
  return shellEn;
}
