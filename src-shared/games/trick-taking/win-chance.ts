import type { Seat } from '../../engine/game';
import { cardsPerSeat, winningPlay, type Faces, type PlayedCard } from './trick';

/** What the chance of a card is judged by: nothing that its player cannot know. */
export interface TrickSoFar<Card extends string> {
  seats: number;
  /** Only the seat's own is looked at, and the others' sizes. */
  hands: readonly (readonly Card[])[];
  trick: readonly PlayedCard<Card>[];
  led: string | null;
  gone: readonly Card[];
  voids: readonly (readonly string[])[];
  /** Every card in play. */
  deck: readonly Card[];
  faces: Faces<Card>;
}

/**
 * How likely the trick is to be won by a card that a seat plays now, in thousandths, if every seat to come plays its
 * highest card. A guess in whole numbers, so that it is the same everywhere.
 */
export function chanceToWin<Card extends string>(sofar: TrickSoFar<Card>, seat: Seat, card: Card): number {
  const { faces, trick, deck, gone, hands } = sofar;
  const { suit, rank } = faces[card];
  if (suit === null) return 0;
  if (sofar.led !== null && suit !== sofar.led) return 0;
  const winning = winningPlay(trick, suit, faces);
  if (winning !== null && faces[winning.card].rank > rank) return 0;

  const unseen = deck.length - gone.length - hands[seat].length;
  const held = cardsToCome(sofar, seat, suit);
  const own = hands[seat];
  let chance = 1000;
  for (const other of deck) {
    if (faces[other].suit !== suit || faces[other].rank <= rank) continue;
    if (gone.includes(other) || own.includes(other)) continue;
    chance = Math.trunc((chance * Math.max(0, unseen - held)) / unseen);
  }
  return chance;
}

/** How many cards the other seats that are still to play, and may have the suit, hold together. */
function cardsToCome<Card extends string>(sofar: TrickSoFar<Card>, seat: Seat, suit: string): number {
  const { seats, trick, voids, hands } = sofar;
  const plays = seats * cardsPerSeat(seats) - trick.length;
  let cards = 0;
  for (let ahead = 1; ahead < Math.min(plays, seats); ahead++) {
    const other = (seat + ahead) % seats;
    if (!voids[other].includes(suit)) cards += hands[other].length;
  }
  return cards;
}
