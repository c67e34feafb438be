import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { createRng, pick, type Rng } from '../../src-shared/engine/rng';
import { diamonsters } from '../../src-shared/games/diamonsters';
import { boardgameDiamonsters, type BoardgameState } from './diamonsters.boardgame';

const SEATS = 4;
const ROUNDS = 4;
const ROUND_MS = 1000;

/** A way to play a random match of Diamonsters to its end; returns the number of its moves. */
type PlayOut = (seed: string, choice: Rng) => number;

interface Pace {
  matches: number;
  moves: number;
  ms: number;
}

/** Random play-outs of Diamonsters per second, ours against boardgame.io's. */
export function playOuts(print: (line: string) => void): void {
  const ours: Pace = { matches: 0, moves: 0, ms: 0 };
  const theirs: Pace = { matches: 0, moves: 0, ms: 0 };
  run(playOurs, ROUND_MS / 2);
  run(playBoardgame, ROUND_MS / 2);
  for (let round = 0; round < ROUNDS; round++) {
    add(ours, run(playOurs, ROUND_MS));
    add(theirs, run(playBoardgame, ROUND_MS));
  }
  print(`Random play-outs of Diamonsters, ${SEATS} seats, default options, both in this process:`);
  print(`  Brilliant Cut  ${describe(ours)}`);
  print(`  boardgame.io   ${describe(theirs)}`);
  print(`  ratio          ${(perSecond(ours) / perSecond(theirs)).toFixed(0)}`);
}

const playOurs: PlayOut = (seed, choice) => {
  const rng = createRng(seed, 'rules');
  const state = diamonsters.start({ target: null, freshHands: false }, SEATS, rng, ignore);
  let moves = 0;
  for (let owing = diamonsters.toAct(state); owing.length > 0; owing = diamonsters.toAct(state)) {
    const [seat] = owing;
    diamonsters.apply(state, seat, pick(diamonsters.legalMoves(state, seat), choice), rng, ignore);
    moves++;
  }
  return moves;
};

const processed = ProcessGameConfig(boardgameDiamonsters);
const reduce = CreateGameReducer({ game: processed });

const playBoardgame: PlayOut = (seed, choice) => {
  let state = InitializeGame({ game: { ...processed, seed }, numPlayers: SEATS });
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const table = state.G as BoardgameState;
    const seat = table.bids.indexOf(null);
    const card = pick(table.hands[seat], choice);
    const payload = { type: 'bid', args: [card], playerID: String(seat), credentials: '' };
    const next = reduce(state, { type: 'MAKE_MOVE', payload });
    if (next.transients?.error) throw new Error(`boardgame.io refused a bid: ${next.transients.error.type}`);
    state = next;
    moves++;
  }
  return moves;
};

/** Plays matches one after another for about so long. */
function run(playOut: PlayOut, ms: number): Pace {
  const choice = createRng('choices', 'bench');
  const pace = { matches: 0, moves: 0, ms: 0 };
  const started = performance.now();
  while (pace.ms < ms) {
    pace.moves += playOut(`bench ${pace.matches}`, choice);
    pace.matches++;
    pace.ms = performance.now() - started;
  }
  return pace;
}

function add(total: Pace, part: Pace): void {
  total.matches += part.matches;
  total.moves += part.moves;
  total.ms += part.ms;
}

function describe(pace: Pace): string {
  const rate = perSecond(pace).toFixed(1).padStart(8);
  return `${rate} matches a second, ${(pace.moves / pace.matches).toFixed(0)} moves a match`;
}

function perSecond(pace: Pace): number {
  return (1000 * pace.matches) / pace.ms;
}

function ignore(): void {
  // Nobody listens.
}
