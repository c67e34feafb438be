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
  const choices = shuffled.map((card) => placesFor(card, places));
  const open: Open = { choices, room: places.map(({ size }) => size), dealt: places.map(() => []) };

  for (let count = 0; count <= places.length; count++) {
    for (let card = 0; card < shuffled.length; card++) {
      if (choices[card].length !== count) continue;
      const free = drawFreePlace(card, open, rng);
      if (free !== null) put(card, free, open);
      else if (!makeRoom(card, open, new Set()))
        throw new RangeError(`no place is left for ${shuffled[card]}`);
    }
  }
  return open.dealt.map((dealt) => dealt.map((card) => shuffled[card]));
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
  for (let i = 0; i < places.length; i++) if (places[i].size > 0 && places[i].mayHold(card)) found.push(i);
  return found;
}

function put(card: number, place: number, { dealt, room }: Open): void {
  dealt[place].push(card);
  room[place] -= 1;
}

/** Draws one of the places with room, each as likely as it has room. */
function drawFreePlace(card: number, { choices, room }: Open, rng: Rng): number | null {
  let total = 0;
  for (const place of choices[card]) total += room[place];
  if (total === 0) return null;
  let drawn = rng.below(total);
  for (const place of choices[card]) {
    drawn -= room[place];
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
  for (const place of choices[card]) {
    if (visited.has(place)) continue;
    visited.add(place);
    if (room[place] > 0) {
      put(card, place, open);
      return true;
    }
    for (let at = 0; at < dealt[place].length; at++) {
      if (!makeRoom(dealt[place][at], open, visited)) continue;
      dealt[place][at] = card;
      return true;
    }
  }
  return false;
}
