import * as v from 'valibot';
import type { Game } from '../../src-shared/engine/game';
import { GAMES, findGame } from '../../src-shared/games/registry';
import { BOT_LEVELS, type BotLevel } from '../../src-shared/protocol/requests';
import { readWhole, wrong, type Reading } from './arguments';

/** What is played, and by how many. */
export interface TableArguments {
  game: Game;
  seats: number;
  /** As the game's schema returned them. */
  options: object;
}

/** Reads the values of `--game`, `--seats` and `--options`, or says in one sentence what to change. */
export function readTable(id: string, seatsText: string, optionsText: string): Reading<TableArguments> {
  const game = findGame(id);
  if (game === null) return wrong(`There is no game "${id}"; --game takes one of ${gameIds()}.`);
  const seats = readWhole('--seats', seatsText, game.seats.min, game.seats.max);
  if (!seats.ok) return seats;
  const options = readOptions(game, optionsText, seats.value);
  if (!options.ok) return options;
  return { ok: true, value: { game, seats: seats.value, options: options.value } };
}

/** Reads the level of a computer player. */
export function readLevel(flag: string, name: string): Reading<BotLevel> {
  const level = BOT_LEVELS.find((known) => known === name.trim());
  if (level === undefined) return wrong(`${flag} takes the levels ${BOT_LEVELS.join(', ')}, not "${name}".`);
  return { ok: true, value: level };
}

/** The games there are, in words. */
export function gameIds(): string {
  return GAMES.map((game) => game.id).join(', ');
}

function readOptions(game: Game, text: string, seats: number): Reading<object> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return wrong(`--options takes JSON such as '{}', not '${text}'.`);
  }
  if (Array.isArray(json)) return wrong(`--options takes a JSON object such as '{}', not a list.`);
  const parsed = v.safeParse(game.options, json);
  if (!parsed.success) {
    const [problem] = parsed.issues;
    const where = v.getDotPath(problem);
    return wrong(
      `--options does not fit ${game.id}: ${where === null ? '' : `${where}: `}${problem.message}.`,
    );
  }
  const refusal = game.refuseOptions(parsed.output, seats);
  if (refusal !== null) return wrong(`These options cannot be played by ${seats} seats: ${refusal}.`);
  return { ok: true, value: parsed.output };
}
