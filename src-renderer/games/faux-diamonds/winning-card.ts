import { FACES, type CardId } from '../../../src-shared/games/faux-diamonds/cards';
import type { FauxDiamondsView } from '../../../src-shared/games/faux-diamonds/types';
import { winningPlay } from '../../../src-shared/games/trick-taking/rules/trick';

/** The card that wins the trick so far; null while no suit is led. */
export function winningCard({ trick, led }: Pick<FauxDiamondsView, 'trick' | 'led'>): CardId | null {
  return winningPlay(trick, led, FACES)?.card ?? null;
}
