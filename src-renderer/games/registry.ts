import { diamondsUi } from './diamonds';
import { diamonstersUi } from './diamonsters';
import { diamsUi } from './diams';
import { fauxDiamondsUi } from './faux-diamonds';
import type { GameUi } from './game-ui';

/** The screens' side of every game, in the order of the shared registry. */
const GAME_UIS = [diamonstersUi, diamondsUi, diamsUi, fauxDiamondsUi] as const satisfies readonly GameUi[];

/** @returns the screens' side of the game of that id, or null when this version has none. */
export function findGameUi(id: string): GameUi | null {
  return (GAME_UIS as readonly GameUi[]).find((ui) => ui.id === id) ?? null;
}

/** @returns the screens' side of every game, in the order in which people are offered them. */
export function offeredGames(): readonly GameUi[] {
  return GAME_UIS;
}
