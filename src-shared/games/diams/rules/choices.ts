import {
  COLLECTION_SIZE,
  QUALITIES,
  countByQuality,
  diamondsOf,
  type DiamondId,
  type HandCard,
  type Quality,
} from './cards';

/** Every set of exactly `size` of the cards, each in their order. */
export function setsOfSize<Card>(size: number, cards: readonly Card[]): Card[][] {
  if (size === 0) return [[]];
  const sets: Card[][] = [];
  for (const [place, card] of cards.entries()) {
    for (const rest of setsOfSize(size - 1, cards.slice(place + 1))) sets.push([card, ...rest]);
  }
  return sets;
}

/** Every set of at least `least` of the cards. */
export function setsFrom<Card>(least: number, cards: readonly Card[]): Card[][] {
  const sets: Card[][] = [];
  for (let size = least; size <= cards.length; size++) sets.push(...setsOfSize(size, cards));
  return sets;
}

/**
 * The fewest diamonds of a quality that a Secure lays, if it lays any: three for a new collection, as many as bring a
 * drilled one to three, one for a collection that stands. rules: diams §3.2b, §4.4
 */
export function fewestToSecure(inSafe: number): number {
  return Math.max(1, COLLECTION_SIZE - inSafe);
}

/** What a Secure may lay of one quality, besides nothing. */
interface SecureChoice {
  isNew: boolean;
  sets: DiamondId[][];
}

function secureChoice(quality: Quality, hand: readonly HandCard[], inSafe: number): SecureChoice {
  return { isNew: inSafe === 0, sets: setsFrom(fewestToSecure(inSafe), diamondsOf(quality, hand)) };
}

/** Every set of diamonds that a seat may secure: at least one new collection. rules: diams §3.2b */
export function securable(hand: readonly HandCard[], safe: readonly DiamondId[]): DiamondId[][] {
  const inHand = countByQuality(hand);
  const inSafe = countByQuality(safe);
  let withNew: DiamondId[][] = [];
  let withoutNew: DiamondId[][] = [[]];
  for (const quality of QUALITIES) {
    if (inHand[quality] < fewestToSecure(inSafe[quality])) continue;
    const { isNew, sets } = secureChoice(quality, hand, inSafe[quality]);
    const extend = (chosen: DiamondId[][]): DiamondId[][] =>
      chosen.flatMap((cards) => sets.map((set) => [...cards, ...set]));
    withNew = [...withNew, ...extend(withNew), ...(isNew ? extend(withoutNew) : [])];
    if (!isNew) withoutNew = [...withoutNew, ...extend(withoutNew)];
  }
  return withNew;
}
