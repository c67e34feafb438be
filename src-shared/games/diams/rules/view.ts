import { at } from '../../../engine/at';
import type { Viewer } from '../../../engine/game';
import { byQuality } from './cards';
import type { DiamsOwn, DiamsState } from './types';

/** What a seat alone knows: its hand, and the purities in its safe. rules: diams "Who sees what" */
export function own({ hidden }: DiamsState, viewer: Viewer): DiamsOwn {
  if (viewer === 'table') return { hand: [], safe: [] };
  return { hand: at(hidden.hands, viewer), safe: at(hidden.safes, viewer).toSorted(byQuality) };
}
