import type { Foresight } from '../../engine/foresight';
import type { Seat } from '../../engine/game';
import { cardNumber, monsterOf, type CardId } from './cards';
import { roundValue } from './prospects';
import type { DiamonstersMove, DiamonstersState, DiamonstersTypes, DiamonstersView } from './types';
import { witness } from './witness';

/** What thinking ahead needs to know of Diamonsters. */
export const foresight: Foresight<DiamonstersTypes> = {
  expertBudget: 6000,
  mixing: { halving: 250, kindOf: ({ card }) => monsterOf(card) },
  beforeOthersChose,
  withoutMemory: (view) => ({ ...view, knownHands: view.knownHands.map(() => []) }),
  candidates,
  isFarEnough: (from, now) => now.round !== from.round,
  value: roundValue,
  witness,
};

function beforeOthersChose(view: DiamonstersView): DiamonstersView {
  return { ...view, hasBid: view.hasBid.map(() => false), bid: null };
}

/** One card of each monster in hand, rather one that everybody has seen: it gives nothing away when it comes back. */
function candidates(state: DiamonstersState, seat: Seat): DiamonstersMove[] {
  const known = state.knownHands[seat];
  const cards = new Map<number, CardId>();
  for (const card of state.hands[seat]) {
    const number = cardNumber(card);
    const other = cards.get(number);
    if (other === undefined || (known.includes(card) && !known.includes(other))) cards.set(number, card);
  }
  return [...cards.values()].map((card) => ({ type: 'bid', card }));
}
