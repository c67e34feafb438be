import type { Seat } from '../../../engine/game';

/** What each seat has chosen, all at once and unseen by the others; null for a seat that has yet to choose. */
export type Choices<Card extends string = string> = (Card[] | null)[];

/** Choices of nobody yet. */
export function noChoices<Card extends string>(seats: number): Choices<Card> {
  return Array.from({ length: seats }, () => null);
}

/** The seats that have yet to choose. */
export function undecided(choices: readonly (readonly string[] | null)[]): Seat[] {
  return choices.flatMap((choice, seat) => (choice === null ? [seat] : []));
}

/**
 * The choices of all seats.
 * @returns null while a seat has yet to choose.
 */
export function whenAllChose<Card extends string>(choices: Choices<Card>): Card[][] | null {
  const made = choices.filter((choice) => choice !== null);
  return made.length === choices.length ? made : null;
}

/** Every way to choose `count` cards out of a hand, each in the order of the hand. */
export function waysToChoose<Card extends string>(hand: readonly Card[], count: number): Card[][] {
  if (count === 0) return [[]];
  return hand.flatMap((card, i) => waysToChoose(hand.slice(i + 1), count - 1).map((rest) => [card, ...rest]));
}
