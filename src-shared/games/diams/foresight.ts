import type { Foresight, Witness } from '../../engine/foresight';
import type { Seat } from '../../engine/game';
import { worthOf } from './appraisal';
import { candidateMoves } from './candidates';
import { urgencyOf } from './policy';
import { tallyOf } from './tally';
import type { DiamsEvent, DiamsState, DiamsTypes } from './types';

/** How many turns of each seat are imagined. */
const TURNS_AHEAD = 2;

/** What thinking ahead needs to know of Diam's. */
export const foresight: Foresight<DiamsTypes> = {
  expertBudget: 3000,
  mixing: null,
  beforeOthersChose: (view) => view,
  candidates: candidateMoves,
  isFarEnough,
  value,
  witness,
};

/** Each turn begins by drawing a card, or two. */
function isFarEnough(from: DiamsState, now: DiamsState): boolean {
  return now.round !== from.round || from.deck.length - now.deck.length >= TURNS_AHEAD * now.seats;
}

function value(state: DiamsState, seat: Seat): number {
  let lead = 0;
  for (let other = 0; other < state.seats; other++) {
    const worth = worthOf(tallyOf(state, other), urgencyOf(state));
    const points = state.rounds.reduce((sum, round) => sum + 100 * round.points[other].total, worth);
    lead += other === seat ? (state.seats - 1) * points : -points;
  }
  return lead;
}

function witness(_from: DiamsState, seat: Seat): Witness<DiamsEvent> {
  let secured = 0;
  return {
    hear(event) {
      if (event.type === 'secured' && event.seat === seat) secured = 1;
    },
    facts: () => ({ secures: secured }),
  };
}
