import { at } from '../../../engine/at';
import type { Emit, Seat } from '../../../engine/game';
import { countOf, diamondOf, diamondsOf } from './cards';
import type { DrillingMove, ExpressMove, SaleMove, SleightMove, SpecialMove } from './moves';
import { layOut, takeInto, putInSafe, remember, takeFromHand, takeFromSafe } from './holdings';
import { takeOut } from './piles';
import type { DiamsEvent, DiamsState } from './types';

/** Uses a special and discards it for the round. rules: diams §4 */
export function useSpecial(state: DiamsState, seat: Seat, move: SpecialMove, emit: Emit<DiamsEvent>): void {
  takeFromHand(state, seat, [move.card]);
  state.open.discards.push(move.card);
  switch (move.power) {
    case 'compulsory-sale':
      sell(state, seat, move, emit);
      return;
    case 'express':
      secureByExpress(state, seat, move, emit);
      return;
    case 'drilling':
      drill(state, seat, move, emit);
      return;
    case 'sleight':
      takeByHand(state, seat, move, emit);
      return;
  }
}

/** rules: diams §4.1 */
function sell(state: DiamsState, seat: Seat, move: SaleMove, emit: Emit<DiamsEvent>): void {
  const { card, power, quality, from } = move;
  const hit = countOf(quality, at(state.hidden.hands, from)) > 0;
  const seller = hit ? from : seat;
  const sold = diamondsOf(quality, at(state.hidden.hands, seller));
  takeFromHand(state, seller, sold);
  layOut(state, sold);
  const moved = hit ? diamondsOf(quality, state.open.market) : sold;
  if (hit) {
    takeOut(state.open.market, moved);
    takeInto(state, seat, moved);
  }
  emit({ type: 'special-used', seat, card, power, quality, from, hit, moved });
}

/** rules: diams §4.2 */
function secureByExpress(state: DiamsState, seat: Seat, move: ExpressMove, emit: Emit<DiamsEvent>): void {
  const { card, power } = move;
  takeFromHand(state, seat, move.cards);
  putInSafe(state, seat, move.cards);
  const [cards, moved] = [[...move.cards], [...move.cards]];
  emit({ type: 'special-used', seat, card, power, cards, hit: true, moved });
}

/** rules: diams §4.3 */
function drill(state: DiamsState, seat: Seat, move: DrillingMove, emit: Emit<DiamsEvent>): void {
  const { card, power, from, quality, purity } = move;
  const diamond = diamondOf(quality, purity);
  const hit = at(state.hidden.safes, from).includes(diamond);
  if (hit) {
    takeFromSafe(state, from, [diamond]);
    remember(state, [diamond]);
    takeInto(state, seat, [diamond]);
  }
  const moved = hit ? [diamond] : [];
  emit({ type: 'special-used', seat, card, power, from, quality, purity, hit, moved });
}

/** rules: diams §4.5 */
function takeByHand(state: DiamsState, seat: Seat, move: SleightMove, emit: Emit<DiamsEvent>): void {
  const { card, power, take } = move;
  takeOut(state.open.market, [take]);
  takeInto(state, seat, [take]);
  emit({ type: 'special-used', seat, card, power, take, hit: true, moved: [take] });
}
