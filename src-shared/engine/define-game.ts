import { copy } from './copy';
import type { Game, GameTypes, Viewer } from './game';

/** All that a game says itself: everything but its views, which are made in one place for all games. */
export type GameRules<T extends GameTypes> = Omit<Game<T>, 'view'> & {
  /**
   * What the viewer knows besides what is open: made from what is hidden, a careful player's memory included. It may
   * share lists with the state.
   */
  readonly own: (state: T['state'], viewer: Viewer) => T['view']['own'];
};

/**
 * Makes a game of its rules. A view is what is open, as it is, and what its viewer alone knows: nothing else leaves a
 * state, and nothing of it is shared.
 */
export function defineGame<T extends GameTypes>({ own, ...game }: GameRules<T>): Game<T> {
  return {
    ...game,
    view: (state, viewer) => ({ viewer, open: copy(state.open), own: copy(own(state, viewer)) }),
  };
}
