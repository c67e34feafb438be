import type { GameId } from '../../src-shared/games/registry';
import { diamondsListing } from './diamonds/listing';
import { diamonstersListing } from './diamonsters/listing';
import { diamsListing } from './diams/listing';
import { fauxDiamondsListing } from './faux-diamonds/listing';
import type { GameListing } from './game-listing';

/** What lists say of each game, in the order of the shared registry. */
const LISTING_OF: Readonly<Record<GameId, GameListing>> = {
  diamonsters: diamonstersListing,
  diamonds: diamondsListing,
  diams: diamsListing,
  'faux-diamonds': fauxDiamondsListing,
};

/** Every game as people are offered it. */
export const LISTINGS: readonly GameListing[] = Object.values(LISTING_OF);

/** @returns what lists say of the game of that id, or null when this version has none. */
export function findListing(id: string): GameListing | null {
  return LISTINGS.find((listing) => listing.id === id) ?? null;
}
