import * as v from 'valibot';
import type { Game } from '../../engine/game';
import { CARDS } from './cards';
import { foresight } from './foresight';
import { optionsSchema } from './options';
import { policy } from './policy';
import { apply, clone, legalMoves, standings, start, toAct, whyIllegal } from './rules';
import type { DiamonstersTypes } from './types';
import { determinize, hear, view } from './view';

export { DIAMONDS, MONSTERS, NUMBERS, monsterOf, type CardId, type Monster } from './cards';
export type { DiamonstersOptions } from './options';
export type * from './types';

/** Simultaneous bidding for five kinds of monsters. */
export const diamonsters: Game<DiamonstersTypes> = {
  id: 'diamonsters',
  seats: { min: 2, max: 6 },
  options: optionsSchema,
  move: v.strictObject({ type: v.literal('bid'), card: v.picklist(CARDS) }),
  refuseOptions: () => null,
  start,
  toAct,
  legalMoves,
  whyIllegal,
  apply,
  clone,
  view,
  hear,
  standings,
  determinize,
  policy,
  foresight,
};
