import { byLanguage } from '../../../text/by-language';
import { words as en } from './words.en';

/** What the trick-taking games say alike, in the current language. */
export const text = byLanguage({ en });
