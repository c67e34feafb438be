import type { Pack } from '../../trick-taking/bot/pack';
import { CARDS, FACES, HIGHEST_RANK, type CardId } from '../rules/cards';

/** All cards, for looking ahead. */
export const PACK: Pack<CardId> = { faces: FACES, highestRank: HIGHEST_RANK, size: CARDS.length };
