import { at } from '../../../engine/at';
import {
  COLLECTION_SIZE,
  HAND_LIMIT,
  PURITIES,
  QUALITIES,
  collectionValue,
  isExceptional,
  qualityOf,
  type DiamondId,
  type Quality,
} from '../rules/cards';
import type { Tally } from './tally';

/** How near the end of the round is: hands are worth less the nearer it is, and only as a sum in the last turn. */
export const URGENCIES = ['early', 'late', 'last-turn'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** Everything is appraised in hundredths of a point, so that no fraction ever decides. */
interface Weights {
  /** Of a complete collection in hand, which can be secured next turn unless somebody buys it. */
  complete: number;
  /** Of the smallest collection, for two and for one of its diamonds in hand while all others are to be had. */
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

/** How much of a hope is left, in percent, by how many of the diamonds it waits for are still to be had. */
const HOPE_OF_PAIR = [0, 60, 85, 100];
const HOPE_OF_SINGLE = [0, 0, 40, 75, 100];

/** What a seat's diamonds of one quality are worth together, in hand and in the safe. */
function appraise(
  quality: Quality,
  { inHand, inSafe, outOfReach }: { inHand: number; inSafe: number; outOfReach: number },
  urgency: Urgency,
): number {
  const weights = WEIGHTS[urgency];
  const smallest = collectionValue(quality, COLLECTION_SIZE);
  const secured = HUNDREDTHS * collectionValue(quality, inSafe);
  const sum = weights.handSum * quality * inHand;
  const most = Math.min(inSafe + inHand, PURITIES.length);

  if (inSafe > 0) {
    const drilled = inSafe < COLLECTION_SIZE ? DRILLED * inSafe * smallest : 0;
    const more = collectionValue(quality, most) - collectionValue(quality, inSafe);
    return secured + drilled + sum + weights.extension * more;
  }
  if (inHand >= COLLECTION_SIZE) return sum + weights.complete * collectionValue(quality, most);
  const others = Math.max(0, PURITIES.length - outOfReach - inHand);
  if (inHand === 2) return sum + hoped(smallest * weights.pair, at(HOPE_OF_PAIR, others));
  if (inHand === 1) return sum + hoped(smallest * weights.single, at(HOPE_OF_SINGLE, others));
  return 0;
}

function hoped(worth: number, percent: number): number {
  return Math.floor((worth * percent) / HUNDREDTHS);
}

const COUNTS = PURITIES.length + 1;

function placeOf(quality: number, inHand: number, inSafe: number, outOfReach: number): number {
  return ((quality * COUNTS + outOfReach) * COUNTS + inSafe) * COUNTS + inHand;
}

/** Every appraisal of one quality, looked up by the million in imagined matches. */
const APPRAISALS: Readonly<Record<Urgency, readonly number[]>> = {
  early: appraiseAll('early'),
  late: appraiseAll('late'),
  'last-turn': appraiseAll('last-turn'),
};

function appraiseAll(urgency: Urgency): number[] {
  const counts = Array.from({ length: COUNTS }, (_, count) => count);
  const none = counts.flatMap(() => counts.flatMap(() => counts.map(() => 0)));
  const all = QUALITIES.flatMap((quality) =>
    counts.flatMap((outOfReach) =>
      counts.flatMap((inSafe) =>
        counts.map((inHand) => appraise(quality, { inHand, inSafe, outOfReach }, urgency)),
      ),
    ),
  );
  return [...none, ...all];
}

/** What holding `more` diamonds of a quality than now would add to the worth of what a seat owns. */
export function worthOfMore(tally: Tally, quality: Quality, more: number, urgency: Urgency): number {
  const place = placeOf(quality, tally.inHand[quality], tally.inSafe[quality], tally.outOfReach[quality]);
  const appraisals = APPRAISALS[urgency];
  return at(appraisals, place + more) - at(appraisals, place);
}

/** What a seat owns is worth, in hundredths of a point; cards above the hand limit count like the others. */
export function worthOf(tally: Tally, urgency: Urgency): number {
  const weights = WEIGHTS[urgency];
  const appraisals = APPRAISALS[urgency];
  const { inHand, inSafe, outOfReach, exceptionalInHand } = tally;
  let worth = weights.special * inHand[0] + EXCEPTIONAL_IN_SAFE * tally.exceptionalsInSafe;
  for (const quality of QUALITIES) {
    worth += at(appraisals, placeOf(quality, inHand[quality], inSafe[quality], outOfReach[quality]));
    worth += weights.exceptionalInHand * exceptionalInHand[quality];
  }
  return worth;
}

/** What the owner of a collection loses with one diamond of it. @param count how many diamonds it has. */
export function harmOfLosing(diamond: DiamondId, count: number): number {
  const quality = qualityOf(diamond);
  const harm = HUNDREDTHS * (collectionValue(quality, count) - collectionValue(quality, count - 1));
  return isExceptional(diamond) ? harm + EXCEPTIONAL_IN_SAFE : harm;
}

/** What a seat would lose with the least pure diamond of a quality in its hand, or with a special for quality 0. */
export function lossOf(tally: Tally, quality: Quality | 0, urgency: Urgency): number {
  if (quality === 0) return WEIGHTS[urgency].special;
  const inHand = tally.inHand[quality];
  const place = placeOf(quality, inHand, tally.inSafe[quality], tally.outOfReach[quality]);
  const appraisals = APPRAISALS[urgency];
  const loss = at(appraisals, place) - at(appraisals, place - 1);
  if (inHand > 1) return loss;
  return loss + WEIGHTS[urgency].exceptionalInHand * tally.exceptionalInHand[quality];
}

/** The quality of the card in hand that a seat would miss least; 0 for a special. */
export function leastMissed(tally: Tally, urgency: Urgency): Quality | 0 {
  let least: Quality | 0 = 0;
  let smallest = tally.inHand[0] === 0 ? Infinity : lossOf(tally, 0, urgency);
  for (const quality of QUALITIES) {
    if (tally.inHand[quality] === 0) continue;
    const loss = lossOf(tally, quality, urgency);
    if (loss >= smallest) continue;
    smallest = loss;
    least = quality;
  }
  return least;
}

/** What a seat owns is worth at the end of its turn, once its surplus is given up. rules: diams §3.3 */
export function worthAtEnd(tally: Tally, urgency: Urgency): number {
  let worth = worthOf(tally, urgency);
  const given: (Quality | 0)[] = [];
  while (tally.handSize - given.length > HAND_LIMIT) {
    const quality = leastMissed(tally, urgency);
    worth -= lossOf(tally, quality, urgency);
    tally.inHand[quality]--;
    given.push(quality);
  }
  for (const quality of given) tally.inHand[quality]++;
  return worth;
}
