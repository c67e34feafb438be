import type { Emit, Game } from '../../engine/game';
import type { Rng } from '../../engine/rng';
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

/** Draws the first seat. rules: diams §2.2 */
function setUp(options: DiamsOptions, seats: number, rng: Rng): DiamsState {
  return emptyTable(options, seats, rng.below(seats));
}

/** Deals the first round. rules: diams §2.1 */
function begin(state: DiamsState, rng: Rng, emit: Emit<DiamsEvent>): void {
  emit({ type: 'match-started', seats: state.seats, first: state.first });
  dealRound(state, rng, emit);
}

/** Collecting sets of diamonds into a safe, with a market that pays by colour or by sum. */
export const diams: Game<DiamsTypes> = {
  id: 'diams',
  seats: { min: 2, max: 5 },
  options: optionsSchema,
  move: moveSchema,
  refuseOptions: () => null,
  setUp,
  begin,
  toAct: (state) => (state.phase === 'over' ? [] : [state.turn]),
  legalMoves,
  whyIllegal: (state, seat, move) => reasonAgainst(state, seat, move) ?? 'legal',
  apply: playMove,
  view: viewOf,
  hear: heard,
  standings: standingsOf,
  determinize: imagine,
  policy: sensibleMove,
  foresight,
};
