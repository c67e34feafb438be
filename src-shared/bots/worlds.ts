import { at } from '../engine/at';
import { copy } from '../engine/copy';
import type { Game, GameTypes, Seat } from '../engine/game';
import type { Rng } from '../engine/rng';
import { drawPlace, mixture } from './mixture';

/** How many surprising moves make a world half as likely. */
const HALVING = 0.5;

/** A source of worlds that a view allows; each may be changed. */
export type Worlds<T extends GameTypes> = () => T['state'];

/** Worlds that are each as likely as the view alone tells. */
export function allowedWorlds<T extends GameTypes>(game: Game<T>, view: T['view'], rng: Rng): Worlds<T> {
  return () => game.determinize(view, rng);
}

/**
 * Worlds drawn from so many that the view allows, the likelier the better they explain what the others have played:
 * how an experienced player reads the cards. In games whose moves tell little all worlds are alike.
 * @param count of how many.
 */
export function likelyWorlds<T extends GameTypes>(
  game: Game<T>,
  view: T['view'],
  seat: Seat,
  count: number,
  rng: Rng,
): Worlds<T> {
  const { foresight } = game;
  if (foresight.surprises === undefined) return allowedWorlds(game, view, rng);
  const worlds = Array.from({ length: count }, () => game.determinize(view, rng));
  const likelihoods = worlds.map((world) => -(foresight.surprises?.(world, seat) ?? 0));
  const weights = mixture(likelihoods, HALVING);
  return () => copy(at(worlds, drawPlace(weights, rng)));
}
