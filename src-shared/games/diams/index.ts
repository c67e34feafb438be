import { defineGame } from '../../engine/define-game';
import { determinize } from './bot/determinize';
import { foresight } from './bot/foresight';
import { policy } from './bot/policy';
import { apply, begin } from './rules/apply';
import { setUp } from './rules/deal';
import { hear } from './rules/hear';
import { legalMoves, toAct } from './rules/legal-moves';
import { whyIllegal } from './rules/legality';
import { moveSchema } from './rules/moves';
import { optionsSchema } from './rules/options';
import { standings } from './rules/standings';
import type { DiamsTypes } from './rules/types';
import { own } from './rules/view';

export * from './rules/cards';
export { ILLEGAL_REASONS, type IllegalReason } from './rules/legality';
export type * from './rules/moves';
export type { DiamsOptions } from './rules/options';
export { CHIPS, HAND_BONUS, PURITY_BONUS } from './rules/scoring';
export type * from './rules/types';

/** Collecting sets of diamonds into a safe, with a market that pays by colour or by sum. */
export const diams = defineGame<DiamsTypes>({
  id: 'diams',
  seats: { min: 2, max: 5 },
  options: optionsSchema,
  move: moveSchema,
  refuseOptions: () => null,
  setUp,
  begin,
  toAct,
  legalMoves,
  whyIllegal,
  apply,
  own,
  hear,
  standings,
  determinize,
  policy,
  foresight,
});
