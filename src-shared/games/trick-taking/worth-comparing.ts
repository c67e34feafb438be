import { waysToChoose } from './choices';
import { cardsPerSeat, winningPlay, type Faces, type PlayedCard } from './trick';

/** What decides which cards come to the same: nothing that their holder cannot know. */
export interface CardsSeen<Card extends string> {
  seats: number;
  trick: readonly PlayedCard<Card>[];
  led: string | null;
  /** The cards played so far, the current trick included. */
  gone: readonly Card[];
  /** Every card in play. */
  deck: readonly Card[];
  faces: Faces<Card>;
}

/**
 * One of each group of legal cards that come to the same: the lowest of cards with no card between them that is still
 * to come, and, for the last card of a trick, the cheapest of those that win it.
 * @param cards legal cards of one hand.
 */
export function worthComparing<Card extends string>(cards: readonly Card[], seen: CardsSeen<Card>): Card[] {
  const { faces, trick, led, seats } = seen;
  const winning = winningPlay(trick, led, faces);
  const isLast = trick.length === seats * cardsPerSeat(seats) - 1;
  const apart = new Set(seen.deck);
  for (const card of seen.gone) apart.delete(card);
  for (const card of cards) apart.delete(card);
  for (const { card } of trick) apart.add(card);

  const isAsGood = (card: Card, lower: Card): boolean => {
    const [face, below] = [faces[card], faces[lower]];
    if (face.suit !== below.suit || face.rank < below.rank) return false;
    if (face.rank === below.rank) return card > lower;
    const winsAlready = winning !== null && face.suit === led && below.rank > faces[winning.card].rank;
    if (isLast && winsAlready) return true;
    for (const other of apart) {
      const between = faces[other];
      if (between.suit === face.suit && between.rank > below.rank && between.rank < face.rank) return false;
    }
    return true;
  };
  return cards.filter((card) => !cards.some((other) => other !== card && isAsGood(card, other)));
}

/**
 * The choices of `count` cards that are easiest to miss.
 * @param keeping what keeping a card is worth.
 */
export function easiestMissed<Card extends string>(
  hand: readonly Card[],
  count: number,
  most: number,
  keeping: (card: Card) => number,
): Card[][] {
  const missed = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + keeping(card), 0);
  return waysToChoose(hand, count)
    .map((cards) => ({ cards, missed: missed(cards) }))
    .sort((a, b) => a.missed - b.missed)
    .slice(0, most)
    .map(({ cards }) => cards);
}
