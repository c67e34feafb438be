import type { Foresight } from '../../engine/foresight';
import type { Seat } from '../../engine/game';
import { partnerOf } from '../trick-taking/seats';
import { easiestMissed, worthComparing } from '../trick-taking/worth-comparing';
import { PACK } from './cards';
import { legalCards, legalMoves, playOf } from './moves';
import { keepingIn } from './policy';
import { pointsOf } from './standings';
import type { DiamondsMove, DiamondsState, DiamondsTypes, DiamondsView } from './types';
import { witness } from './witness';

const MOST_PASSES = 20;

/** What thinking ahead needs to know of Diamonds. */
export const foresight: Foresight<DiamondsTypes> = {
  expertBudget: 3000,
  mixing: null,
  beforeOthersChose,
  candidates,
  isFarEnough: (from, now) => now.round !== from.round,
  value,
  witness,
};

function beforeOthersChose(view: DiamondsView): DiamondsView {
  return { ...view, hasChosen: view.hasChosen.map(() => false), picked: null };
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
      return worthComparing(legalCards(hand, state.led), state, PACK).map(playOf);
    case 'announce-pass':
    case 'take-from':
    case 'over':
      return legalMoves(state, seat);
  }
}

/** The lead over all others together, of the team when there are teams: vaults that nobody sees add the same for all. */
function value(state: DiamondsState, seat: Seat): number {
  const { seats, options } = state;
  const partner = options.teams ? partnerOf(seat, seats) : seat;
  let own = 0;
  let all = 0;
  for (let other = 0; other < seats; other++) {
    const points = pointsOf(state, other);
    all += points;
    if (other === seat || other === partner) own += points;
  }
  return (options.teams ? seats / 2 : seats) * own - all;
}
