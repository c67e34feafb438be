import * as v from 'valibot';
import { findGame } from '../../src-shared/games/registry';
import type { BotLevel } from '../../src-shared/protocol/requests';
import type { Contest } from './duel';

/** What the computer players are measured by: each level against the one below in every game, and more where it counts. */
export const USUAL_CONTESTS: readonly Contest[] = [
  contest('diamonds', 4, 'expert', 'medium'),
  contest('diamonds', 4, 'expert', 'easy'),
  contest('diamonds', 4, 'hard', 'medium'),
  contest('diamonds', 4, 'expert', 'hard'),
  contest('diamonds', 4, 'medium', 'easy'),
  contest('diamonsters', 2, 'expert', 'medium'),
  contest('diamonsters', 4, 'expert', 'medium'),
  contest('diamonsters', 4, 'expert', 'hard'),
  contest('diamonsters', 4, 'hard', 'medium'),
  contest('diamonsters', 4, 'medium', 'easy'),
  contest('faux-diamonds', 4, 'expert', 'medium'),
  contest('faux-diamonds', 4, 'expert', 'hard'),
  contest('faux-diamonds', 4, 'hard', 'medium'),
  contest('faux-diamonds', 4, 'medium', 'easy'),
  contest('diams', 2, 'expert', 'medium'),
  contest('diams', 4, 'expert', 'medium'),
  contest('diams', 4, 'expert', 'hard'),
  contest('diams', 4, 'hard', 'medium'),
  contest('diams', 4, 'medium', 'easy'),
];

/**
 * A contest with a game's default options.
 * @throws RangeError when there is no such game.
 */
export function contest(id: string, seats: number, challenger: BotLevel, field: BotLevel): Contest {
  const game = findGame(id);
  if (game === null) throw new RangeError(`no such game: ${id}`);
  return { game: id, options: v.parse(game.options, {}), seats, challenger, field };
}
