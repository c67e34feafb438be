import { waysToChoose } from '../rules/choices';
import { allRanks, hasRankBetween, ranksAmong, type Pack, type RankBits } from './pack';
import { winningPlay, type PlayedCard } from '../rules/trick';

/** What decides which cards come to the same: nothing that their holder cannot know. */
export interface CardsSeen<Card extends string> {
  trick: readonly PlayedCard<Card>[];
  /** How many cards make a trick. */
  trickSize: number;
  led: string | null;
  /** The cards played so far, the current trick included. */
  gone: readonly Card[];
}

/**
 * One of each group of legal cards that come to the same: the lowest of cards with no card between them that is still
 * to come, and, for the last card of a trick, the cheapest of those that win it.
 * @param cards legal cards of one hand, with all that it has of their suits.
 */
export function worthComparing<Card extends string>(
  cards: readonly Card[],
  seen: CardsSeen<Card>,
  pack: Pack<Card>,
): Card[] {
  const { faces } = pack;
  const { trick, trickSize, led } = seen;
  const isLast = trick.length === trickSize - 1;
  const winning = isLast ? winningPlay(trick, led, faces) : null;

  const isAsGood = (card: Card, lower: Card, apart: RankBits): boolean => {
    const [face, below] = [faces[card], faces[lower]];
    if (face.suit !== below.suit || face.rank < below.rank) return false;
    if (face.rank === below.rank) return card > lower;
    if (winning !== null && face.suit === led && below.rank > faces[winning.card].rank) return true;
    return !hasRankBetween(apart, below.rank, face.rank);
  };
  const kept: Card[] = [];
  let suit: string | null = null;
  let apart: RankBits = 0;
  for (const card of cards) {
    if (faces[card].suit !== suit) {
      ({ suit } = faces[card]);
      apart = ranksApart(cards, suit, seen, pack);
    }
    if (!cards.some((other) => other !== card && isAsGood(card, other, apart))) kept.push(card);
  }
  return kept;
}

/** The ranks of a suit that make a difference between two cards of a hand: those to come, and those on the table. */
function ranksApart<Card extends string>(
  cards: readonly Card[],
  suit: string | null,
  { gone, trick }: CardsSeen<Card>,
  pack: Pack<Card>,
): RankBits {
  const { faces } = pack;
  let onTable = 0;
  for (const { card } of trick) if (faces[card].suit === suit) onTable |= 1 << faces[card].rank;
  return (allRanks(pack) & ~ranksAmong(gone, suit, faces) & ~ranksAmong(cards, suit, faces)) | onTable;
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
  const worths = new Map(hand.map((card) => [card, keeping(card)]));
  const missed = (cards: readonly Card[]): number =>
    cards.reduce((sum, card) => sum + (worths.get(card) ?? 0), 0);
  return waysToChoose(hand, count)
    .map((cards) => ({ cards, missed: missed(cards) }))
    .sort((a, b) => a.missed - b.missed)
    .slice(0, most)
    .map(({ cards }) => cards);
}
