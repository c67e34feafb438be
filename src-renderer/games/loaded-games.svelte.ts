import { findListing } from './registry';
import type { GameUi } from './game-ui';

/** The screens of the games that have been fetched. */
let loaded = $state.raw<readonly GameUi[]>([]);
let onTheirWay: readonly { id: string; arrival: Promise<void> }[] = [];

/** @returns the screens of the game of that id once they are here; null before, and of a game this version lacks. */
export function findGameUi(id: string): GameUi | null {
  return loaded.find((ui) => ui.id === id) ?? null;
}

/**
 * Fetches the screens of a game unless they are here or on their way. A game that this version lacks has none.
 * Rejects when they cannot be had; the next call tries again.
 */
export function loadGame(id: string): Promise<void> {
  const listing = findListing(id);
  if (!listing || findGameUi(id)) return Promise.resolve();
  const awaited = onTheirWay.find((each) => each.id === id);
  if (awaited) return awaited.arrival;
  const arrival = listing
    .load()
    .then((ui) => void (loaded = [...loaded, ui]))
    .finally(() => (onTheirWay = onTheirWay.filter((each) => each.id !== id)));
  onTheirWay = [...onTheirWay, { id, arrival }];
  return arrival;
}
