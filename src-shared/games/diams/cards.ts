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

/** The diamond of that quality and purity. */
export function diamondOf(quality: Quality, purity: Purity): DiamondId {
  return `q${quality}-p${purity}`;
}

/** All fifty diamonds, by quality and purity. */
export const DIAMONDS: readonly DiamondId[] = QUALITIES.flatMap((quality) =>
  PURITIES.map((purity) => diamondOf(quality, purity)),
);

interface Face {
  quality: Quality;
  purity: Purity;
  place: number;
}

const FACES: ReadonlyMap<CardId, Face> = new Map(
  QUALITIES.flatMap((quality) =>
    PURITIES.map((purity) => [
      diamondOf(quality, purity),
      { quality, purity, place: (quality - 1) * PURITIES.length + purity - 1 },
    ]),
  ),
);

function faceOf(diamond: DiamondId): Face {
  const face = FACES.get(diamond);
  if (face === undefined) throw new RangeError(`no such diamond: ${diamond}`);
  return face;
}

/** Whether the card is a diamond. */
export function isDiamond(card: CardId): card is DiamondId {
  return FACES.has(card);
}

/** Whether the card is a special. */
export function isSpecial(card: CardId): card is SpecialId {
  return card !== CLOSING && !FACES.has(card);
}

/**
 * The quality of a diamond.
 * @throws RangeError when there is no such diamond.
 */
export function qualityOf(diamond: DiamondId): Quality {
  return faceOf(diamond).quality;
}

/**
 * The purity of a diamond.
 * @throws RangeError when there is no such diamond.
 */
export function purityOf(diamond: DiamondId): Purity {
  return faceOf(diamond).purity;
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
  return faceOf(a).place - faceOf(b).place;
}

/** The diamonds of one quality among some cards, in their order. */
export function diamondsOf(quality: Quality, cards: readonly CardId[]): DiamondId[] {
  return cards.filter((card): card is DiamondId => FACES.get(card)?.quality === quality);
}

/** How many of the cards are diamonds of that quality. */
export function countOf(quality: Quality, cards: readonly CardId[]): number {
  let count = 0;
  for (const card of cards) if (FACES.get(card)?.quality === quality) count++;
  return count;
}

/** How many of the cards are diamonds of each quality; place 0 counts the specials. */
export function countByQuality(cards: readonly CardId[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const card of cards) counts[FACES.get(card)?.quality ?? 0]++;
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
  return count < COLLECTION_SIZE ? 0 : COLLECTION_VALUES[quality][count - COLLECTION_SIZE];
}
