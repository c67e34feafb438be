import { defineGame } from '../../engine/define-game';
import { begin, setUp } from './rules/deal';
import { determinize } from './bot/determinize';
import { foresight } from './bot/foresight';
import { legalMoves, moveSchema, toAct, whyIllegal } from './rules/moves';
import { optionsSchema, refuseOptions } from './rules/options';
import { policy } from './bot/policy';
import { apply } from './rules/apply';
import { standings } from './rules/standings';
import type { FauxDiamondsTypes } from './rules/types';
import { hear } from './rules/hear';
import { own } from './rules/view';

/** Trick-taking over four moving markets, for 2 to 6 seats. */
export const fauxDiamonds = defineGame<FauxDiamondsTypes>({
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
  own,
  hear,
  standings,
  determinize,
  policy,
  foresight,
});
