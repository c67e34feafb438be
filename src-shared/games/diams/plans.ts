import type { Seat } from '../../engine/game';
import { worthAtEnd, worthInHand, type Holding, type Urgency } from './appraisal';
import {
  QUALITIES,
  countByQuality,
  diamondsOf,
  isDiamond,
  purityOf,
  qualityOf,
  type DiamondId,
  type Quality,
} from './cards';
import { securable } from './choices';
import type { DiamsMove } from './moves';
import { bestSum } from './sums';
import type { DiamsState } from './types';

/** One thing that may come of a move, `weight` times as likely as an outcome of weight 1. */
interface Outcome {
  holding: Holding;
  weight: number;
}

/** A move and what may come of it. */
export interface Plan {
  move: DiamsMove;
  outcomes: Outcome[];
}

/** A move of which it is certain what comes of it. */
export function certainly(move: DiamsMove, holding: Holding): Plan {
  return { move, outcomes: [{ holding, weight: 1 }] };
}

/** What a plan is worth on average, in hundredths of a point. */
export function worthOfPlan({ outcomes }: Plan, urgency: Urgency): number {
  let worth = 0;
  let weights = 0;
  for (const { holding, weight } of outcomes) {
    worth += weight * worthAtEnd(holding, urgency);
    weights += weight;
  }
  return Math.floor(worth / weights);
}

/** What a seat owns now. */
export function holdingOf(state: DiamsState, seat: Seat): Holding {
  return { hand: state.hands[seat], safe: state.safes[seat] };
}

/** Every legal Secure. */
export function securePlans(state: DiamsState, seat: Seat): Plan[] {
  const { hand, safe } = holdingOf(state, seat);
  return securable(hand, safe).map((cards) =>
    certainly({ type: 'secure', cards }, moveToSafe({ hand, safe }, cards)),
  );
}

/** The holding after some diamonds went from hand to safe. */
export function moveToSafe({ hand, safe }: Holding, cards: readonly DiamondId[]): Holding {
  const laid = new Set<string>(cards);
  return { hand: hand.filter((card) => !laid.has(card)), safe: [...safe, ...cards] };
}

/** The pass, when it is legal. */
export function passPlans(state: DiamsState, seat: Seat): Plan[] {
  if (state.hands[seat].some(isDiamond)) return [];
  return [certainly({ type: 'pass' }, holdingOf(state, seat))];
}

/** For each quality in hand, its least pure diamond brought to the market for its colour, for the best sum, for nothing. */
export function marketPlans(state: DiamsState, seat: Seat, urgency: Urgency): Plan[] {
  return QUALITIES.flatMap((quality) => {
    const brought = diamondsOf(quality, state.hands[seat]).sort(byPurity).at(0);
    return brought === undefined ? [] : plansWith(state, seat, brought, urgency);
  });
}

function plansWith(state: DiamsState, seat: Seat, brought: DiamondId, urgency: Urgency): Plan[] {
  const { hand, safe } = holdingOf(state, seat);
  const rest = hand.filter((card) => card !== brought);
  const move = { type: 'market', with: brought } as const;
  const colour = diamondsOf(qualityOf(brought), state.market);
  const plans = [
    certainly({ ...move, take: 'nothing' }, { hand: rest, safe }),
    certainly({ ...move, take: 'colour' }, { hand: [...hand, ...colour], safe }),
  ];
  const sum = mostWantedSum(state.market, brought, { hand: rest, safe }, urgency);
  if (sum !== null) plans.push(certainly({ ...move, take: sum }, { hand: [...rest, ...sum], safe }));
  return plans;
}

function mostWantedSum(
  market: readonly DiamondId[],
  brought: DiamondId,
  { hand, safe }: Holding,
  urgency: Urgency,
): DiamondId[] | null {
  const [inMarket, inHand, inSafe] = [market, hand, safe].map(countByQuality);
  const worth = (quality: Quality, more: number): number =>
    worthInHand(quality, inHand[quality] + more, inSafe[quality], urgency);
  const portions = bestSum(
    qualityOf(brought),
    inMarket,
    (quality, count) => worth(quality, count) - worth(quality, 0),
  );
  if (portions === null) return null;
  return portions.flatMap(({ quality, count }) => diamondsOf(quality, market).sort(byPurity).slice(-count));
}

/** Orders diamonds of one quality, the least pure first. */
function byPurity(a: DiamondId, b: DiamondId): number {
  return purityOf(a) - purityOf(b);
}
