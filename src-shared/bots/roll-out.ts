import { copy } from '../engine/copy';
import type { Emit, Game, GameTypes, Seat } from '../engine/game';
import { pick, type Rng } from '../engine/rng';

/** One in so many moves of a roll-out is made at random: nobody plays quite as expected. */
const STRAY = 10;

/**
 * Makes a move in an imagined world and plays on by the game's policy, with some random moves, as far as it pays.
 * @param world stays as it is.
 * @returns the state that was reached.
 */
export function rollOut<T extends GameTypes>(
  game: Game<T>,
  world: T['state'],
  seat: Seat,
  move: T['move'],
  rng: Rng,
  emit: Emit<T['event']>,
): T['state'] {
  const state = copy(world);
  game.apply(state, seat, move, rng, emit);
  for (;;) {
    const next = game.toAct(state)[0];
    if (next === undefined || game.foresight.isFarEnough(world, state)) return state;
    const made =
      rng.below(STRAY) === 0
        ? pick(game.foresight.candidates(state, next), rng)
        : game.policy(state, next, rng);
    game.apply(state, next, made, rng, emit);
  }
}
