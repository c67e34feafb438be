import { at } from '../../../engine/at';
import { HAND_LIMIT } from './cards';
import type { DiamsOpen } from './types';

/** How many cards the seat whose turn it is holds above the limit. rules: diams §3.3 */
export function surplusOf({ handSizes, turn }: Pick<DiamsOpen, 'handSizes' | 'turn'>): number {
  return Math.max(0, at(handSizes, turn) - HAND_LIMIT);
}
