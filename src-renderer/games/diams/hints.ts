import { QUALITIES, countOf, isDiamond, qualityOf } from '../../../src-shared/games/diams/rules/cards';
import { fewestToSecure } from '../../../src-shared/games/diams/rules/choices';
import type { IllegalReason } from '../../../src-shared/games/diams';
import type { DiamsView } from '../../../src-shared/games/diams/rules/types';
import { broughtBy, type Picks } from './picks';

/** What the stones picked in the market add up to, and what they have to. */
export interface RunningSum {
  parts: number[];
  total: number;
  wanted: number;
}

/** The sum as picked so far; null when no stone is picked towards one. */
export function runningSum(picks: Picks): RunningSum | null {
  const brought = broughtBy(picks);
  if (picks.kind !== 'cards' || brought === null || picks.stones.length === 0) return null;
  const parts = picks.stones.map(qualityOf);
  return { parts, total: parts.reduce((sum, part) => sum + part, 0), wanted: qualityOf(brought) };
}

/** What is missing from a sum that no legal move matches. rules: diams §3.2a */
export function sumHint({ parts, total, wanted }: RunningSum): IllegalReason {
  return parts.length < 2 && total <= wanted ? 'sum-too-short' : 'sum-not-exact';
}

/** What is missing from a Secure that no legal move matches. rules: diams §3.2b, §4.4 */
export function secureHint(picks: Picks, view: DiamsView): IllegalReason {
  const cards = picks.kind === 'cards' ? picks.cards.filter(isDiamond) : [];
  if (cards.length === 0) return 'nothing-chosen';
  for (const quality of QUALITIES) {
    const laid = countOf(quality, cards);
    const inSafe = countOf(quality, view.own.safe);
    if (laid > 0 && laid < fewestToSecure(inSafe)) {
      return inSafe === 0 ? 'loose-diamonds' : 'collection-below-three';
    }
  }
  return 'no-new-collection';
}
