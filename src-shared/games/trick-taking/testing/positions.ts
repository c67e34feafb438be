/**
 * Positions in a compact text, for tests: fields divided by `|`, each a name and what it says, such as
 * `hands h3 h9 / s2 | trick h12 | leader 1`. Seats are divided by `/`. A card is its suit's letter and its rank.
 */
export type PositionText = ReadonlyMap<string, string>;

export function readPosition(text: string): PositionText {
  return new Map(
    text.split('|').map((field) => {
      const [name = '', ...words] = field.trim().split(/\s+/);
      return [name, words.join(' ')];
    }),
  );
}

/** The words of a field for each seat; null when the position does not mention it. */
export function bySeat(position: PositionText, name: string): string[][] | null {
  const field = position.get(name);
  if (field === undefined) return null;
  return field.split('/').map(wordsOf);
}

/** The numbers of a field; null when the position does not mention it. */
export function numbersOf(position: PositionText, name: string): number[] | null {
  const field = position.get(name);
  return field === undefined ? null : wordsOf(field).map(Number);
}

export function wordsOf(field: string): string[] {
  return field.split(' ').filter((word) => word !== '');
}

/**
 * Reads a card such as `h12`.
 * @param deck all cards, as ids that begin with their suit.
 * @param suits the suit of each letter.
 * @throws RangeError when there is no such card.
 */
export function readCard<Card extends string>(
  word: string,
  deck: readonly Card[],
  suits: Readonly<Record<string, string>>,
): Card {
  const id = `${suits[word.charAt(0)]}-${word.slice(1)}`;
  const card = deck.find((known) => known === id);
  if (card === undefined) throw new RangeError(`no such card: ${word}`);
  return card;
}
