import { defineGame } from '../../engine/define-game';
import { determinize } from './bot/determinize';
import { foresight } from './bot/foresight';
import { policy } from './bot/policy';
import { apply, begin } from './rules/apply';
import { setUp } from './rules/deal';
import { hear } from './rules/hear';
import { legalMoves, moveSchema, toAct, whyIllegal } from './rules/moves';
import { optionsSchema } from './rules/options';
import { standings } from './rules/standings';
import type { DiamonstersTypes } from './rules/types';
import { own } from './rules/view';

export { DIAMONDS, MONSTERS, NUMBERS, monsterOf, type CardId, type Monster } from './rules/cards';
export type { DiamonstersOptions } from './rules/options';
export type * from './rules/types';

/** Simultaneous bidding for five kinds of monsters. */
export const diamonsters = defineGame<DiamonstersTypes>({
  id: 'diamonsters',
  seats: { min: 2, max: 6 },
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
