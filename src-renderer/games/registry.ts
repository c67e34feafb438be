import { diamondsListing } from './diamonds/listing';
import { diamonstersListing } from './diamonsters/listing';
import { diamsListing } from './diams/listing';
import { fauxDiamondsListing } from './faux-diamonds/listing';
import type { GameListing } from './game-listing';

/** Every game as people are offered it, in the order of the shared registry. */
export const LISTINGS: readonly GameListing[] = [
  diamonstersListing,
  diamondsListing,
  diamsListing,
  fauxDiamondsListing,
];

/** @returns what lists say of the game of that id, or null when this version has none. */
export function findListing(id: string): GameListing | null {
  return LISTINGS.find((listing) => listing.id === id) ?? null;
}
