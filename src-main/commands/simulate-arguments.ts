import * as v from 'valibot';
import type { BotSeat } from '../../src-shared/bots/bot-match';
import { BOTS } from '../../src-shared/bots/registry';
import type { Game } from '../../src-shared/engine/game';
import { GAMES, findGame } from '../../src-shared/games/registry';
import { BOT_LEVELS } from '../../src-shared/protocol/requests';
import { readWhole, splitArguments, type Reading } from './arguments';

/** What `npm run simulate` is to do. */
export interface Simulation {
  game: Game;
  options: object;
  seats: BotSeat[];
  /** One match for each. */
  seeds: string[];
  /** Whether `out` and `trace` name folders, with a file for each seed. */
  many: boolean;
  out: string | null;
  trace: string | null;
}

const USAGE =
  'npm run simulate -- --game G --seats N --seed S [--options JSON] [--bots L,L,…] [--count N] [--out PATH] [--trace PATH]';

const FLAGS = {
  game: { type: 'string' },
  seats: { type: 'string' },
  seed: { type: 'string' },
  options: { type: 'string', default: '{}' },
  bots: { type: 'string' },
  count: { type: 'string' },
  out: { type: 'string' },
  trace: { type: 'string' },
} as const;

const MOST_MATCHES = 1_000_000;
const FILE_NAME = /^[\w.-]{1,100}$/;

/** Reads the command line, or says in one sentence what to change. */
export function readSimulation(args: readonly string[]): Reading<Simulation> {
  const split = splitArguments(args, FLAGS, USAGE);
  if (!split.ok) return split;
  const { values, positionals } = split.value;
  if (positionals.length > 0) return wrong(`"${positionals[0]}" belongs to no option; write ${USAGE}.`);
  if (values.game === undefined) return wrong(`Name a game with --game: ${gameIds()}.`);
  if (values.seats === undefined) return wrong('Say with --seats how many play.');
  if (values.seed === undefined) return wrong('Give a seed with --seed; any text will do.');

  const game = findGame(values.game);
  if (game === null) return wrong(`There is no game "${values.game}"; --game takes one of ${gameIds()}.`);
  const seats = readWhole('--seats', values.seats, game.seats.min, game.seats.max);
  if (!seats.ok) return seats;
  const options = readOptions(game, values.options, seats.value);
  if (!options.ok) return options;
  const bots = readBots(values.bots, seats.value);
  if (!bots.ok) return bots;
  const named = values.out !== undefined || values.trace !== undefined;
  const seeds = readSeeds(values.seed, values.count, named);
  if (!seeds.ok) return seeds;

  return {
    ok: true,
    value: {
      game,
      options: options.value,
      seats: bots.value,
      seeds: seeds.value,
      many: values.count !== undefined,
      out: values.out ?? null,
      trace: values.trace ?? null,
    },
  };
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

function readBots(text: string | undefined, seats: number): Reading<BotSeat[]> {
  const names = text === undefined ? Array.from({ length: seats }, () => 'easy') : text.split(',');
  if (names.length !== seats) {
    return wrong(`--bots names ${names.length} players for ${seats} seats; give one level for each seat.`);
  }
  const players: BotSeat[] = [];
  for (const [seat, name] of names.entries()) {
    const level = BOT_LEVELS.find((known) => known === name.trim());
    if (level === undefined) return wrong(`--bots takes the levels ${BOT_LEVELS.join(', ')}, not "${name}".`);
    players.push({ name: `Player ${seat + 1}`, level, bot: BOTS[level] });
  }
  return { ok: true, value: players };
}

function readSeeds(seed: string, countText: string | undefined, named: boolean): Reading<string[]> {
  if (countText === undefined) return { ok: true, value: [seed] };
  const count = readWhole('--count', countText, 1, MOST_MATCHES);
  if (!count.ok) return count;
  if (named && !FILE_NAME.test(seed)) {
    return wrong('With --count the seed names the files: use letters, digits, dots and dashes in --seed.');
  }
  return { ok: true, value: Array.from({ length: count.value }, (_, index) => `${seed}-${index}`) };
}

function gameIds(): string {
  return GAMES.map((game) => game.id).join(', ');
}

function wrong(mistake: string): { ok: false; mistake: string } {
  return { ok: false, mistake };
}
