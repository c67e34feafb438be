import type { Pack } from '../../trick-taking/bot/pack';
import { FACES, SUITS, type CardId } from '../rules/cards';
import type { Layout } from '../rules/layout';

/** The cards in play, for looking ahead. */
export function packOf({ highestRank, fauxDiamonds }: Layout): Pack<CardId> {
  return { faces: FACES, highestRank, size: SUITS.length * highestRank + fauxDiamonds };
}
