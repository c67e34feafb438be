import { pick } from '../engine/rng';
import type { Bot } from './bot';
import { medium } from './medium';

/** In so many of a hundred moves the easy player does not think. */
const THOUGHTLESS = 35;

/**
 * The easy computer player: often makes any move that is not absurd, else the game's quick sensible one.
 * @throws TypeError when the view is the table's: nobody plays for the table.
 */
export const easy: Bot = (game, view, rng) => {
  if (view.viewer === 'table' || rng.below(100) >= THOUGHTLESS) return medium(game, view, rng);
  const early = game.foresight.beforeOthersChose(view);
  return pick(game.foresight.candidates(game.determinize(early, rng), view.viewer), rng);
};
