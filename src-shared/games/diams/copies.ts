import type { DiamsState, RoundSummary } from './types';

/** A copy of a round's summary that shares nothing with it. */
export function copyRound(round: RoundSummary): RoundSummary {
  return {
    points: round.points.map((points) => ({ ...points })),
    ranks: [...round.ranks],
    chips: [...round.chips],
    safes: round.safes.map((safe) => [...safe]),
  };
}

/** A copy of a state that shares nothing with it. */
export function copyState(state: DiamsState): DiamsState {
  return {
    ...state,
    options: { ...state.options },
    deck: [...state.deck],
    market: [...state.market],
    discards: [...state.discards],
    hands: state.hands.map((hand) => [...hand]),
    safes: state.safes.map((safe) => [...safe]),
    seen: [...state.seen],
    rounds: state.rounds.map(copyRound),
  };
}
