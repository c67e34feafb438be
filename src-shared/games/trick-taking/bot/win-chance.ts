import { at } from '../../../engine/at';
import type { Seat } from '../../../engine/game';
import { allRanks, hasRank, hasRankBetween, ranksAmong, type Pack } from './pack';
import { winningPlay, type PlayedCard } from '../rules/trick';

/** What the chance of a card is judged by: nothing that its player cannot know. */
export interface TrickSoFar<Card extends string> {
  handSizes: readonly number[];
  /** How many cards make a trick. */
  trickSize: number;
  trick: readonly PlayedCard<Card>[];
  led: string | null;
  gone: readonly Card[];
  voids: readonly (readonly string[])[];
}

const CERTAIN = 1000;

/**
 * How likely the trick is to be won by each rank of a suit if a seat plays it now and every seat to come plays its
 * highest card. A guess in whole numbers, so that it is the same everywhere.
 * @param hand the seat's own.
 * @param suit the suit led, or any when the seat leads.
 * @returns thousandths by rank, from rank 0; all of them 0 when the seat holds no card of the suit that may win.
 */
export function chancesToWin<Card extends string>(
  sofar: TrickSoFar<Card>,
  seat: Seat,
  hand: readonly Card[],
  suit: string,
  pack: Pack<Card>,
): number[] {
  const { faces, highestRank, size } = pack;
  const chances = new Array<number>(highestRank + 1).fill(0);
  const winning = winningPlay(sofar.trick, suit, faces);
  const toBeat = winning === null ? 0 : faces[winning.card].rank;
  const own = ranksAmong(hand, suit, faces);
  if (!hasRankBetween(own, toBeat, highestRank + 1)) return chances;

  const held = cardsToCome(sofar, seat, suit);
  if (held === 0) return chances.fill(CERTAIN, toBeat + 1);

  const unseen = size - sofar.gone.length - hand.length;
  const higher = allRanks(pack) & ~ranksAmong(sofar.gone, suit, faces) & ~own;
  let chance = CERTAIN;
  for (let rank = highestRank; rank > toBeat; rank--) {
    chances[rank] = chance;
    if (hasRank(higher, rank)) chance = Math.trunc((chance * Math.max(0, unseen - held)) / unseen);
  }
  return chances;
}

/** How many cards the other seats that are still to play, and may have the suit, hold together. */
function cardsToCome<Card extends string>(sofar: TrickSoFar<Card>, seat: Seat, suit: string): number {
  const { trick, trickSize, voids, handSizes } = sofar;
  const seats = handSizes.length;
  const plays = trickSize - trick.length;
  let cards = 0;
  for (let ahead = 1; ahead < Math.min(plays, seats); ahead++) {
    const other = (seat + ahead) % seats;
    if (!at(voids, other).includes(suit)) cards += at(handSizes, other);
  }
  return cards;
}
