import { at } from '../../../engine/at';
import { shuffle, type Rng } from '../../../engine/rng';

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
  const choices = shuffled.map((card) => placesFor(card, places));
  const open: Open = { choices, room: places.map(({ size }) => size), dealt: places.map(() => []) };

  for (let count = 0; count <= places.length; count++) {
    for (let card = 0; card < shuffled.length; card++) {
      if (at(choices, card).length !== count) continue;
      const free = drawFreePlace(card, open, rng);
      if (free !== null) put(card, free, open);
      else if (!makeRoom(card, open, new Set()))
        throw new RangeError(`no place is left for ${at(shuffled, card)}`);
    }
  }
  return open.dealt.map((dealt) => dealt.map((card) => at(shuffled, card)));
}

/** A deal under way. Cards are numbers here: their places in the shuffled order. */
interface Open {
  /** The places where each card may lie. */
  choices: readonly number[][];
  /** How many cards each place still takes. */
  room: number[];
  /** The cards in each place. */
  dealt: number[][];
}

function placesFor<Card extends string>(card: Card, places: readonly HiddenPlace<Card>[]): number[] {
  const found: number[] = [];
  for (const [i, place] of places.entries()) if (place.size > 0 && place.mayHold(card)) found.push(i);
  return found;
}

function put(card: number, place: number, { dealt, room }: Open): void {
  at(dealt, place).push(card);
  room[place] = at(room, place) - 1;
}

/** Draws one of the places with room, each as likely as it has room. */
function drawFreePlace(card: number, { choices, room }: Open, rng: Rng): number | null {
  const places = at(choices, card);
  let total = 0;
  for (const place of places) total += at(room, place);
  if (total === 0) return null;
  let drawn = rng.below(total);
  for (const place of places) {
    drawn -= at(room, place);
    if (drawn < 0) return place;
  }
  return null;
}

/**
 * Puts a card into a full place and moves one of the cards there elsewhere, over as many places as it takes: an
 * augmenting path of bipartite matching, which finds a way whenever there is one.
 */
function makeRoom(card: number, open: Open, visited: Set<number>): boolean {
  const { choices, room, dealt } = open;
  for (const place of at(choices, card)) {
    if (visited.has(place)) continue;
    visited.add(place);
    if (at(room, place) > 0) {
      put(card, place, open);
      return true;
    }
    const there = at(dealt, place);
    for (const [i, other] of there.entries()) {
      if (!makeRoom(other, open, visited)) continue;
      there[i] = card;
      return true;
    }
  }
  return false;
}
