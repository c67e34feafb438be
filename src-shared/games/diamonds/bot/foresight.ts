import type { Foresight } from '../../../engine/foresight';
import { at } from '../../../engine/at';
import type { Seat } from '../../../engine/game';
import { partnerOf } from '../../trick-taking/rules/seats';
import { easiestMissed, worthComparing } from '../../trick-taking/bot/worth-comparing';
import { takeCandidates } from '../rules/actions';
import { rankOf } from '../rules/cards';
import { legalCards, legalMoves, playOf } from '../rules/moves';
import { PACK } from './pack';
import { keepingIn } from './policy';
import { pointsOf } from '../rules/standings';
import type { DiamondsMove, DiamondsState, DiamondsTypes, DiamondsView } from '../rules/types';
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
  isFarEnough: (from, now) => now.open.round !== from.open.round,
  value,
  surprises,
  witness,
};

function beforeOthersChose({ viewer, open, own }: DiamondsView): DiamondsView {
  return {
    viewer,
    open: { ...open, hasChosen: open.hasChosen.map(() => false) },
    own: { ...own, picked: null },
  };
}

function withoutMemory({ viewer, open, own }: DiamondsView): DiamondsView {
  const inSight = open.trick.map(({ card }) => card);
  return {
    viewer,
    open: { ...open, gone: inSight, voids: open.voids.map(() => []) },
    own: { ...own, known: [] },
  };
}

/** In the order in which a person would think of moves that turn out to come to the same. */
function candidates(state: DiamondsState, seat: Seat): DiamondsMove[] {
  const { open } = state;
  const { showrooms } = open;
  const hand = at(state.hidden.hands, seat);
  switch (open.phase) {
    case 'pass':
      return easiestMissed(hand, open.passCount ?? 0, MOST_PASSES, keepingIn(hand)).map((cards) => ({
        type: 'pass',
        cards,
      }));
    case 'play':
      return worthComparing(legalCards(hand, open.led), open, PACK)
        .sort((a, b) => rankOf(a) - rankOf(b))
        .map(playOf);
    case 'take-from':
      return takeCandidates(open, seat)
        .sort((a, b) => at(showrooms, b) - at(showrooms, a))
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
  const { seats, options } = state.open;
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
