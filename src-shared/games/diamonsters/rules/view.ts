import { at } from '../../../engine/at';
import type { Viewer } from '../../../engine/game';
import type { DiamonstersOwn, DiamonstersState } from './types';

/** What a seat alone knows: its hand and its bid. rules: diamonsters §3.2 */
export function own({ hidden }: DiamonstersState, viewer: Viewer): DiamonstersOwn {
  if (viewer === 'table') return { hand: [], bid: null };
  return { hand: at(hidden.hands, viewer), bid: at(hidden.bids, viewer) };
}
