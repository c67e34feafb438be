import { byLanguage } from '../../text/by-language';
import { words as en } from './words.en';

/** Everything that Diamonds says, in the current language. */
export const text = byLanguage({ en });
