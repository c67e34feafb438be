import { at } from '../engine/at';
import type { Game, GameTypes } from '../engine/game';
import type { Rng } from '../engine/rng';
import type { Bot } from './bot';
import { drawPlace, mixture } from './mixture';
import { pairedDifference } from './paired';
import { meanReward, search, type Assessment, type Thought } from './search';

/** How many worlds an expert judges by what the others have played. */
const CONSIDERED = 400;
/** How many standard errors a move must be better than the usual one to be made instead. */
const CLEAR = 1;

/** How much thought an expert gives to a decision. */
export function expertThought(game: Game): Thought {
  return { rollOuts: game.foresight.expertBudget, expectThought: true, considered: CONSIDERED };
}

/**
 * A computer player that thinks ahead.
 * @param thoughtIn how much thought a decision of a game gets.
 */
export function thinking(thoughtIn: (game: Game) => Thought): Bot {
  return (game, view, rng) => {
    const { mixing } = game.foresight;
    const keep = mixing === null ? 1 : Infinity;
    const assessments = search(game, view, rng, { ...thoughtIn(game), keep, watch: false });
    return mixing === null ? clearlyBest(assessments).move : mixed(assessments, mixing.halving, rng);
  };
}

/** The best move, or the usual one when the best is not clearly better. */
export function clearlyBest(assessments: readonly Assessment[]): Assessment {
  const best = at(assessments, 0);
  const usual = assessments.find(({ isUsual }) => isUsual);
  if (usual === undefined) return best;
  const { mean, error } = pairedDifference(best.rewards, usual.rewards);
  return mean > CLEAR * error ? best : usual;
}

/**
 * A move drawn by its mean reward, each half as likely for every `halving` that it is worse than the best.
 * @param assessments of all candidates.
 */
export function mixed(assessments: readonly Assessment[], halving: number, rng: Rng): GameTypes['move'] {
  return at(assessments, drawPlace(mixture(assessments.map(meanReward), halving), rng)).move;
}
