import type { Seat } from '../../engine/game';
import { worthAtEnd, type Urgency } from './appraisal';
import { isDiamond } from './cards';
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
  /** What the seat owns; planning changes it and changes it back. */
  tally: Tally;
}

/** The plays that may be worth it for a seat, its surplus given up afterwards. Never empty. */
export function plansOf(state: DiamsState, seat: Seat, urgency: Urgency): Plan[] {
  const situation = { state, seat, urgency, tally: tallyOf(state, seat) };
  const hand = state.hands[seat];
  const groups = groupsOf(hand);
  const plans = [...securePlans(situation, groups), ...marketPlans(situation, groups)];
  for (const card of hand) {
    if (!isDiamond(card)) plans.push(...specialPlans(situation, groups, card));
  }
  if (hand.every((card) => !isDiamond(card))) plans.push(pass(situation));
  return plans;
}

function pass({ tally, urgency }: Situation): Plan {
  return { move: { type: 'pass' }, worth: worthAtEnd(tally, urgency) };
}
