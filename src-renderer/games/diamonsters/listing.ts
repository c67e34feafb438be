import { byLanguage } from '../../text/by-language';
import type { GameListing } from '../game-listing';
import Emblem from './Emblem.svelte';

const en = {
  name: 'Diamonsters',
  tagline: 'Outguess the others, bid the right monster, and beware of the smallest of them.',
};

const text = byLanguage({ en });

/** Diamonsters in lists. */
export const diamonstersListing: GameListing = {
  id: 'diamonsters',
  seats: { min: 2, max: 6 },
  emblem: Emblem,
  name: () => text().name,
  tagline: () => text().tagline,
  load: async () => (await import('./index')).diamonstersUi,
};
