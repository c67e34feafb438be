import type { Faces } from '../rules/trick';

/** The cards that are in play: every suit has the ranks from 1 to `highestRank`, which is below 31. */
export interface Pack<Card extends string = string> {
  faces: Faces<Card>;
  highestRank: number;
  /** How many cards there are, those without a suit included. */
  size: number;
}

/** Ranks of one suit as the bits of a whole number: rank 1 is bit 1. Looking far ahead asks for them all the time. */
export type RankBits = number;

/** The ranks of a suit among cards. */
export function ranksAmong<Card extends string>(
  cards: readonly Card[],
  suit: string | null,
  faces: Faces<Card>,
): RankBits {
  let bits = 0;
  for (const card of cards) {
    const face = faces[card];
    if (face.suit === suit) bits |= 1 << face.rank;
  }
  return bits;
}

/** Every rank of a suit. */
export function allRanks({ highestRank }: Pack): RankBits {
  return (2 << highestRank) - 2;
}

export function hasRank(bits: RankBits, rank: number): boolean {
  return (bits & (1 << rank)) !== 0;
}

/** Whether there is a rank above `low` and below `high`. */
export function hasRankBetween(bits: RankBits, low: number, high: number): boolean {
  return (bits & ((1 << high) - (2 << low))) !== 0;
}
