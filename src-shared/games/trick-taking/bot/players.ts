import type { Seat } from '../../../engine/game';
import { winningPlay, type Faces } from '../rules/trick';

/**
 * Who played each card of a deal.
 * @param gone the cards, in the order in which they were played.
 * @param leader the seat that led the first trick; each later one is led by the winner of the one before.
 * @param trickSize how many cards make a trick.
 */
export function playersOf<Card extends string>(
  gone: readonly Card[],
  leader: Seat,
  seats: number,
  trickSize: number,
  faces: Faces<Card>,
): Seat[] {
  const players: Seat[] = [];
  let first = leader;
  for (let start = 0; start < gone.length; start += trickSize) {
    const trick = gone
      .slice(start, start + trickSize)
      .map((card, turn) => ({ seat: (first + turn) % seats, card }));
    const led = trick.map(({ card }) => faces[card].suit).find((suit) => suit !== null) ?? null;
    players.push(...trick.map(({ seat }) => seat));
    first = winningPlay(trick, led, faces)?.seat ?? first;
  }
  return players;
}
