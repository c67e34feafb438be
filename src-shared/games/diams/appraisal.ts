import {
  HAND_LIMIT,
  COLLECTION_SIZE,
  PURITIES,
  QUALITIES,
  collectionValue,
  countByQuality,
  isDiamond,
  isExceptional,
  qualityOf,
  type DiamondId,
  type HandCard,
  type Quality,
} from './cards';

/** What a seat would own after a move. */
export interface Holding {
  hand: HandCard[];
  safe: DiamondId[];
}

/** How near the end of the round is: hands are worth less the nearer it is, and only as a sum in the last turn. */
export type Urgency = 'early' | 'late' | 'last-turn';

/** Everything is appraised in hundredths of a point, so that no fraction ever decides. */
interface Weights {
  /** Of a complete collection in hand, which can be secured next turn unless somebody buys it. */
  complete: number;
  /** Of the smallest collection, for two and for one of its diamonds in hand. */
  pair: number;
  single: number;
  /** Of what diamonds in hand would add to a collection in the safe. */
  extension: number;
  special: number;
  exceptionalInHand: number;
  handSum: number;
}

const WEIGHTS: Readonly<Record<Urgency, Weights>> = {
  early: {
    complete: 85,
    pair: 45,
    single: 12,
    extension: 55,
    special: 160,
    exceptionalInHand: 40,
    handSum: 3,
  },
  late: {
    complete: 60,
    pair: 25,
    single: 4,
    extension: 30,
    special: 110,
    exceptionalInHand: 20,
    handSum: 6,
  },
  'last-turn': {
    complete: 0,
    pair: 0,
    single: 0,
    extension: 0,
    special: 0,
    exceptionalInHand: 0,
    handSum: 8,
  },
};

const HUNDREDTHS = 100;
const EXCEPTIONAL_IN_SAFE = 150;
/** Of the smallest collection, for each diamond of a drilled one: it can be rebuilt. */
const DRILLED = 10;

/** What so many diamonds of a quality in hand are worth beside those in the safe. */
export function worthInHand(quality: Quality, inHand: number, inSafe: number, urgency: Urgency): number {
  if (inHand === 0) return 0;
  const weights = WEIGHTS[urgency];
  const most = Math.min(inSafe + inHand, PURITIES.length);
  if (inSafe > 0) {
    return weights.extension * (collectionValue(quality, most) - collectionValue(quality, inSafe));
  }
  if (inHand >= COLLECTION_SIZE) return weights.complete * collectionValue(quality, most);
  const smallest = collectionValue(quality, COLLECTION_SIZE);
  return smallest * (inHand === 1 ? weights.single : weights.pair);
}

/** What a holding is worth, in hundredths of a point; cards above the hand limit count like the others. */
export function worthOf({ hand, safe }: Holding, urgency: Urgency): number {
  const inHand = countByQuality(hand);
  const inSafe = countByQuality(safe);
  let worth = 0;
  for (const quality of QUALITIES) {
    const secured = inSafe[quality];
    worth += worthInHand(quality, inHand[quality], secured, urgency);
    worth += HUNDREDTHS * collectionValue(quality, secured);
    if (secured < COLLECTION_SIZE) worth += DRILLED * secured * collectionValue(quality, COLLECTION_SIZE);
  }
  for (const diamond of safe) if (isExceptional(diamond)) worth += EXCEPTIONAL_IN_SAFE;
  for (const card of hand) worth += worthOfItself(card, urgency);
  return worth;
}

/** What a card in hand is worth whatever else there is. */
function worthOfItself(card: HandCard, urgency: Urgency): number {
  const weights = WEIGHTS[urgency];
  if (!isDiamond(card)) return weights.special;
  const sum = weights.handSum * qualityOf(card);
  return isExceptional(card) ? sum + weights.exceptionalInHand : sum;
}

/** The cards that a holding loses least by giving up until the hand is within its limit. rules: diams §3.3 */
export function leastMissed({ hand, safe }: Holding, urgency: Urgency): HandCard[] {
  if (hand.length <= HAND_LIMIT) return [];
  const inHand = countByQuality(hand);
  const inSafe = countByQuality(safe);
  const kept = [...hand];
  const given: HandCard[] = [];

  function loss(card: HandCard): number {
    const itself = worthOfItself(card, urgency);
    if (!isDiamond(card)) return itself;
    const quality = qualityOf(card);
    const [count, secured] = [inHand[quality], inSafe[quality]];
    const together = worthInHand(quality, count, secured, urgency);
    return itself + together - worthInHand(quality, count - 1, secured, urgency);
  }

  while (kept.length > HAND_LIMIT) {
    const losses = kept.map(loss);
    const [card] = kept.splice(losses.indexOf(Math.min(...losses)), 1);
    if (isDiamond(card)) inHand[qualityOf(card)]--;
    given.push(card);
  }
  return given;
}

/** What a holding is worth at the end of the turn, once its surplus is given up. */
export function worthAtEnd(holding: Holding, urgency: Urgency): number {
  const given = leastMissed(holding, urgency);
  if (given.length === 0) return worthOf(holding, urgency);
  return worthOf({ ...holding, hand: holding.hand.filter((card) => !given.includes(card)) }, urgency);
}
