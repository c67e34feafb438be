import type { Deck } from './deck';

/** How a hand can be sorted. */
export const HAND_ORDERS = ['suit', 'rank'] as const;
export type HandOrder = (typeof HAND_ORDERS)[number];

/** Sorts a hand into a new list: by suit and then rank, or by rank and then suit. Cards without a suit come last. */
export function sortHand<Card extends string>(
  cards: readonly Card[],
  deck: Pick<Deck<Card>, 'faces' | 'suits'>,
  order: HandOrder,
): Card[] {
  const suitPlace = (card: Card): number => {
    const { suit } = deck.faces[card];
    return suit === null ? deck.suits.length : deck.suits.indexOf(suit);
  };
  const bySuit = (a: Card, b: Card): number => suitPlace(a) - suitPlace(b);
  const byRank = (a: Card, b: Card): number => deck.faces[a].rank - deck.faces[b].rank;
  return cards.toSorted((a, b) =>
    order === 'suit' ? bySuit(a, b) || byRank(a, b) : byRank(a, b) || bySuit(a, b),
  );
}

/** The hand as its owner arranged it: cards that have left it are gone, new ones stand at the end. */
export function arrangeHand<Card extends string>(sorted: readonly Card[], own: readonly Card[]): Card[] {
  const kept = own.filter((card) => sorted.includes(card));
  return [...kept, ...sorted.filter((card) => !kept.includes(card))];
}

/** A new list in which the card stands at that place, counted from 0 and kept within the hand. */
export function moveCard<Card extends string>(hand: readonly Card[], card: Card, place: number): Card[] {
  const others = hand.filter((other) => other !== card);
  return others.toSpliced(Math.max(0, place), 0, card);
}
