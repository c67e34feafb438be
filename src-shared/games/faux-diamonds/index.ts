import type { Game } from '../../engine/game';
import { begin, setUp } from './deal';
import { determinize } from './determinize';
import { foresight } from './foresight';
import { legalMoves, moveSchema, toAct, whyIllegal } from './moves';
import { optionsSchema, refuseOptions } from './options';
import { policy } from './policy';
import { apply } from './rules';
import { standings } from './standings';
import type { FauxDiamondsTypes } from './types';
import { hear, view } from './view';

/** Trick-taking over four moving markets, for 2 to 6 seats. */
export const fauxDiamonds: Game<FauxDiamondsTypes> = {
  id: 'faux-diamonds',
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
