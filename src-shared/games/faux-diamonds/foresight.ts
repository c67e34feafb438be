import type { Foresight, Witness } from '../../engine/foresight';
import type { Seat } from '../../engine/game';
import { easiestMissed, worthComparing } from '../trick-taking/worth-comparing';
import { layoutOf, packOf } from './layout';
import { legalMoves } from './moves';
import { bonusWorth, keeping } from './policy';
import type {
  FauxDiamondsEvent,
  FauxDiamondsMove,
  FauxDiamondsState,
  FauxDiamondsTypes,
  FauxDiamondsView,
} from './types';

const MOST_CHOICES = 20;

/** What thinking ahead needs to know of Faux Diamonds. */
export const foresight: Foresight<FauxDiamondsTypes> = {
  expertBudget: 3000,
  mixing: null,
  beforeOthersChose,
  candidates,
  isFarEnough: (from, now) => now.hand !== from.hand,
  value,
  witness,
};

function beforeOthersChose(view: FauxDiamondsView): FauxDiamondsView {
  return { ...view, hasChosen: view.hasChosen.map(() => false), picked: null };
}

function candidates(state: FauxDiamondsState, seat: Seat): FauxDiamondsMove[] {
  const hand = state.hands[seat];
  const layout = layoutOf(state.options, state.seats);
  switch (state.phase) {
    case 'pass':
      return easiestMissed(hand, state.passCount ?? 0, MOST_CHOICES, (card) =>
        keeping(state, hand, card),
      ).map((cards) => ({ type: 'pass', cards }));
    case 'bonus':
      return easiestMissed(hand, layout.bonusCount, MOST_CHOICES, (card) => -bonusWorth(state, card)).map(
        (cards) => ({ type: 'set-bonus', cards }),
      );
    case 'announce-pass':
    case 'over':
      return legalMoves(state, seat);
    case 'play': {
      const moves = legalMoves(state, seat);
      const cards = moves.flatMap((move) => (move.type === 'play' ? [move.card] : []));
      const kept = worthComparing(cards, state, packOf(layout));
      return moves.filter((move) => move.type === 'play' && kept.includes(move.card));
    }
  }
}

function value(state: FauxDiamondsState, seat: Seat): number {
  let lead = 0;
  for (let other = 0; other < state.seats; other++) {
    const wealth = state.totals[other] + state.wealth[other];
    lead += other === seat ? (state.seats - 1) * wealth : -wealth;
  }
  return lead;
}

function witness(_from: FauxDiamondsState, seat: Seat): Witness<FauxDiamondsEvent> {
  let trickWinner: Seat | null = null;
  return {
    hear(event) {
      if (event.type === 'trick-won') trickWinner ??= event.seat;
    },
    facts: () => ({ 'wins-trick': trickWinner === seat ? 1 : 0 }),
  };
}
