import { byLanguage } from './by-language';
import { en } from './en';

/** Everything that the screens say, in the current language. */
export const text = byLanguage({ en });
