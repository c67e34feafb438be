import type { Emit, Seat } from '../../engine/game';
import type { Rng } from '../../engine/rng';
import { copyHands } from '../trick-taking/hands';
import { takeFrom } from './actions';
import { announcePass, choosePass } from './passing';
import { goOnAfterTake, playCard } from './tricks';
import type { DiamondsEvent, DiamondsMove, DiamondsState, RoundSummary } from './types';

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
      const pending = state.pendingTake;
      if (pending === null) return;
      takeFrom(state, pending, move.seat, emit);
      goOnAfterTake(state, pending.why, rng, emit);
    }
  }
}

/** A copy that shares nothing. */
export function clone(state: DiamondsState): DiamondsState {
  return {
    ...state,
    options: { ...state.options },
    hands: copyHands(state.hands),
    setAside: state.setAside.slice(),
    vaults: state.vaults.slice(),
    showrooms: state.showrooms.slice(),
    picks: state.picks.map((pick) => pick && pick.slice()),
    given: copyHands(state.given),
    trick: state.trick.map((play) => ({ ...play })),
    lastTrick: copyTrick(state.lastTrick),
    gone: state.gone.slice(),
    voids: state.voids.map((suits) => suits.slice()),
    wonCounts: state.wonCounts.map((counts) => ({ ...counts })),
    tricksWon: state.tricksWon.slice(),
    pendingTake: state.pendingTake && { ...state.pendingTake },
    lastRound: copySummary(state.lastRound),
    showroomsByRound: state.showroomsByRound.map((row) => row.slice()),
    pointsByRound: state.pointsByRound.map((row) => row.slice()),
  };
}

function copyTrick(trick: DiamondsState['lastTrick']): DiamondsState['lastTrick'] {
  return trick && { ...trick, cards: trick.cards.map((play) => ({ ...play })) };
}

function copySummary(summary: RoundSummary | null): RoundSummary | null {
  return (
    summary && {
      ...summary,
      wonCounts: summary.wonCounts.map((counts) => ({ ...counts })),
      majorities: { ...summary.majorities },
      withoutTrick: summary.withoutTrick.slice(),
    }
  );
}
