import { at } from '../../../engine/at';
import type { Seat } from '../../../engine/game';
import { pick, type Rng } from '../../../engine/rng';
import type { DiamsMove } from '../rules/moves';
import type { Plan } from './plans/plan';
import { plansOf } from './plans/plans';
import { giveUpLeastMissed } from './give-up';
import { urgencyOf } from './urgency';
import type { DiamsState } from '../rules/types';

/** A hand of so many cards gains more from a richer market than from another card. */
const FULL_ENOUGH = 5;

/**
 * A quick sensible move: draws while the hand has room, then makes whichever play leaves it with most, a safe
 * collection counting for more than one in hand. Looks at its own cards and at what everyone knows.
 */
export function policy(state: DiamsState, seat: Seat, rng: Rng): DiamsMove {
  switch (state.open.phase) {
    case 'draw':
      return { type: 'draw', to: at(state.hidden.hands, seat).length < FULL_ENOUGH ? 'hand' : 'market' };
    case 'give-up':
      return giveUpLeastMissed(state, seat, urgencyOf(state));
    case 'play':
      return bestOf(plansOf(state, seat, urgencyOf(state)), rng);
    case 'over':
      throw new RangeError('the match is over');
  }
}

function bestOf(plans: readonly Plan[], rng: Rng): DiamsMove {
  let most = -Infinity;
  let best: Plan[] = [];
  for (const plan of plans) {
    if (plan.worth < most) continue;
    if (plan.worth > most) best = [];
    most = plan.worth;
    best.push(plan);
  }
  return pick(best, rng).move;
}
