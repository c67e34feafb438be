import { shuffle, type Rng } from '../../engine/rng';

/** A place where cards lie that the viewer does not see. */
export interface HiddenPlace<Card extends string = string> {
  size: number;
  /** Whether the card may lie here, by all that the viewer knows. */
  mayHold(card: Card): boolean;
}

/**
 * Deals the cards that a viewer does not see into the places where they may lie, the most constrained cards first.
 * Every place is filled, and every deal that the viewer's knowledge allows can come out.
 * @param cards as many as the places hold together.
 * @returns the cards of each place.
 * @throws RangeError when the knowledge contradicts itself, so that no deal fits it.
 */
export function dealUnseen<Card extends string>(
  cards: readonly Card[],
  places: readonly HiddenPlace<Card>[],
  rng: Rng,
): Card[][] {
  const shuffled = cards.slice();
  shuffle(shuffled, rng);
  const open = new Map(shuffled.map((card) => [card, placesFor(card, places)]));
  const choicesOf = (card: Card): number[] => open.get(card) ?? [];
  shuffled.sort((a, b) => choicesOf(a).length - choicesOf(b).length);

  const dealt = places.map((): Card[] => []);
  for (const card of shuffled) {
    const free = drawFreePlace(choicesOf(card), places, dealt, rng);
    if (free !== null) dealt[free].push(card);
    else if (!makeRoom(card, choicesOf, places, dealt, new Set())) {
      throw new RangeError(`no place is left for ${card}`);
    }
  }
  return dealt;
}

function placesFor<Card extends string>(card: Card, places: readonly HiddenPlace<Card>[]): number[] {
  return places.flatMap((place, i) => (place.size > 0 && place.mayHold(card) ? [i] : []));
}

/** Draws one of the places with room, each as likely as it has room. */
function drawFreePlace<Card extends string>(
  candidates: readonly number[],
  places: readonly HiddenPlace<Card>[],
  dealt: readonly Card[][],
  rng: Rng,
): number | null {
  const roomIn = (i: number): number => places[i].size - dealt[i].length;
  const room = candidates.reduce((sum, i) => sum + roomIn(i), 0);
  if (room === 0) return null;
  let drawn = rng.below(room);
  for (const i of candidates) {
    drawn -= roomIn(i);
    if (drawn < 0) return i;
  }
  return null;
}

/**
 * Puts a card into a full place and moves one of the cards there elsewhere, over as many places as it takes: an
 * augmenting path of bipartite matching, which finds a way whenever there is one.
 */
function makeRoom<Card extends string>(
  card: Card,
  choicesOf: (card: Card) => number[],
  places: readonly HiddenPlace<Card>[],
  dealt: Card[][],
  visited: Set<number>,
): boolean {
  for (const i of choicesOf(card)) {
    if (visited.has(i)) continue;
    visited.add(i);
    if (dealt[i].length < places[i].size) {
      dealt[i].push(card);
      return true;
    }
    for (let at = 0; at < dealt[i].length; at++) {
      if (!makeRoom(dealt[i][at], choicesOf, places, dealt, visited)) continue;
      dealt[i][at] = card;
      return true;
    }
  }
  return false;
}
