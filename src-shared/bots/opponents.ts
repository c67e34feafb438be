import { at } from '../engine/at';
import type { Mixing } from '../engine/foresight';
import type { Game, GameTypes, Seat } from '../engine/game';
import { pick, type Rng } from '../engine/rng';
import { drawPlace, mixture } from './mixture';

/** What other seats may choose at the same time as the seat that thinks, who cannot see it. */
export interface Opponents<T extends GameTypes> {
  /** Makes the choice of every other seat that owes one, in place. */
  choose(world: T['state'], rng: Rng): Choice[];
  /**
   * Notes what their choices were worth to them in one world.
   * @param ends where the world went with each move of the thinker.
   * @param worths what these moves are worth to the thinker so far: it is expected to mix them accordingly.
   */
  learn(choices: readonly Choice[], ends: readonly T['state'][], worths: readonly number[]): void;
}

/** A choice that an opponent made in an imagined world. */
export interface Choice {
  seat: Seat;
  kind: string;
}

interface Experience {
  times: number;
  worth: number;
}

/**
 * Opponents who choose by the game's policy half the time, and half the time by what has paid them so far: whoever
 * thinks ahead is expected to be thought about.
 * @param thinker the seat whose own choice is left open.
 */
export function learningOpponents<T extends GameTypes>(
  game: Game<T>,
  mixing: Mixing<T>,
  thinker: Seat,
): Opponents<T> {
  const learned = new Map<string, Experience>();
  const experienceOf = (seat: Seat, kind: string): Experience | undefined => learned.get(`${seat} ${kind}`);

  function byExperience(world: T['state'], seat: Seat, rng: Rng): T['move'] {
    const moves = game.foresight.candidates(world, seat);
    const untried = moves.filter((move) => experienceOf(seat, mixing.kindOf(move)) === undefined);
    if (untried.length > 0) return pick(untried, rng);
    const worths = moves.map((move) => {
      const { worth, times } = experienceOf(seat, mixing.kindOf(move)) ?? { worth: 0, times: 1 };
      return worth / times;
    });
    return at(moves, drawPlace(mixture(worths, mixing.halving), rng));
  }

  return {
    choose(world, rng) {
      const others = game.toAct(world).filter((seat) => seat !== thinker);
      return others.map((seat) => {
        const move = rng.below(2) === 0 ? game.policy(world, seat, rng) : byExperience(world, seat, rng);
        game.apply(world, seat, move, rng, () => undefined);
        return { seat, kind: mixing.kindOf(move) };
      });
    },
    learn(choices, ends, worths) {
      const weights = mixture(worths, mixing.halving);
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      for (const { seat, kind } of choices) {
        const worth =
          ends.reduce((sum, end, i) => sum + at(weights, i) * game.foresight.value(end, seat), 0) / whole;
        const key = `${seat} ${kind}`;
        const before = learned.get(key) ?? { times: 0, worth: 0 };
        learned.set(key, { times: before.times + 1, worth: before.worth + worth });
      }
    },
  };
}
