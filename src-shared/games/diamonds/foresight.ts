import type { Foresight, Witness } from '../../engine/foresight';
import type { Seat } from '../../engine/game';
import { easiestMissed, worthComparing } from '../trick-taking/worth-comparing';
import { PACK } from './cards';
import { legalCards, legalMoves, playOf } from './moves';
import { keepingIn } from './policy';
import { pointsOf } from './standings';
import type { DiamondsEvent, DiamondsMove, DiamondsState, DiamondsTypes, DiamondsView } from './types';

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

function value(state: DiamondsState, seat: Seat): number {
  let lead = state.seats * pointsOf(state, seat);
  for (let other = 0; other < state.seats; other++) lead -= pointsOf(state, other);
  return lead;
}

function witness(_from: DiamondsState, seat: Seat): Witness<DiamondsEvent> {
  let trickWinner: Seat | null = null;
  return {
    hear(event) {
      if (event.type === 'trick-won') trickWinner ??= event.seat;
    },
    facts: () => ({ 'wins-trick': trickWinner === seat ? 1 : 0 }),
  };
}
