import type { Game } from '../../engine/game';
import { begin, setUp } from './deal';
import { determinize } from './determinize';
import { foresight } from './foresight';
import { legalMoves, moveSchema, toAct, whyIllegal } from './moves';
import { optionsSchema, refuseOptions } from './options';
import { policy } from './policy';
import { apply } from './rules';
import { standings } from './standings';
import type { DiamondsTypes } from './types';
import { hear, view } from './view';

/** Trick-taking in which every suit does something, for 2 to 6 seats. */
export const diamonds: Game<DiamondsTypes> = {
  id: 'diamonds',
  seats: { min: 2, max: 6 },
  options: optionsSchema,
  move: moveSchema,
  refuseOptions,
  setUp,
  begin,
  toAct,
  legalMoves,
  whyIllegal,
  apply,
  view,
  hear,
  standings,
  determinize,
  policy,
  foresight,
};
