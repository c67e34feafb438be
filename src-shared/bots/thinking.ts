import type { GameTypes } from '../engine/game';
import type { Rng } from '../engine/rng';
import type { Bot } from './bot';
import { pairedDifference } from './paired';
import { search, type Assessment } from './search';

/** How many standard errors a move must be better than the usual one to be made instead. */
const CLEAR = 1;
/** Weights of a mixed choice are in so many parts of the best move's. */
const WHOLE = 2 ** 16;
const MOST_HALVINGS = 16;

/**
 * A computer player that thinks ahead.
 * @param budgetFor the roll-outs of one decision in a game.
 */
export function thinking(budgetFor: (game: Parameters<Bot>[0]) => number): Bot {
  return (game, view, rng) => {
    const rollOuts = budgetFor(game);
    const { mixing } = game.foresight;
    const keep = mixing === null ? 1 : Infinity;
    const assessments = search(game, view, rng, { rollOuts, keep, watch: false });
    return mixing === null ? clearlyBest(assessments).move : mixed(assessments, mixing, rng);
  };
}

/** The best move, or the usual one when the best is not clearly better. */
export function clearlyBest(assessments: readonly Assessment[]): Assessment {
  const [best] = assessments;
  const usual = assessments.find(({ isUsual }) => isUsual);
  if (usual === undefined) return best;
  const { mean, error } = pairedDifference(best.rewards, usual.rewards);
  return mean > CLEAR * error ? best : usual;
}

/**
 * A move drawn by its mean reward, each half as likely for every `halving` that it is worse than the best.
 * @param assessments of all candidates, the best first.
 */
export function mixed(assessments: readonly Assessment[], halving: number, rng: Rng): GameTypes['move'] {
  const [best] = assessments;
  const weights = assessments.map(({ rewards }) =>
    halved(pairedDifference(best.rewards, rewards).mean / halving),
  );
  let drawn = rng.below(weights.reduce((sum, weight) => sum + weight, 0));
  return assessments[weights.findIndex((weight) => (drawn -= weight) < 0)].move;
}

/** Halves the whole so many times; between two halvings in proportion, since no platform agrees on powers. */
function halved(times: number): number {
  const whole = Math.floor(Math.max(0, times));
  if (whole >= MOST_HALVINGS) return 0;
  const upper = WHOLE / 2 ** whole;
  return Math.round(upper - (upper / 2) * (Math.max(0, times) - whole));
}
