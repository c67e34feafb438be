import type { Bot } from './bot';

/**
 * The easy computer player: imagines one way the hidden cards may lie and makes the game's quick sensible move there.
 * @throws TypeError when the view is the table's: nobody plays for the table.
 */
export const easy: Bot = (game, view, rng) => {
  if (view.viewer === 'table') throw new TypeError('a bot decides for a seat, not for the table');
  return game.policy(game.determinize(view, rng), view.viewer, rng);
};
