import { USUAL_CONTESTS } from '../arena/contests';
import type { Contest } from '../arena/duel';
import { readWhole, splitArguments, wrong, type Reading } from './arguments';
import { gameIds, readLevel, readTable } from './table-arguments';

/** What `npm run arena` is to do. */
export interface Tournament {
  contests: readonly Contest[];
  /** Deals of each contest. */
  deals: number;
  seed: string;
}

const USAGE =
  'npm run arena -- [--deals N] [--seed S] [--game G [--seats N --challenger LEVEL --field LEVEL [--options JSON]]]';

const FLAGS = {
  game: { type: 'string' },
  seats: { type: 'string' },
  challenger: { type: 'string' },
  field: { type: 'string' },
  options: { type: 'string' },
  deals: { type: 'string', default: '40' },
  seed: { type: 'string', default: 'arena' },
} as const;

const MOST_DEALS = 100_000;

/** Reads the command line, or says in one sentence what to change. */
export function readTournament(args: readonly string[]): Reading<Tournament> {
  const split = splitArguments(args, FLAGS, USAGE);
  if (!split.ok) return split;
  const { values, positionals } = split.value;
  if (positionals.length > 0) return wrong(`"${positionals[0]}" belongs to no option; write ${USAGE}.`);
  const deals = readWhole('--deals', values.deals, 1, MOST_DEALS);
  if (!deals.ok) return deals;
  const contests = readContests(values);
  if (!contests.ok) return contests;
  return { ok: true, value: { contests: contests.value, deals: deals.value, seed: values.seed } };
}

interface ContestFlags {
  game?: string;
  seats?: string;
  challenger?: string;
  field?: string;
  options?: string;
}

function readContests(flags: ContestFlags): Reading<readonly Contest[]> {
  const { game, seats, challenger, field, options } = flags;
  const chosen = seats ?? challenger ?? field ?? options;
  if (game === undefined) {
    if (chosen === undefined) return { ok: true, value: USUAL_CONTESTS };
    return wrong(`Name the game of your contest with --game; write ${USAGE}.`);
  }
  if (chosen === undefined) {
    const usual = USUAL_CONTESTS.filter((contest) => contest.game === game);
    if (usual.length === 0) return wrong(`There is no game "${game}"; --game takes one of ${gameIds()}.`);
    return { ok: true, value: usual };
  }
  if (seats === undefined || challenger === undefined || field === undefined) {
    return wrong(
      'A contest needs all of --seats, --challenger and --field; or leave all three and --options out.',
    );
  }

  const table = readTable(game, seats, options ?? '{}');
  if (!table.ok) return table;
  const one = readLevel('--challenger', challenger);
  if (!one.ok) return one;
  const others = readLevel('--field', field);
  if (!others.ok) return others;
  const contest = { ...table.value, game, challenger: one.value, field: others.value };
  return { ok: true, value: [contest] };
}
