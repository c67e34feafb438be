import { text } from './text';

/**
 * A sentence for one of a game's own reasons.
 * @param sentences the game's sentence for each of its codes.
 */
export function wordRefusal(sentences: Readonly<Record<string, string>>, code: string): string {
  return Object.hasOwn(sentences, code) ? (sentences[code] ?? '') : text().unknownRefusal;
}
