import { byLanguage } from '../../text/by-language';
import { words as en } from './words.en';

/** Everything that Faux Diamonds says, in the current language. */
export const text = byLanguage({ en });
