import type { Game, GameTypes, Seat } from '../engine/game';
import { quickRng } from '../engine/quick-rng';

/** So many worlds that a choice which shows in any of them would be a rare one. */
const WORLDS = 16;

/**
 * Whether everyone at the table can see that the seat has no choice, as with the last card of a hand: it has exactly
 * one legal move however the cards lie that nobody has seen.
 * @param view the table's, which tells nothing hidden; so what follows from this tells nothing hidden either.
 * @throws TypeError when the view is a seat's.
 */
export function isVisiblyForced(game: Game, view: GameTypes['view'], seat: Seat): boolean {
  if (view.viewer !== 'table') throw new TypeError('what everyone can see is judged from the table’s view');
  for (let world = 0; world < WORLDS; world++) {
    const imagined = game.determinize(view, quickRng(world));
    if (game.legalMoves(imagined, seat).length !== 1) return false;
  }
  return true;
}
