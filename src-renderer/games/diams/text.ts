import { byLanguage } from '../../text/by-language';
import { words as en } from './words.en';

/** Everything that Diam's says, in the current language. */
export const text = byLanguage({ en });
