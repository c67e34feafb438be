/** The five monsters, in the order of their numbers. */
export const MONSTERS = ['ichi', 'ni', 'san', 'shi', 'go'] as const;
export type Monster = (typeof MONSTERS)[number];

/** A card by its monster and copy, such as `go-2`. */
export type CardId = `${Monster}-${number}`;

/** How many cards of each monster there are. */
export const COPIES = 12;

/** How many cards a hand holds between two bids, one of each monster at first. */
export const HAND_SIZE = MONSTERS.length;

/** The number printed on each monster: the higher bid wins. */
export const NUMBERS: Readonly<Record<Monster, number>> = { ichi: 1, ni: 2, san: 3, shi: 4, go: 5 };

/** The diamonds printed on each monster. rules: diamonsters §1.1 */
export const DIAMONDS: Readonly<Record<Monster, number>> = { ichi: 1, ni: 2, san: 0, shi: -2, go: 1 };

/** The card of a monster and a copy from 1 to 12. */
export function cardOf(monster: Monster, copy: number): CardId {
  return `${monster}-${copy}`;
}

/** All sixty cards, by monster and copy. */
export const CARDS: readonly CardId[] = MONSTERS.flatMap((monster) =>
  Array.from({ length: COPIES }, (_, index) => cardOf(monster, index + 1)),
);

const MONSTER_OF = new Map<CardId, Monster>(
  MONSTERS.flatMap((monster) =>
    CARDS.filter((card) => card.startsWith(`${monster}-`)).map((card) => [card, monster] as const),
  ),
);

/**
 * The monster on a card.
 * @throws RangeError when there is no such card.
 */
export function monsterOf(card: CardId): Monster {
  const monster = MONSTER_OF.get(card);
  if (monster === undefined) throw new RangeError(`no such card: ${card}`);
  return monster;
}

const NUMBER_OF = new Map<CardId, number>(CARDS.map((card) => [card, NUMBERS[monsterOf(card)]]));

/**
 * The number printed on a card, from 1 to 5.
 * @throws RangeError when there is no such card.
 */
export function cardNumber(card: CardId): number {
  const number = NUMBER_OF.get(card);
  if (number === undefined) throw new RangeError(`no such card: ${card}`);
  return number;
}

/** The diamonds on some cards together; may be negative. rules: diamonsters §4.1 */
export function diamondsOn(cards: readonly CardId[]): number {
  let diamonds = 0;
  for (const card of cards) diamonds += DIAMONDS[monsterOf(card)];
  return diamonds;
}
