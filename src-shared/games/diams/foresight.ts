import type { Foresight } from '../../engine/foresight';
import { candidateMoves } from './candidates';
import { valueOf } from './standing-value';
import type { DiamsState, DiamsTypes } from './types';
import { witness } from './witness';

/** How many turns of each seat are imagined, the one that is under way included. */
const TURNS_AHEAD = 2;

/** What thinking ahead needs to know of Diam's. */
export const foresight: Foresight<DiamsTypes> = {
  expertBudget: 5000,
  mixing: null,
  beforeOthersChose: (view) => view,
  withoutMemory: (view) => ({ ...view, knownHands: view.knownHands.map(() => []) }),
  candidates: candidateMoves,
  isFarEnough,
  value: valueOf,
  witness,
};

function isFarEnough(from: DiamsState, now: DiamsState): boolean {
  if (now.round !== from.round) return true;
  return now.phase === 'draw' && now.turns - from.turns >= TURNS_AHEAD * now.seats;
}
