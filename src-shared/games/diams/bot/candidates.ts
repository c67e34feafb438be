import type { Seat } from '../../../engine/game';
import { legalMoves } from '../rules/legal-moves';
import type { DiamsMove } from '../rules/moves';
import { plansOf } from './plans/plans';
import { urgencyOf } from './urgency';
import { surplusChoices } from './give-up';
import type { DiamsState } from '../rules/types';

const MOST_PLAYS = 20;
/** So that one special does not crowd out everything else. */
const MOST_OF_A_KIND = 4;

/** The moves worth comparing: all draws, the best plays of every kind, a few ways to give up the surplus. */
export function candidateMoves(state: DiamsState, seat: Seat): DiamsMove[] {
  switch (state.open.phase) {
    case 'draw':
    case 'over':
      return legalMoves(state, seat);
    case 'play':
      return candidatePlays(state, seat);
    case 'give-up':
      return surplusChoices(state, seat, urgencyOf(state));
  }
}

/** The best first. */
function candidatePlays(state: DiamsState, seat: Seat): DiamsMove[] {
  const plans = plansOf(state, seat, urgencyOf(state)).sort((a, b) => b.worth - a.worth);
  const ofKind = new Map<string, number>();
  const chosen: DiamsMove[] = [];
  for (const { move } of plans) {
    const kind = kindOf(move);
    const others = ofKind.get(kind) ?? 0;
    if (others === MOST_OF_A_KIND) continue;
    ofKind.set(kind, others + 1);
    chosen.push(move);
    if (chosen.length === MOST_PLAYS) break;
  }
  return chosen;
}

function kindOf(move: DiamsMove): string {
  if (move.type === 'special') return move.power;
  if (move.type !== 'market') return move.type;
  return typeof move.take === 'string' ? move.take : 'sum';
}
