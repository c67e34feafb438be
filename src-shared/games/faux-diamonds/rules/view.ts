import { at } from '../../../engine/at';
import type { Viewer } from '../../../engine/game';
import { knownCards, receivedBy } from '../../trick-taking/rules/passing';
import { passDirection } from './passing';
import type { FauxDiamondsOwn, FauxDiamondsState } from './types';

const OF_THE_TABLE: FauxDiamondsOwn = {
  hand: [],
  bonus: [],
  picked: null,
  given: [],
  received: [],
  known: [],
};

/** What a seat alone knows: its hand, its bonus diamond, what it passed and got. rules: faux-diamonds §4 */
export function own({ open, hidden }: FauxDiamondsState, viewer: Viewer): FauxDiamondsOwn {
  if (viewer === 'table') return OF_THE_TABLE;
  const direction = passDirection(open);
  return {
    hand: at(hidden.hands, viewer),
    bonus: at(hidden.bonus, viewer),
    picked: at(hidden.picks, viewer),
    given: at(hidden.given, viewer),
    received: receivedBy(viewer, hidden.given, direction),
    known: knownCards(viewer, hidden.given, open.gone, direction),
  };
}
