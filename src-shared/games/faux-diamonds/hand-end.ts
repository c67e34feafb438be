import type { Emit } from '../../engine/game';
import type { Rng } from '../../engine/rng';
import { copy } from '../../engine/copy';
import { leftOf } from '../trick-taking/rules/seats';
import { startHand } from './deal';
import { handsOf } from './options';
import { sellBonus } from './sales';
import { standings } from './standings';
import type { FauxDiamondsEvent, FauxDiamondsState } from './types';

/** Reveals and sells the bonus diamonds, scores the hand, and deals the next or ends the match. rules: faux-diamonds §6, §7 */
export function endHand(state: FauxDiamondsState, rng: Rng, emit: Emit<FauxDiamondsEvent>): void {
  const { bonus } = state;
  bonus.forEach((cards, seat) => emit({ type: 'bonus-revealed', seat, cards: cards.slice() }));
  const sales = bonus.flatMap((cards, seat) => cards.map((card) => sellBonus(state, seat, card)));
  for (const sale of sales) emit({ type: 'sold', ...sale });

  const { wealth } = state;
  state.lastHand = { hand: state.hand, bonus: copy(bonus), sales, wealth: wealth.slice() };
  state.wealthByHand.push(wealth.slice());
  state.totals = state.totals.map((total, seat) => total + wealth[seat]);
  state.wealth = wealth.map(() => 0);
  emit({ type: 'hand-scored', wealth: wealth.slice(), totals: state.totals.slice() });

  if (state.hand < handsOf(state.options, state.seats)) {
    startHand(state, leftOf(state.dealer, state.seats), rng, emit);
    return;
  }
  state.phase = 'over';
  emit({ type: 'match-over', standings: standings(state) ?? [] });
}
