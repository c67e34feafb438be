import type { Emit, Game, Seat } from '../../engine/game';
import type { Rng } from '../../engine/rng';
import { copyState } from './copies';
import { dealRound, emptyTable } from './deal';
import { imagine } from './determinize';
import { foresight } from './foresight';
import { legalMoves } from './legal-moves';
import { reasonAgainst } from './legality';
import { moveSchema } from './moves';
import { optionsSchema, type DiamsOptions } from './options';
import { sensibleMove } from './policy';
import { standingsOf } from './scoring';
import { playMove } from './turn';
import type { DiamsEvent, DiamsState, DiamsTypes } from './types';
import { heard, viewOf } from './view';

export * from './cards';
export { ILLEGAL_REASONS, type IllegalReason } from './legality';
export type * from './moves';
export type { DiamsOptions } from './options';
export { CHIPS, HAND_BONUS, PURITY_BONUS } from './scoring';
export type * from './types';

/** Draws the first seat and deals the first round. rules: diams §2.1, §2.2 */
function start(options: DiamsOptions, seats: number, rng: Rng, emit: Emit<DiamsEvent>): DiamsState {
  const first: Seat = rng.below(seats);
  const state = emptyTable(options, seats, first);
  emit({ type: 'match-started', seats, first });
  dealRound(state, rng, emit);
  return state;
}

/** Collecting sets of diamonds into a safe, with a market that pays by colour or by sum. */
export const diams: Game<DiamsTypes> = {
  id: 'diams',
  seats: { min: 2, max: 5 },
  options: optionsSchema,
  move: moveSchema,
  refuseOptions: () => null,
  start,
  toAct: (state) => (state.phase === 'over' ? [] : [state.turn]),
  legalMoves,
  whyIllegal: (state, seat, move) => reasonAgainst(state, seat, move) ?? 'legal',
  apply: playMove,
  clone: copyState,
  view: viewOf,
  hear: heard,
  standings: standingsOf,
  determinize: imagine,
  policy: sensibleMove,
  foresight,
};
