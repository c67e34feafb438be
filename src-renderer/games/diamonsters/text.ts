import { byLanguage } from '../../text/by-language';
import { words as en } from './words.en';

/** Everything that Diamonsters says, in the current language. */
export const text = byLanguage({ en });
