import * as v from 'valibot';
import type { Game } from '../../src-shared/engine/game';
import { startMatch } from '../../src-shared/engine/match';
import { createRng, pick } from '../../src-shared/engine/rng';
import { GAMES } from '../../src-shared/games/registry';

const GAME_MS = 1000;

/** Random matches per second of every game, at its smallest and its largest table, default options. */
export function randomMatches(print: (line: string) => void): void {
  print('Random matches of each game, default options:');
  for (const game of GAMES) {
    for (const seats of new Set([game.seats.min, game.seats.max])) print(`  ${measure(game, seats)}`);
  }
}

function measure(game: Game, seats: number): string {
  const started = performance.now();
  let [matches, moves, most, ms] = [0, 0, 0, 0];
  while (ms < GAME_MS) {
    const match = playAtRandom(game, seats, `bench ${matches}`);
    moves += match.moves;
    most = Math.max(most, match.mostLegal);
    matches++;
    ms = performance.now() - started;
  }
  const rate = ((1000 * matches) / ms).toFixed(1).padStart(8);
  const length = (moves / matches).toFixed(0).padStart(4);
  const name = `${game.id}, ${seats} seats`.padEnd(24);
  return `${name} ${rate} matches a second, ${length} moves a match, at most ${most} legal moves`;
}

function playAtRandom(game: Game, seats: number, seed: string): { moves: number; mostLegal: number } {
  const choice = createRng(seed, 'choices');
  const { state, rng } = startMatch(game, v.parse(game.options, {}), seats, seed, ignore);
  let [moves, mostLegal] = [0, 0];
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const legal = game.legalMoves(state, seat);
    mostLegal = Math.max(mostLegal, legal.length);
    game.apply(state, seat, pick(legal, choice), rng, ignore);
    moves++;
  }
  return { moves, mostLegal };
}

function ignore(): void {
  // Nobody listens.
}
