import { findGame, GAMES } from '../../src-shared/games/registry';
import { isUnsafePort } from '../../src-shared/protocol/ports';
import { BOT_LEVELS, TABLE_NAME_LENGTH, type BotLevel } from '../../src-shared/protocol/requests';
import { computerName } from '../hosting/computer-name';
import { LOG_LEVELS, type LogLevel } from '../log/log';
import { findLogLevel } from '../log/log-level';
import { readWhole, splitArguments, type Reading } from './arguments';

/** What `npm run host` is to do. */
export interface HostArguments {
  /** The name of the host and of its table. */
  name: string;
  game: string;
  seats: number;
  bots: BotLevel[];
  /** 0: the usual one, or any that is free. */
  port: number;
  /** Origins under which the host is reached besides its own addresses: a forwarded port. */
  publicUrls: string[];
  /** Null: the usual folder. */
  data: string | null;
  /** How much is logged; null: as the environment says, or as usual. */
  log: LogLevel | null;
  /** Whether the words asked for a table, which otherwise is opened only when no match can be continued. */
  tableAsked: boolean;
}

const USAGE =
  'npm run host -- [--game G] [--seats N] [--bots L,L,…] [--name NAME] [--port N] [--public-url URL]… [--data FOLDER] [--log LEVEL]';

const FLAGS = {
  game: { type: 'string', default: GAMES[0].id },
  seats: { type: 'string' },
  bots: { type: 'string' },
  name: { type: 'string', default: computerName().slice(0, TABLE_NAME_LENGTH) },
  port: { type: 'string', default: '0' },
  'public-url': { type: 'string', multiple: true, default: [] as string[] },
  data: { type: 'string' },
  log: { type: 'string' },
} as const;

const USUAL_SEATS = 4;

/** Reads the command line, or says in one sentence what to change. */
export function readHostArguments(args: readonly string[]): Reading<HostArguments> {
  const split = splitArguments(args, FLAGS, USAGE);
  if (!split.ok) return split;
  const { values, positionals } = split.value;
  if (positionals.length > 0) return wrong(`"${positionals[0]}" belongs to no option; write ${USAGE}.`);

  const game = findGame(values.game);
  if (game === null) return wrong(`There is no game "${values.game}"; --game takes one of ${gameIds()}.`);
  const { min, max } = game.seats;
  const usual = Math.min(Math.max(USUAL_SEATS, min), max);
  const seats = readWhole('--seats', values.seats ?? String(usual), min, max);
  if (!seats.ok) return seats;
  const bots = readBots(values.bots, seats.value);
  if (!bots.ok) return bots;
  const port = readWhole('--port', values.port, 0, 65_535);
  if (!port.ok) return port;
  if (isUnsafePort(port.value)) {
    return wrong(
      `No browser opens a page at port ${port.value}. Choose another with --port, or leave it out.`,
    );
  }
  const publicUrls = readPublicUrls(values['public-url']);
  if (!publicUrls.ok) return publicUrls;
  const name = values.name.trim();
  if (name === '' || name.length > TABLE_NAME_LENGTH) {
    return wrong(`--name takes 1 to ${TABLE_NAME_LENGTH} characters.`);
  }

  const log = findLogLevel(values.log);
  if (values.log !== undefined && log === null) {
    return wrong(`--log takes ${LOG_LEVELS.join(', ')}, not "${values.log}".`);
  }

  return {
    ok: true,
    value: {
      name,
      game: game.id,
      seats: seats.value,
      bots: bots.value,
      port: port.value,
      publicUrls: publicUrls.value,
      data: values.data ?? null,
      log,
      tableAsked: args.some((arg) => /^--(game|seats|bots)\b/.test(arg)),
    },
  };
}

function readBots(text: string | undefined, seats: number): Reading<BotLevel[]> {
  const names = text === undefined ? [] : text.split(',');
  if (names.length > seats) return wrong(`--bots names ${names.length} players for ${seats} seats.`);
  const levels: BotLevel[] = [];
  for (const name of names) {
    const level = BOT_LEVELS.find((known) => known === name.trim());
    if (level === undefined) return wrong(`--bots takes ${BOT_LEVELS.join(', ')}, not "${name}".`);
    levels.push(level);
  }
  return { ok: true, value: levels };
}

/** An origin each: what stands behind it would be lost anyway. */
function readPublicUrls(texts: readonly string[]): Reading<string[]> {
  const urls: string[] = [];
  for (const text of texts) {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url === null || !/^https?:$/.test(url.protocol)) {
      return wrong(`--public-url takes an address such as http://203.0.113.9:8080, not "${text}".`);
    }
    urls.push(url.origin);
  }
  return { ok: true, value: urls };
}

function gameIds(): string {
  return GAMES.map((game) => game.id).join(', ');
}

function wrong(mistake: string): { ok: false; mistake: string } {
  return { ok: false, mistake };
}
