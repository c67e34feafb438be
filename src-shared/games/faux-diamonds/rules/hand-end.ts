import { at } from '../../../engine/at';
import type { Emit } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import { allSeats, leftOf } from '../../trick-taking/rules/seats';
import { startHand } from './deal';
import { sellBonus } from './sales';
import { standings } from './standings';
import type { BonusSale, FauxDiamondsEvent, FauxDiamondsState } from './types';

/** Reveals and sells the bonus diamonds, scores the hand, and deals the next or ends the match. rules: faux-diamonds §6, §7 */
export function endHand(state: FauxDiamondsState, rng: Rng, emit: Emit<FauxDiamondsEvent>): void {
  const { open, hidden } = state;
  const everySeat = allSeats(open.seats);
  const sale: BonusSale = { bonus: everySeat.map(() => []), sales: [] };
  open.bonusSale = sale;
  for (const seat of everySeat) {
    const cards = at(hidden.bonus, seat).slice();
    sale.bonus[seat] = cards;
    emit({ type: 'bonus-revealed', seat, cards });
  }
  for (const seat of everySeat) {
    for (const card of at(hidden.bonus, seat)) {
      const sold = sellBonus(open, seat, card);
      sale.sales.push(sold);
      emit({ type: 'sold', ...sold });
    }
  }

  const { wealth } = open;
  open.totals = open.totals.map((total, seat) => total + at(wealth, seat));
  open.bonusSale = null;
  open.lastHand = { hand: open.hand, ...sale, wealth };
  open.wealthByHand.push(wealth.slice());
  open.scoreByRound.push(open.totals.slice());
  open.wealth = wealth.map(() => 0);
  emit({ type: 'hand-scored', wealth: wealth.slice(), totals: open.totals.slice() });

  if (open.hand < open.hands) {
    startHand(state, leftOf(open.dealer, open.seats), rng, emit);
    return;
  }
  open.phase = 'over';
  emit({ type: 'match-over', standings: standings(state) ?? [] });
}
