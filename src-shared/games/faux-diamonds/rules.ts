import type { Emit, Seat } from '../../engine/game';
import type { Rng } from '../../engine/rng';
import { copy } from '../../engine/copy';
import { copyOptions } from './options';
import { announcePass, chooseBonus, choosePass } from './passing';
import { copyTracks } from './tracks';
import { playCard } from './tricks';
import type { FauxDiamondsEvent, FauxDiamondsMove, FauxDiamondsState, HandSummary, Sale } from './types';

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

/** A copy that shares nothing. */
export function clone(state: FauxDiamondsState): FauxDiamondsState {
  return {
    ...state,
    options: copyOptions(state.options),
    tracks: copyTracks(state.tracks),
    tokens: { ...state.tokens },
    hands: copy(state.hands),
    setAside: state.setAside.slice(),
    picks: state.picks.map((pick) => pick && pick.slice()),
    given: copy(state.given),
    bonus: copy(state.bonus),
    trick: state.trick.map((play) => ({ ...play })),
    lastTrick: copyTrick(state.lastTrick),
    gone: state.gone.slice(),
    voids: state.voids.map((suits) => suits.slice()),
    wealth: state.wealth.slice(),
    totals: state.totals.slice(),
    trickSales: copySales(state.trickSales),
    lastSales: copySales(state.lastSales),
    lastHand: copySummary(state.lastHand),
    wealthByHand: state.wealthByHand.map((row) => row.slice()),
  };
}

function copyTrick(trick: FauxDiamondsState['lastTrick']): FauxDiamondsState['lastTrick'] {
  return trick && { ...trick, cards: trick.cards.map((play) => ({ ...play })) };
}

function copySales(sales: readonly Sale[]): Sale[] {
  return sales.map((sale) => ({ ...sale }));
}

function copySummary(summary: HandSummary | null): HandSummary | null {
  return (
    summary && {
      ...summary,
      bonus: copy(summary.bonus),
      sales: copySales(summary.sales),
      wealth: summary.wealth.slice(),
    }
  );
}
