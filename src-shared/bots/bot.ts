import type { Game, GameTypes } from '../engine/game';
import type { Rng } from '../engine/rng';

/**
 * A computer player: the legal move it makes for the seat that a view belongs to. It is given nothing else, and its
 * chance comes from a stream of its own, so that the same view and stream make the same move.
 */
export type Bot = (game: Game, view: GameTypes['view'], rng: Rng) => GameTypes['move'];
