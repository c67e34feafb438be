import { at } from '../../../engine/at';
import type { Foresight } from '../../../engine/foresight';
import type { Seat } from '../../../engine/game';
import { cardNumber, monsterOf, type CardId } from '../rules/cards';
import type { DiamonstersMove, DiamonstersState, DiamonstersTypes, DiamonstersView } from '../rules/types';
import { roundValue } from './prospects';
import { witness } from './witness';

/** What thinking ahead needs to know of Diamonsters. */
export const foresight: Foresight<DiamonstersTypes> = {
  expertBudget: 6000,
  mixing: { halving: 250, kindOf: ({ card }) => monsterOf(card) },
  beforeOthersChose,
  withoutMemory,
  candidates,
  isFarEnough: (from, now) => now.open.round !== from.open.round,
  value: roundValue,
  witness,
};

function beforeOthersChose({ viewer, open, own }: DiamonstersView): DiamonstersView {
  return { viewer, open: { ...open, hasBid: open.hasBid.map(() => false) }, own: { ...own, bid: null } };
}

function withoutMemory({ viewer, open, own }: DiamonstersView): DiamonstersView {
  return { viewer, open: { ...open, knownHands: open.knownHands.map(() => []) }, own };
}

/** One card of each monster in hand, rather one that everybody has seen: it gives nothing away when it comes back. */
function candidates({ open, hidden }: DiamonstersState, seat: Seat): DiamonstersMove[] {
  const known = at(open.knownHands, seat);
  const cards = new Map<number, CardId>();
  for (const card of at(hidden.hands, seat)) {
    const number = cardNumber(card);
    const other = cards.get(number);
    if (other === undefined || (known.includes(card) && !known.includes(other))) cards.set(number, card);
  }
  return [...cards.values()].map((card) => ({ type: 'bid', card }));
}
