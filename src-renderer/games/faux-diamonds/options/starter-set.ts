import type { Suit } from '../../../../src-shared/games/faux-diamonds/rules/cards';
import type { CustomSet, CustomSpace } from '../../../../src-shared/games/faux-diamonds/rules/custom-set';
import type { FauxDiamondsOptions } from '../../../../src-shared/games/faux-diamonds/rules/options';
import { ruleSetOf } from '../../../../src-shared/games/faux-diamonds/rules/rule-sets';
import type { Space } from '../../../../src-shared/games/faux-diamonds/rules/tracks';
import { text } from '../text';

/** The set that the editor begins with: a copy of the set that was chosen, or of the first one. */
export function starterSet(chosen: FauxDiamondsOptions['ruleSet']): CustomSet {
  const { tracks, special } = ruleSetOf(chosen === 'random' || chosen === 'custom' ? 'A' : chosen);
  const typed = (suit: Suit): CustomSpace[] => tracks[suit].map(typedSpace);
  return {
    name: text().editor.starterName,
    black: typed('black'),
    pink: typed('pink'),
    yellow: typed('yellow'),
    blue: typed('blue'),
    special,
  };
}

function typedSpace(space: Space): CustomSpace {
  if (space === 'faux') return 'F';
  return space === 'faux*' ? 'F*' : space;
}
