import { pick } from '../engine/rng';
import type { Bot } from './bot';
import { medium } from './medium';

/** In so many of a hundred moves the easy player does not think. */
const THOUGHTLESS = 55;

/**
 * The easy computer player: remembers nothing, often makes any move that is not absurd, else the game's quick sensible
 * one.
 * @throws TypeError when the view is the table's: nobody plays for the table.
 */
export const easy: Bot = (game, view, rng) => {
  const { foresight } = game;
  const inSight = foresight.withoutMemory(view);
  if (view.viewer === 'table' || rng.below(100) >= THOUGHTLESS) return medium(game, inSight, rng);
  const world = game.determinize(foresight.beforeOthersChose(inSight), rng);
  return pick(foresight.candidates(world, view.viewer), rng);
};
