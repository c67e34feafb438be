import { at } from '../../../engine/at';
import type { Viewer } from '../../../engine/game';
import { knownCards, receivedBy } from '../../trick-taking/rules/passing';
import { passDirection } from './passing';
import type { DiamondsOwn, DiamondsState } from './types';

const OF_THE_TABLE: DiamondsOwn = {
  hand: [],
  vault: null,
  picked: null,
  given: [],
  received: [],
  known: [],
};

/** What a seat alone knows: its hand, its vault, and what it passed and got. rules: diamonds §1.1, §2.2 */
export function own({ open, hidden }: DiamondsState, viewer: Viewer): DiamondsOwn {
  if (viewer === 'table') return OF_THE_TABLE;
  const direction = passDirection(open.options);
  return {
    hand: at(hidden.hands, viewer),
    vault: at(hidden.vaults, viewer),
    picked: at(hidden.picks, viewer),
    given: at(hidden.given, viewer),
    received: receivedBy(viewer, hidden.given, direction),
    known: knownCards(viewer, hidden.given, open.gone, direction),
  };
}
