import * as v from 'valibot';
import type { Game, GameTypes, Seat } from '../../src-shared/engine/game';
import { startMatch } from '../../src-shared/engine/match';
import { createRng, pick, type Rng } from '../../src-shared/engine/rng';
import { GAMES } from '../../src-shared/games/registry';

const SEATS = 4;
const WARM_UP_MS = 500;
const GAME_MS = 4000;

interface Pace {
  matches: number;
  moves: number;
  ms: number;
}

/** Random play-outs a second of each game. */
export function playOuts(print: (line: string) => void): void {
  print(`Random play-outs, ${SEATS} seats, default options:`);
  for (const game of GAMES) {
    run(game, WARM_UP_MS);
    print(`  ${game.id.padEnd(14)} ${describe(run(game, GAME_MS))}`);
  }
}

/** Plays matches one after another for about so long. */
function run(game: Game, ms: number): Pace {
  const choice = createRng('choices', 'bench');
  const pace = { matches: 0, moves: 0, ms: 0 };
  const started = performance.now();
  while (pace.ms < ms) {
    pace.moves += playOut(game, `bench ${pace.matches}`, choice);
    pace.matches++;
    pace.ms = performance.now() - started;
  }
  return pace;
}

/** Plays a random match to its end; returns the number of its moves. */
function playOut(game: Game, seed: string, choice: Rng): number {
  const { state, rng } = startMatch(game, v.parse(game.options, {}), SEATS, seed, ignore);
  let moves = 0;
  for (let seat = nextSeat(game, state); seat !== null; seat = nextSeat(game, state)) {
    game.apply(state, seat, pick(game.legalMoves(state, seat), choice), rng, ignore);
    moves++;
  }
  return moves;
}

function nextSeat(game: Game, state: GameTypes['state']): Seat | null {
  return game.toAct(state).at(0) ?? null;
}

function describe({ matches, moves, ms }: Pace): string {
  const rate = ((1000 * matches) / ms).toFixed(1).padStart(8);
  return `${rate} matches a second, ${(moves / matches).toFixed(0)} moves a match`;
}

function ignore(): void {
  // Nobody listens.
}
