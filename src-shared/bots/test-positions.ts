import * as v from 'valibot';
import { copy } from '../engine/copy';
import type { Game, GameTypes, Seat } from '../engine/game';
import { startMatch } from '../engine/match';
import { createRng, pick } from '../engine/rng';

/** A seat that has a choice to make. */
export interface Position {
  state: GameTypes['state'];
  seat: Seat;
}

/** One in so many moves on the way is any candidate, so that strange positions come up too. */
const STRAY = 5;
/** One in so many positions on the way is kept, so that they come from many matches. */
const KEPT = 3;

/**
 * Positions that come up when computer players play, with any number of seats.
 * @param optionsFor sets of options worth playing with that many seats, besides the defaults.
 * @param isWanted of which positions there shall be so many.
 */
export function reachPositions(
  game: Game,
  optionsFor: (seats: number) => readonly object[],
  count: number,
  isWanted: (position: Position) => boolean = () => true,
): Position[] {
  const positions: Position[] = [];
  for (let match = 0; positions.length < count; match++) {
    const rng = createRng(`match ${match}`, 'positions');
    const seats = game.seats.min + rng.below(game.seats.max - game.seats.min + 1);
    const options = v.parse(game.options, pick([{}, ...optionsFor(seats)], rng));
    const { state } = startMatch(game, options, seats, `match ${match}`, ignore);
    for (let owing = game.toAct(state); owing.length > 0; owing = game.toAct(state)) {
      const seat = pick(owing, rng);
      const isChoice = game.legalMoves(state, seat).length > 1 && isWanted({ state, seat });
      if (isChoice && rng.below(KEPT) === 0) positions.push({ state: copy(state), seat });
      const move =
        rng.below(STRAY) === 0
          ? pick(game.foresight.candidates(state, seat), rng)
          : game.policy(state, seat, rng);
      game.apply(state, seat, move, rng, ignore);
    }
  }
  return positions.slice(0, count);
}

function ignore(): void {
  // Nobody listens.
}
