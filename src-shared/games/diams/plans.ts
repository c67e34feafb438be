import type { Seat } from '../../engine/game';
import { worthAtEnd, type Urgency } from './appraisal';
import { isDiamond, type DiamondId } from './cards';
import { groupsOf } from './groups';
import { marketPlans } from './market-plans';
import type { DiamsMove } from './moves';
import { securePlans } from './secure-plans';
import { specialPlans } from './special-plans';
import { tallyOf, type Tally } from './tally';
import type { DiamsState } from './types';

/** A move, and what the seat would own after it is worth on average, in hundredths of a point. */
export interface Plan {
  move: DiamsMove;
  worth: number;
}

/** What the plans of one decision are made from. */
export interface Situation {
  state: DiamsState;
  seat: Seat;
  urgency: Urgency;
  /** The diamonds of the hand and of the market, by quality. */
  groups: readonly DiamondId[][];
  market: readonly DiamondId[][];
  /** What the seat owns; planning changes it and changes it back. */
  tally: Tally;
}

/** The plays that may be worth it for a seat, its surplus given up afterwards. Never empty. */
export function plansOf(state: DiamsState, seat: Seat, urgency: Urgency): Plan[] {
  const hand = state.hands[seat];
  const situation: Situation = {
    state,
    seat,
    urgency,
    groups: groupsOf(hand),
    market: groupsOf(state.market),
    tally: tallyOf(state, seat),
  };
  const plans = [...securePlans(situation), ...marketPlans(situation)];
  for (const card of hand) if (!isDiamond(card)) plans.push(...specialPlans(situation, card));
  if (hand.every((card) => !isDiamond(card))) plans.push(pass(situation));
  return plans;
}

function pass({ tally, urgency }: Situation): Plan {
  return { move: { type: 'pass' }, worth: worthAtEnd(tally, urgency) };
}
