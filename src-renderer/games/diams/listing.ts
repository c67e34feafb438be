import { byLanguage } from '../../text/by-language';
import type { GameListing } from '../game-listing';
import Emblem from './Emblem.svelte';

const en = {
  name: 'Diam’s',
  tagline: 'Trade stones by colour or by sum, and lock the finest collections in your safe.',
};

const text = byLanguage({ en });

/** Diam’s in lists. */
export const diamsListing: GameListing = {
  id: 'diams',
  seats: { min: 2, max: 5 },
  emblem: Emblem,
  name: () => text().name,
  tagline: () => text().tagline,
  load: async () => (await import('./index')).diamsUi,
};
