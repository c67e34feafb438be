import { randomBytes } from 'node:crypto';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GAMES } from '../../src-shared/games/registry';
import type { HostHello, TableSummary } from '../../src-shared/protocol/pushes';
import { USUAL_PORT } from '../../src-shared/protocol/ports';
import { PROTOCOL_VERSION } from '../../src-shared/protocol/version';
import type { BotPool } from '../bots/pool';
import { inUrl } from '../discovery/addresses';
import type { Network } from '../discovery/network';
import type { Store } from '../store/store';
import type { Clock } from '../table/clock';
import { createDoor } from './door';
import { guardHandshake } from './handshake';
import { log } from '../log/log';
import { createPages } from './pages';
import { createPeople } from './people';
import { openReception } from './reception';
import { isRefusal } from '../table/refuse';
import { createHouseRequests } from './requests';
import type { Reviews } from './reviews';
import type { NewTable } from '../table/settings';
import { createTables } from '../table/tables';
import { systemClock } from './system-clock';
import { closeSwitchboard, openSwitchboard } from './switchboard';

export interface HostSettings {
  /** Stays its owner's: the host does not close it. */
  store: Store;
  version: string;
  hostName: string;
  /** The built renderer; null: none is served. */
  staticFolder: string | null;
  /** 0: the last one if it is free, else the usual one, else any. */
  port: number;
  /** Stays its owner's, too. */
  network: Network;
  /** Origins under which the host is reached besides its own addresses, such as `https://cards.example`. */
  publicUrls?: readonly string[];
  /** These stay their owner's, too: a process has one of each. */
  bots: BotPool;
  reviews: Reviews;
  clock?: Clock;
  onTablesChanged?: () => void;
}

export interface Host {
  readonly port: number;
  hello(): HostHello;
  /**
   * Sets up a table that stays when nobody is there; the first person to sit will host it.
   * @returns the table's id.
   * @throws Error with a sentence for people.
   */
  createTable(settings: NewTable): string;
  /**
   * Puts an unfinished match on a table again; its people are waited for.
   * @returns the table's id.
   * @throws Error with a sentence for people.
   */
  continueMatch(matchId: string): string;
  tables(): TableSummary[];
  /** Tells everyone, and closes the port. Unfinished matches are kept. */
  close(): Promise<void>;
}

const MAX_RAW_CONNECTIONS = 256;

/**
 * Opens the port and serves tables on it: `GET /hello`, the pages, and socket.io.
 * @throws Error with a sentence for people when an explicitly given port cannot be opened.
 */
export async function openHost(settings: HostSettings): Promise<Host> {
  const {
    store,
    network,
    publicUrls = [],
    clock = systemClock,
    onTablesChanged = () => undefined,
  } = settings;
  let port = 0;
  let told = '[]';

  const complain = (sentence: string) => log.warn(sentence);
  const door = createDoor({ port: () => port, searchDomains: () => network.searchDomains(), publicUrls });
  const http = createServer(createPages(door, hello, settings.staticFolder));
  http.maxConnections = MAX_RAW_CONNECTIONS;
  const switchboard = openSwitchboard(http, door);
  guardHandshake(switchboard, settings.version);

  const people = createPeople(
    store,
    (playerId) => reception.isConnected(playerId) || tables.all().some((table) => table.knows(playerId)),
  );
  const tables = createTables({
    clock,
    journal: {
      startMatch: (match) =>
        store.startMatch(match, people.kept(match.table.seats.flatMap((seat) => seat.playerId ?? []))),
      appendMove: (matchId, move) => store.appendMove(matchId, move),
      keepTable: (matchId, table) => store.keepTable(matchId, table),
      readMatch: (matchId) => store.readMatch(matchId),
    },
    decide: (request) => settings.bots.decide(request),
    advise: (request) => settings.bots.advise(request),
    send: (playerId, push) => reception.send(playerId, 'table', push),
    removed: (playerId, from) => reception.send(playerId, 'removed', from),
    changed: tellTables,
    newId: () => randomBytes(8).toString('hex'),
    newSeed: () => randomBytes(32).toString('hex'),
    complain,
  });
  const reception = openReception(switchboard, {
    people,
    tables,
    house: createHouseRequests(tables, store, settings.reviews),
    hello,
    complain,
  });

  function hello(): HostHello {
    return {
      app: 'brilliant-cut',
      version: settings.version,
      protocol: PROTOCOL_VERSION,
      hostId: store.hostId,
      hostName: settings.hostName,
      urls: [...publicUrls, ...network.reachable().map((address) => `http://${inUrl(address)}:${port}`)],
      games: GAMES.map((game) => game.id),
      tables: tables.summaries(),
    };
  }

  function tellTables(): void {
    reception.tellOwnTables();
    const summaries = tables.summaries();
    const text = JSON.stringify(summaries);
    if (text === told) return;
    told = text;
    switchboard.emit('tables', summaries);
    onTablesChanged();
  }

  port = await listen(http, settings.port, store.lastPort());
  try {
    store.keepPort(port);
  } catch {
    complain('the port could not be written down; the next start may take another one');
  }

  return {
    port,
    hello,
    createTable(asked) {
      const created = tables.create(asked, null);
      if (isRefusal(created)) throw new Error(created.message);
      return created.tableId;
    },
    continueMatch(matchId) {
      const table = tables.continueMatch(matchId);
      for (const playerId of table.seated()) if (reception.isConnected(playerId)) table.reconnected(playerId);
      return table.tableId;
    },
    tables: () => tables.summaries(),
    async close() {
      for (const table of tables.all()) table.stop();
      await closeSwitchboard(switchboard);
    },
  };
}

async function listen(http: HttpServer, wanted: number, last: number | null): Promise<number> {
  if (wanted !== 0) {
    return tryPort(http, wanted).catch((error: unknown) => {
      throw new Error(whyClosed(wanted, error), { cause: error });
    });
  }
  for (const port of [last ?? USUAL_PORT, USUAL_PORT]) {
    try {
      return await tryPort(http, port);
    } catch {
      // Taken by another program: the next one will do.
    }
  }
  return tryPort(http, 0);
}

function tryPort(http: HttpServer, port: number): Promise<number> {
  return new Promise((done, fail) => {
    http.once('error', fail);
    http.listen(port, () => {
      http.off('error', fail);
      done((http.address() as AddressInfo).port);
    });
  });
}

function whyClosed(port: number, error: unknown): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program, perhaps by another host. Choose another with --port, or leave it out.`;
    case 'EACCES':
      return `This system does not let you open port ${port}. Choose one above 1023 with --port, or leave it out.`;
    default:
      return `Port ${port} could not be opened: ${error instanceof Error ? error.message : String(error)}`;
  }
}
