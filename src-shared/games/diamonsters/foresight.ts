import type { Foresight, Witness } from '../../engine/foresight';
import type { Seat } from '../../engine/game';
import { monsterOf } from './cards';
import type {
  DiamonstersEvent,
  DiamonstersMove,
  DiamonstersState,
  DiamonstersTypes,
  DiamonstersView,
} from './types';

/** What thinking ahead needs to know of Diamonsters. */
export const foresight: Foresight<DiamonstersTypes> = {
  expertBudget: 3000,
  mixing: 5,
  beforeOthersChose,
  candidates,
  isFarEnough: (from, now) => now.round !== from.round,
  value,
  witness,
};

function beforeOthersChose(view: DiamonstersView): DiamonstersView {
  return { ...view, hasBid: view.hasBid.map(() => false), bid: null };
}

/** One card of each monster in hand: copies differ in nothing. */
function candidates(state: DiamonstersState, seat: Seat): DiamonstersMove[] {
  const hand = state.hands[seat];
  return hand
    .filter((card, place) => hand.findIndex((other) => monsterOf(other) === monsterOf(card)) === place)
    .map((card) => ({ type: 'bid', card }));
}

function value(state: DiamonstersState, seat: Seat): number {
  let lead = 0;
  for (let other = 0; other < state.seats; other++) {
    lead += other === seat ? 100 * (state.seats - 1) * state.prizes[other] : -100 * state.prizes[other];
  }
  return lead;
}

function witness(_from: DiamonstersState, seat: Seat): Witness<DiamonstersEvent> {
  let lotWinner: Seat | null = null;
  return {
    hear(event) {
      if (event.type === 'lot-won') lotWinner ??= event.seat;
    },
    facts: () => ({ 'wins-lot': lotWinner === seat ? 1 : 0 }),
  };
}
