import type { GameTypes } from '../../src-shared/engine/game';
import type { GameUi } from './game-ui';

/**
 * Registers a game's own screens among those of all games.
 *
 * The one cast of the registry: a board takes the props of its own game only, so `GameUi<T>` is no `GameUi` to the
 * compiler. It is safe because a table looks the screens up by the id of the game that made the view.
 */
export function defineGameUi<T extends GameTypes>(ui: GameUi<T>): GameUi {
  return ui as unknown as GameUi;
}
