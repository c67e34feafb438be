import type { Foresight } from '../../../engine/foresight';
import { candidateMoves } from './candidates';
import { valueOf } from './standing-value';
import type { DiamsState, DiamsTypes, DiamsView } from '../rules/types';
import { witness } from './witness';

/** How many turns of each seat are imagined, the one that is under way included. */
const TURNS_AHEAD = 2;

/** What thinking ahead needs to know of Diam's. */
export const foresight: Foresight<DiamsTypes> = {
  expertBudget: 5000,
  mixing: null,
  beforeOthersChose: (view) => view,
  withoutMemory,
  candidates: candidateMoves,
  isFarEnough,
  value: valueOf,
  witness,
};

function isFarEnough(from: DiamsState, now: DiamsState): boolean {
  if (now.open.round !== from.open.round) return true;
  return now.open.phase === 'draw' && now.open.turns - from.open.turns >= TURNS_AHEAD * now.open.seats;
}

/** What lies in hands is forgotten; what lies open in market and safes is not. */
function withoutMemory({ viewer, open, own }: DiamsView): DiamsView {
  const forgotten = new Set(open.knownHands.flat());
  const seen = open.seen.filter((diamond) => !forgotten.has(diamond));
  return { viewer, open: { ...open, knownHands: open.knownHands.map(() => []), seen }, own };
}
