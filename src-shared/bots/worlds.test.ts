import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { at } from '../engine/at';
import { copy } from '../engine/copy';
import type { Game, GameTypes } from '../engine/game';
import { playMove, startMatch, firstToAct } from '../engine/match';
import { createRng } from '../engine/rng';
import { diamonds } from '../games/diamonds';
import { allowedWorlds, likelyWorlds, type Worlds } from './worlds';

const SEATS = 4;
const MOMENTS = 24;
const DRAWN = 12;
const ignore = () => undefined;
const games: readonly Game[] = [diamonds];

/** Moments of a match in which everyone follows the policy, each with the seat that is to move. */
function* moments(game: Game) {
  const match = startMatch(game, v.parse(game.options, {}), SEATS, 'reading cards', ignore);
  const choice = createRng('moments', 'test');
  for (let at = 0; at < 6 * MOMENTS; at++) {
    const seat = firstToAct(game, match.state);
    if (at % 6 === 5) yield { state: copy(match.state), seat };
    playMove(match, seat, game.policy(match.state, seat, choice), ignore);
  }
}

function surprisesOf(game: Game, world: GameTypes['state'], seat: number): number {
  return game.foresight.surprises?.(world, seat) ?? NaN;
}

function surprisesIn(game: Game, worlds: Worlds<never>, seat: number): number {
  return Array.from({ length: DRAWN }, worlds).reduce(
    (sum: number, world) => sum + surprisesOf(game, world, seat),
    0,
  );
}

describe.each(games.map((game) => [game.id, game] as const))('the worlds imagined in %s', (_, game) => {
  it('explain what the others played better when they were chosen for it', () => {
    const rng = createRng('worlds', 'test');
    let [truth, any, likely] = [0, 0, 0];
    for (const { state, seat } of moments(game)) {
      const view = game.view(state, seat);
      truth += DRAWN * surprisesOf(game, state, seat);
      any += surprisesIn(game, allowedWorlds(game, view, rng) as Worlds<never>, seat);
      likely += surprisesIn(game, likelyWorlds(game, view, seat, 100, rng) as Worlds<never>, seat);
    }
    expect(likely).toBeLessThan(any / 2);
    expect(truth).toBeLessThan(any / 2);
  });

  it('can be changed without changing the ones drawn later', () => {
    const rng = createRng('worlds', 'test');
    const { state, seat } = at([...moments(game)], 0);
    const worlds = likelyWorlds(game, game.view(state, seat), seat, 1, rng);
    const world = worlds();
    const before = structuredClone(world);
    game.apply(world, seat, at(game.legalMoves(world, seat), 0), rng, ignore);
    expect(worlds()).toEqual(before);
  });
});
