import { at } from '../../../engine/at';
import type { Seat } from '../../../engine/game';
import {
  DIAMONDS,
  QUALITIES,
  SPECIALS,
  isDiamond,
  qualityOf,
  type ByQuality,
  type DiamondId,
  type Quality,
} from '../rules/cards';
import type { DiamsState } from '../rules/types';

/** What a seat knows of the diamonds that it does not see. Lists by quality are numbered from 1. */
export interface Knowledge {
  seen: ReadonlySet<string>;
  /** By quality: the diamonds that the seat neither holds nor has seen. */
  unseen: ByQuality<DiamondId[]>;
  /** By quality: how many of those lie in the others' safes. */
  inSafes: ByQuality<number>;
  /** How many unseen cards there are in the others' hands and in the deck. */
  pool: number;
}

/** Gathers what a seat knows of the cards that it does not see. */
export function knowledgeOf(state: DiamsState, seat: Seat): Knowledge {
  const seen = new Set<string>([
    ...state.open.seen,
    ...at(state.hidden.hands, seat),
    ...at(state.hidden.safes, seat),
  ]);
  const unseen: ByQuality<DiamondId[]> = [[], [], [], [], [], [], [], [], [], [], []];
  for (const diamond of DIAMONDS) if (!seen.has(diamond)) unseen[qualityOf(diamond)].push(diamond);

  const inSafes: ByQuality<number> = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const safe of state.hidden.safes) {
    for (const diamond of safe) if (!seen.has(diamond)) inSafes[qualityOf(diamond)]++;
  }
  const specials = SPECIALS.filter((card) => !seen.has(card) && !state.open.discards.includes(card));
  let pool = specials.length;
  for (const quality of QUALITIES) pool += unseen[quality].length - inSafes[quality];
  return { seen, unseen, inSafes, pool };
}

/** How many of a hundred times a seat's unseen cards hold a diamond of the quality. */
export function percentHolding(
  state: DiamsState,
  seat: Seat,
  quality: Quality,
  knowledge: Knowledge,
): number {
  const { seen, unseen, inSafes, pool } = knowledge;
  const wanted = unseen[quality].length - inSafes[quality];
  let without = 100;
  let others = pool;
  for (const card of at(state.hidden.hands, seat)) {
    if (isDiamond(card) && seen.has(card)) continue;
    without *= Math.max(0, others - wanted) / others;
    others--;
  }
  return Math.round(100 - without);
}
