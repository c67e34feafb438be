import type { Emit, Seat } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import { announcePass, chooseBonus, choosePass } from './passing';
import { playCard } from './tricks';
import type { FauxDiamondsEvent, FauxDiamondsMove, FauxDiamondsState } from './types';

/** Plays a legal move in place. */
export function apply(
  state: FauxDiamondsState,
  seat: Seat,
  move: FauxDiamondsMove,
  rng: Rng,
  emit: Emit<FauxDiamondsEvent>,
): void {
  switch (move.type) {
    case 'announce-pass':
      announcePass(state, move.count, emit);
      return;
    case 'pass':
      choosePass(state, seat, move.cards, emit);
      return;
    case 'set-bonus':
      chooseBonus(state, seat, move.cards, emit);
      return;
    case 'play':
      playCard(state, seat, move.card, rng, emit);
  }
}
