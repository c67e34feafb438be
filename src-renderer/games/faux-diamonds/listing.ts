import { byLanguage } from '../../text/by-language';
import type { GameListing } from '../game-listing';
import Emblem from './Emblem.svelte';

const en = {
  name: 'Faux Diamonds',
  tagline: 'Take tricks over four moving markets, and sell a fake for the price of a gem.',
};

const text = byLanguage({ en });

/** Faux Diamonds in lists. */
export const fauxDiamondsListing: GameListing = {
  id: 'faux-diamonds',
  seats: { min: 2, max: 6 },
  emblem: Emblem,
  name: () => text().name,
  tagline: () => text().tagline,
  load: async () => (await import('./index')).fauxDiamondsUi,
};
