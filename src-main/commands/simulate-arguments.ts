import type { BotSeat } from '../../src-shared/bots/bot-match';
import { BOTS } from '../../src-shared/bots/registry';
import type { Game } from '../../src-shared/engine/game';
import { readWhole, splitArguments, wrong, type Reading } from './arguments';
import { gameIds, readLevel, readTable } from './table-arguments';

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

  const table = readTable(values.game, values.seats, values.options);
  if (!table.ok) return table;
  const { game, seats, options } = table.value;
  const bots = readBots(values.bots, seats);
  if (!bots.ok) return bots;
  const named = values.out !== undefined || values.trace !== undefined;
  const seeds = readSeeds(values.seed, values.count, named);
  if (!seeds.ok) return seeds;

  return {
    ok: true,
    value: {
      game,
      options,
      seats: bots.value,
      seeds: seeds.value,
      many: values.count !== undefined,
      out: values.out ?? null,
      trace: values.trace ?? null,
    },
  };
}

function readBots(text: string | undefined, seats: number): Reading<BotSeat[]> {
  const names = text === undefined ? Array.from({ length: seats }, () => 'easy') : text.split(',');
  if (names.length !== seats) {
    return wrong(`--bots names ${names.length} players for ${seats} seats; give one level for each seat.`);
  }
  const players: BotSeat[] = [];
  for (const [seat, name] of names.entries()) {
    const level = readLevel('--bots', name);
    if (!level.ok) return level;
    players.push({ name: `Player ${seat + 1}`, level: level.value, bot: BOTS[level.value] });
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
