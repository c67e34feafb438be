import type { Foresight } from '../../engine/foresight';
import type { Seat } from '../../engine/game';
import { partnerOf } from '../trick-taking/seats';
import { easiestMissed, worthComparing } from '../trick-taking/worth-comparing';
import { takeCandidates } from './actions';
import { PACK, rankOf } from './cards';
import { legalCards, legalMoves, playOf } from './moves';
import { keepingIn } from './policy';
import { pointsOf } from './standings';
import type { DiamondsMove, DiamondsState, DiamondsTypes, DiamondsView } from './types';
import { surprises } from './surprises';
import { witness } from './witness';

const MOST_PASSES = 20;
/** How much more the lead over all others counts than the lead over the best of them. */
const LEAD_OVER_ALL = 4;

/** What thinking ahead needs to know of Diamonds. */
export const foresight: Foresight<DiamondsTypes> = {
  expertBudget: 3000,
  mixing: null,
  beforeOthersChose,
  withoutMemory,
  candidates,
  isFarEnough: (from, now) => now.round !== from.round,
  value,
  surprises,
  witness,
};

function beforeOthersChose(view: DiamondsView): DiamondsView {
  return { ...view, hasChosen: view.hasChosen.map(() => false), picked: null };
}

/** In the order in which a person would think of moves that turn out to come to the same. */
function withoutMemory(view: DiamondsView): DiamondsView {
  const inSight = view.trick.map(({ card }) => card);
  return { ...view, memory: { gone: inSight, voids: view.memory.voids.map(() => []), known: [] } };
}

function candidates(state: DiamondsState, seat: Seat): DiamondsMove[] {
  const hand = state.hands[seat];
  switch (state.phase) {
    case 'pass':
      return easiestMissed(hand, state.passCount ?? 0, MOST_PASSES, keepingIn(hand)).map((cards) => ({
        type: 'pass',
        cards,
      }));
    case 'play':
      return worthComparing(legalCards(hand, state.led), state, PACK)
        .sort((a, b) => rankOf(a) - rankOf(b))
        .map(playOf);
    case 'take-from':
      return takeCandidates(state, seat)
        .sort((a, b) => state.showrooms[b] - state.showrooms[a])
        .map((from) => ({ type: 'take-from', seat: from }));
    case 'announce-pass':
    case 'over':
      return legalMoves(state, seat);
  }
}

/**
 * The lead over all others together, and a little for the lead over the best of them; of the team when there are teams.
 */
function value(state: DiamondsState, seat: Seat): number {
  const { seats, options } = state;
  const partner = options.teams ? partnerOf(seat, seats) : seat;
  const pointsOfSide = (of: Seat): number =>
    options.teams ? pointsOf(state, of) + pointsOf(state, partnerOf(of, seats)) : pointsOf(state, of);

  const own = pointsOfSide(seat);
  let lead = 0;
  let best = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat || other === partner) continue;
    const points = pointsOfSide(other);
    lead += own - points;
    best = Math.max(best, points);
  }
  return LEAD_OVER_ALL * lead + own - best;
}
