import { app } from 'electron';
import { pickShellWords, type ShellWords } from '../../src-shared/text/shell';

/** @returns what the window says outside its page, in the language of the person's system. */
export function shellWords(): ShellWords {
  return pickShellWords(app.getPreferredSystemLanguages());
}
