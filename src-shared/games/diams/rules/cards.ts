import { at } from '../../../engine/at';

/** What a diamond is: its colour and digit. rules: diams §1.1 */
export const QUALITIES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type Quality = (typeof QUALITIES)[number];

/** How fine a diamond is. rules: diams §1.1 */
export const PURITIES = [1, 2, 3, 4, 5] as const;
export type Purity = (typeof PURITIES)[number];

/** The purity that makes a diamond exceptional. rules: diams §1.1 */
export const EXCEPTIONAL: Purity = 5;

/** The special cards, one of each. rules: diams §1.2 */
export const SPECIALS = ['express', 'drilling', 'sleight'] as const;
export type SpecialId = (typeof SPECIALS)[number];

/** The card that ends the round. rules: diams §2.3 */
export const CLOSING = 'closing';

export type DiamondId = `q${Quality}-p${Purity}`;
/** What a hand can hold. */
export type HandCard = DiamondId | SpecialId;
export type CardId = HandCard | typeof CLOSING;

/** A diamond of which only the quality shows. */
export type FaceDownDiamond = `q${Quality}`;

/** The fewest diamonds of one quality that make a collection. rules: diams §3.2b */
export const COLLECTION_SIZE = 3;

/** The most cards a hand keeps at the end of a turn. rules: diams §3.3 */
export const HAND_LIMIT = 5;

/** A list with something for each quality at its place, and at place 0 for the specials or for nothing. */
export type ByQuality<Item> = [Item, ...TenTimes<Item>];
type TenTimes<Item> = [Item, Item, Item, Item, Item, Item, Item, Item, Item, Item];

/** All fifty diamonds, by quality and purity. */
export const DIAMONDS: readonly DiamondId[] = QUALITIES.flatMap((quality) =>
  PURITIES.map((purity): DiamondId => `q${quality}-p${purity}`),
);

/** The diamond of that quality and purity. */
export function diamondOf(quality: Quality, purity: Purity): DiamondId {
  return at(DIAMONDS, (quality - 1) * PURITIES.length + purity - 1);
}

// Imagined matches ask for qualities and purities by the million, so both are read off the card's name.
const FIRST_LETTER = 'q'.charCodeAt(0);
const DIGIT_ONE = '1'.charCodeAt(0);
const ONE_DIGIT = 'q1-p1'.length;

/** Whether the card is a diamond. */
export function isDiamond(card: CardId): card is DiamondId {
  return card.charCodeAt(0) === FIRST_LETTER;
}

/** Whether the card is a special. */
export function isSpecial(card: CardId): card is SpecialId {
  return card !== CLOSING && !isDiamond(card);
}

/** The quality of a diamond. */
export function qualityOf(diamond: DiamondId): Quality {
  return diamond.length === ONE_DIGIT ? at(QUALITIES, diamond.charCodeAt(1) - DIGIT_ONE) : 10;
}

/** The purity of a diamond. */
export function purityOf(diamond: DiamondId): Purity {
  return at(PURITIES, diamond.charCodeAt(diamond.length - 1) - DIGIT_ONE);
}

/** Whether a diamond is exceptional. rules: diams §1.1 */
export function isExceptional(diamond: DiamondId): boolean {
  return purityOf(diamond) === EXCEPTIONAL;
}

/** The diamond as it looks to those who may not know its purity. */
export function faceDown(diamond: DiamondId): FaceDownDiamond {
  return `q${qualityOf(diamond)}`;
}

/** A comparison that orders diamonds by quality and then purity. */
export function byQuality(a: DiamondId, b: DiamondId): number {
  return qualityOf(a) - qualityOf(b) || purityOf(a) - purityOf(b);
}

/** The diamonds of one quality among some cards, in their order. */
export function diamondsOf(quality: Quality, cards: readonly CardId[]): DiamondId[] {
  return cards.filter((card): card is DiamondId => isDiamond(card) && qualityOf(card) === quality);
}

/** How many of the cards are diamonds of that quality. */
export function countOf(quality: Quality, cards: readonly CardId[]): number {
  let count = 0;
  for (const card of cards) if (isDiamond(card) && qualityOf(card) === quality) count++;
  return count;
}

/** How many of the cards are diamonds of each quality; place 0 counts the specials. */
export function countByQuality(cards: readonly CardId[]): ByQuality<number> {
  const counts: ByQuality<number> = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const card of cards) counts[isDiamond(card) ? qualityOf(card) : 0]++;
  return counts;
}

/** What collections of three, four and five are worth. rules: diams §1.3 */
export const COLLECTION_VALUES: Readonly<Record<Quality, readonly [number, number, number]>> = {
  1: [3, 5, 7],
  2: [3, 5, 7],
  3: [4, 6, 9],
  4: [4, 6, 9],
  5: [5, 8, 11],
  6: [6, 9, 14],
  7: [8, 12, 18],
  8: [6, 9, 14],
  9: [5, 8, 11],
  10: [4, 6, 9],
};

/** What so many diamonds of a quality in the safe are worth; fewer than three are worth nothing. rules: diams §1.3, §4.4 */
export function collectionValue(quality: Quality, count: number): number {
  return count < COLLECTION_SIZE ? 0 : at(COLLECTION_VALUES[quality], count - COLLECTION_SIZE);
}
