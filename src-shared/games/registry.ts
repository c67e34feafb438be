import type { Game } from '../engine/game';
import { diamonds } from './diamonds';
import { diamonsters } from './diamonsters';
import { diams } from './diams';
import { fauxDiamonds } from './faux-diamonds';

/** Every game there is, from the simplest to the deepest: people are offered them in this order. */
export const GAMES = [diamonsters, diamonds, diams, fauxDiamonds] as const satisfies readonly Game[];

/** The ids of the games that there are. */
export type GameId = (typeof GAMES)[number]['id'];

/** @returns the game of that id, or null when this version has none. */
export function findGame(id: string): Game | null {
  return (GAMES as readonly Game[]).find((game) => game.id === id) ?? null;
}
