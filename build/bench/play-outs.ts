import type { Game as BoardgameGame } from 'boardgame.io';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import * as v from 'valibot';
import type { Game, GameTypes } from '../../src-shared/engine/game';
import { createRng, pick, type Rng } from '../../src-shared/engine/rng';
import { diamonds } from '../../src-shared/games/diamonds';
import { diamonsters } from '../../src-shared/games/diamonsters';
import { fauxDiamonds } from '../../src-shared/games/faux-diamonds';
import { boardgameDiamonds, choicesOf } from './diamonds.boardgame';
import { boardgameDiamonsters } from './diamonsters.boardgame';

const SEATS = 4;
const ROUNDS = 4;
const ROUND_MS = 1000;

/** A way to play a random match of a game to its end; returns the number of its moves. */
type PlayOut = (seed: string, choice: Rng) => number;

interface Pace {
  matches: number;
  moves: number;
  ms: number;
}

/** Random play-outs a second of each game, ours against boardgame.io's where the game was written for both. */
export function playOuts(print: (line: string) => void): void {
  const bids = onBoardgame(boardgameDiamonsters, ({ hands, bids }) => {
    const seat = bids.indexOf(null);
    return { seat, move: 'bid', args: hands[seat] };
  });
  const plays = onBoardgame(boardgameDiamonds, (state) => ({ seat: state.turn, ...choicesOf(state) }));
  compare('Diamonsters', onOurs(diamonsters), bids, print);
  compare('Diamonds', onOurs(diamonds), plays, print);
  measure('Faux Diamonds', onOurs(fauxDiamonds), print);
}

function compare(name: string, playOurs: PlayOut, playTheirs: PlayOut, print: (line: string) => void): void {
  const ours: Pace = { matches: 0, moves: 0, ms: 0 };
  const theirs: Pace = { matches: 0, moves: 0, ms: 0 };
  run(playOurs, ROUND_MS / 2);
  run(playTheirs, ROUND_MS / 2);
  for (let round = 0; round < ROUNDS; round++) {
    add(ours, run(playOurs, ROUND_MS));
    add(theirs, run(playTheirs, ROUND_MS));
  }
  print(`Random play-outs of ${name}, ${SEATS} seats, default options, both in this process:`);
  print(`  Brilliant Cut  ${describe(ours)}`);
  print(`  boardgame.io   ${describe(theirs)}`);
  print(`  ratio          ${(perSecond(ours) / perSecond(theirs)).toFixed(0)}`);
}

function measure(name: string, playOut: PlayOut, print: (line: string) => void): void {
  run(playOut, ROUND_MS / 2);
  print(`Random play-outs of ${name}, ${SEATS} seats, default options:`);
  print(`  Brilliant Cut  ${describe(run(playOut, ROUND_MS * ROUNDS))}`);
}

function onOurs<T extends GameTypes>(game: Game<T>): PlayOut {
  const options = v.parse(game.options, {});
  return (seed, choice) => {
    const rng = createRng(seed, 'rules');
    const state = game.start(options, SEATS, rng, ignore);
    let moves = 0;
    for (let owing = game.toAct(state); owing.length > 0; owing = game.toAct(state)) {
      const [seat] = owing;
      game.apply(state, seat, pick(game.legalMoves(state, seat), choice), rng, ignore);
      moves++;
    }
    return moves;
  };
}

/** The legal moves of a seat, as boardgame.io takes them: all of one kind, each with one argument. */
interface Choices {
  seat: number;
  move: string;
  args: readonly unknown[];
}

function onBoardgame<State>(game: BoardgameGame<State>, choicesIn: (state: State) => Choices): PlayOut {
  const processed = ProcessGameConfig(game);
  const reduce = CreateGameReducer({ game: processed });
  return (seed, choice) => {
    let state = InitializeGame({ game: { ...processed, seed }, numPlayers: SEATS });
    let moves = 0;
    while (state.ctx.gameover === undefined) {
      const { seat, move, args } = choicesIn(state.G as State);
      const payload = { type: move, args: [pick(args, choice)], playerID: String(seat), credentials: '' };
      const next = reduce(state, { type: 'MAKE_MOVE', payload });
      if (next.transients?.error) {
        throw new Error(`boardgame.io refused a move: ${next.transients.error.type}`);
      }
      state = next;
      moves++;
    }
    return moves;
  };
}

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
