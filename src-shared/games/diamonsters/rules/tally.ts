import { at } from '../../../engine/at';
import { DIAMONDS, MONSTERS, NUMBERS, cardNumber, type CardId, type Monster } from './cards';

/**
 * How many cards of each monster a collection holds, in one number: a digit for each monster, of a base that no count
 * reaches, since a collection wins the round with its third copy at the latest and only lot and bid come at once.
 */
export type Tally = number;

/** How many cards of each monster there are. */
export type Copies = Readonly<Record<Monster, number>>;

const BASE = 5;
const TALLIES = BASE ** MONSTERS.length;

const UNITS: readonly Tally[] = MONSTERS.map((monster) => BASE ** (NUMBERS[monster] - 1));

/** The tally of one card. */
export function tallyOfCard(card: CardId): Tally {
  return at(UNITS, cardNumber(card) - 1);
}

/** The tally of a collection; of several together it is the sum. */
export function tallyOf(collection: readonly CardId[]): Tally {
  let tally = 0;
  for (const card of collection) tally += at(UNITS, cardNumber(card) - 1);
  return tally;
}

/** Something about every possible collection, worked out beforehand: an entry for each tally. */
export function tableByTally<Entry>(entry: (copies: Copies, diamonds: number) => Entry): readonly Entry[] {
  return Array.from({ length: TALLIES }, (_, tally) => {
    const copies = copiesIn(tally);
    const diamonds = MONSTERS.reduce((sum, monster) => sum + copies[monster] * DIAMONDS[monster], 0);
    return entry(copies, diamonds);
  });
}

function copiesIn(tally: Tally): Copies {
  const digit = (monster: Monster) => Math.floor(tally / at(UNITS, NUMBERS[monster] - 1)) % BASE;
  return { ichi: digit('ichi'), ni: digit('ni'), san: digit('san'), shi: digit('shi'), go: digit('go') };
}
