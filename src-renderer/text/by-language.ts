import { settings, type Language } from '../settings/settings.svelte';

/**
 * The words of the current language; reading them in a component follows a change of language.
 * @param words the same words in every language; English is complete by definition and gives the shape.
 */
export function byLanguage<Words>(words: Readonly<Record<Language, Words>>): () => Words {
  return () => words[settings.language];
}
