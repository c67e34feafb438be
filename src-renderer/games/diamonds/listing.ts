import { byLanguage } from '../../text/by-language';
import type { GameListing } from '../game-listing';
import Emblem from './Emblem.svelte';

const en = {
  name: 'Diamonds',
  tagline: 'Lose a trick and still grow rich: every suit you play moves crystals.',
};

const text = byLanguage({ en });

/** Diamonds in lists. */
export const diamondsListing: GameListing = {
  id: 'diamonds',
  seats: { min: 2, max: 6 },
  emblem: Emblem,
  name: () => text().name,
  tagline: () => text().tagline,
  load: async () => (await import('./index')).diamondsUi,
};
