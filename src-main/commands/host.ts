import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Hosting } from '../../src-shared/protocol/desktop';
import { openBotPool } from '../bots/pool';
import { watchInterfaces } from '../discovery/interfaces';
import { startHosting, type RunningHost } from '../hosting/hosting';
import { log, logTo, terminalSink } from '../log/log';
import { fileSink } from '../log/log-file';
import { LOG_VARIABLE, readLogLevel } from '../log/log-level';
import { createReviews } from '../server/reviews';
import { openStore, type Store } from '../store/store';
import { readHostArguments, type HostArguments } from './host-arguments';
import { terminalQrCode } from './qr-code';
import { EXIT_NO, EXIT_USAGE, outliveTerminal, processTerminal } from './terminal';

/** Built beside the main process. */
const SCREENS = resolve(import.meta.dirname, '../renderer');

outliveTerminal();
const given = readHostArguments(process.argv.slice(2));
if (given.ok) {
  void host(given.value).catch((error: unknown) => {
    processTerminal.complain(reasonOf(error));
    process.exitCode = EXIT_NO;
  });
} else {
  processTerminal.complain(given.mistake);
  process.exitCode = EXIT_USAGE;
}

/** Hosts until it is told to stop: the same host as in the desktop app, without a window. */
async function host(wanted: HostArguments): Promise<void> {
  const folder = wanted.data ?? defaultFolder();
  mkdirSync(folder, { recursive: true });
  const level = wanted.log ?? readLogLevel([], process.env[LOG_VARIABLE]);
  logTo(
    fileSink(join(folder, 'logs', 'host.log'), level),
    terminalSink(level === 'debug' ? 'debug' : 'warn'),
  );
  process.on('uncaughtExceptionMonitor', (error) => log.error('Nobody caught an error.', error));
  log.info('The host starts.');
  const store = openStore(join(folder, 'matches.db'));
  if (store.trouble !== null) processTerminal.complain(store.trouble);

  const bots = openBotPool();
  const running = await startHosting({
    store,
    hostName: wanted.name,
    staticFolder: SCREENS,
    port: wanted.port,
    publicUrls: wanted.publicUrls,
    bots,
    reviews: createReviews(store, bots.advise),
  });
  const continued = continueMatches(running, store);
  if (continued > 0) processTerminal.print(`Unfinished matches on their tables again: ${String(continued)}`);
  if (continued === 0 || wanted.tableAsked) openTable(running, wanted);
  processTerminal.print(addressLines(running.hosting()));

  const stopWatching = watchInterfaces(() => {
    void running.refresh();
    processTerminal.print(addressLines(running.hosting()));
  });
  await toldToStop();
  stopWatching();
  processTerminal.print('Goodbye. Unfinished matches are kept.');
  await running.stop();
  await bots.close();
  store.close();
  process.exit();
}

/** A host that was killed offers its matches again; one that cannot be continued is no reason to offer none. */
function continueMatches({ host }: RunningHost, store: Store): number {
  const tables = store.unfinished().flatMap((match) => {
    try {
      return [host.continueMatch(match.matchId)];
    } catch (error) {
      log.warn(`${match.tableName} cannot be continued.`, error);
      return [];
    }
  });
  return tables.length;
}

function openTable({ host }: RunningHost, { name, game, seats, bots }: HostArguments) {
  host.createTable({ name, game, seats, bots });
}

function addressLines({ localUrl, urls }: Hosting): string {
  const best = urls.at(0);
  const lines = [`On this computer:  ${localUrl}`];
  if (best === undefined) return [...lines, 'There is no network, so nobody else can join yet.'].join('\n');
  return [
    ...lines,
    ...urls.map((url) => `On your network:   ${url}${url === best ? '  ★' : ''}`),
    '',
    terminalQrCode(best, process.stdout.isTTY),
    'Scan this with a phone, or open an address in a browser. Ctrl-C stops the host.',
  ].join('\n');
}

/**
 * Resolves at the first of the signals that end a program politely. A second Ctrl-C ends it at once; of the others a second
 * one is usual, for a terminal that closes tells this program and the one that started it.
 */
function toldToStop(): Promise<void> {
  return new Promise((done) => {
    process.once('SIGINT', () => done());
    for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => done());
  });
}

/** The desktop app has a folder of its own: two hosts never write to one database. */
function defaultFolder(): string {
  const home = homedir();
  switch (process.platform) {
    case 'win32':
      return join(process.env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'brilliant-cut-host');
    case 'darwin':
      return join(home, 'Library', 'Application Support', 'brilliant-cut-host');
    default:
      return join(process.env['XDG_DATA_HOME'] ?? join(home, '.local', 'share'), 'brilliant-cut-host');
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
