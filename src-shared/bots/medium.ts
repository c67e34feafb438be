import type { Bot } from './bot';

/**
 * The medium computer player: makes the game's quick sensible move, remembering all that was seen.
 * @throws TypeError when the view is the table's: nobody plays for the table.
 */
export const medium: Bot = (game, view, rng) => {
  if (view.viewer === 'table') throw new TypeError('a bot decides for a seat, not for the table');
  const early = game.foresight.beforeOthersChose(view);
  return game.policy(game.determinize(early, rng), view.viewer, rng);
};
