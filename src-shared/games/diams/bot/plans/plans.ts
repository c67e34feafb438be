import { at } from '../../../../engine/at';
import type { Seat } from '../../../../engine/game';
import { worthAtEnd, type Urgency } from '../appraisal';
import { isDiamond } from '../../rules/cards';
import { groupsOf } from '../groups';
import { marketPlans } from './market';
import { securePlans } from './secure';
import { specialPlans } from './special';
import { tallyOf } from '../tally';
import type { Plan, Situation } from './plan';
import type { DiamsState } from '../../rules/types';

/** The plays that may be worth it for a seat, its surplus given up afterwards. Never empty. */
export function plansOf(state: DiamsState, seat: Seat, urgency: Urgency): Plan[] {
  const hand = at(state.hidden.hands, seat);
  const situation: Situation = {
    state,
    seat,
    urgency,
    groups: groupsOf(hand),
    market: groupsOf(state.open.market),
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
