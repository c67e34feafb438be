import { settings, type Language } from '../settings/settings.svelte';
import { en } from './en';

/** Everything that is ever said on screen. English is complete by definition; every language has the same shape. */
export type Catalogue = typeof en;

const CATALOGUES: Record<Language, Catalogue> = { en };

/** The current language's catalogue; reading it in a component follows a change of language. */
export function text(): Catalogue {
  return CATALOGUES[settings.language];
}
