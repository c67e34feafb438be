import type { Seat } from '../../engine/game';
import { pick, type Rng } from '../../engine/rng';
import { leastMissed, type Urgency } from './appraisal';
import { closingZone } from './deal';
import type { DiamsMove } from './moves';
import { holdingOf, marketPlans, passPlans, securePlans, worthOfPlan, type Plan } from './plans';
import { specialPlans } from './special-plans';
import type { DiamsState } from './types';

/** A hand of so many cards gains more from a richer market than from another card. */
const FULL_ENOUGH = 5;

const MOST_PLAYS = 20;

/**
 * A quick sensible move: draws while the hand has room, then makes whichever play leaves it with most, a safe
 * collection counting for more than one in hand. Looks at its own cards and at what everyone knows.
 */
export function sensibleMove(state: DiamsState, seat: Seat, rng: Rng): DiamsMove {
  switch (state.phase) {
    case 'draw':
      return { type: 'draw', to: state.hands[seat].length < FULL_ENOUGH ? 'hand' : 'market' };
    case 'give-up':
      return { type: 'give-up', cards: leastMissed(holdingOf(state, seat), urgencyOf(state)) };
    case 'play':
      return bestPlay(state, seat, rng);
    case 'over':
      throw new RangeError('the match is over');
  }
}

/** How near the end of the round is, as far as anybody can know. */
export function urgencyOf(state: DiamsState): Urgency {
  if (state.closedBy !== null) return 'last-turn';
  const zone = closingZone(state.options, state.seats);
  return state.deck.length <= zone + state.seats ? 'late' : 'early';
}

/** The plays worth comparing, the best first. */
export function candidatePlays(state: DiamsState, seat: Seat): DiamsMove[] {
  const urgency = urgencyOf(state);
  return plansOf(state, seat, urgency)
    .map((plan) => ({ move: plan.move, worth: worthOfPlan(plan, urgency) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_PLAYS)
    .map(({ move }) => move);
}

function bestPlay(state: DiamsState, seat: Seat, rng: Rng): DiamsMove {
  const urgency = urgencyOf(state);
  const plans = plansOf(state, seat, urgency);
  const worths = plans.map((plan) => worthOfPlan(plan, urgency));
  const most = Math.max(...worths);
  return pick(
    plans.filter((_, index) => worths[index] === most),
    rng,
  ).move;
}

function plansOf(state: DiamsState, seat: Seat, urgency: Urgency): Plan[] {
  return [
    ...securePlans(state, seat),
    ...marketPlans(state, seat, urgency),
    ...specialPlans(state, seat),
    ...passPlans(state, seat),
  ];
}
