import type { Emit, Seat } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import { takeFrom } from './actions';
import { announcePass, choosePass } from './passing';
import { goOnAfterTake, playCard } from './tricks';
import type { DiamondsEvent, DiamondsMove, DiamondsState } from './types';

/** Plays a legal move in place. */
export function apply(
  state: DiamondsState,
  seat: Seat,
  move: DiamondsMove,
  rng: Rng,
  emit: Emit<DiamondsEvent>,
): void {
  switch (move.type) {
    case 'announce-pass': {
      announcePass(state, move.count, emit);
      return;
    }
    case 'pass': {
      choosePass(state, seat, move.cards, emit);
      return;
    }
    case 'play': {
      playCard(state, seat, move.card, rng, emit);
      return;
    }
    case 'take-from': {
      const pending = state.open.pendingTake;
      if (pending === null) return;
      takeFrom(state, pending, move.seat, emit);
      goOnAfterTake(state, pending, rng, emit);
    }
  }
}
