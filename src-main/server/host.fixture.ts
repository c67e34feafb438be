import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { vi } from 'vitest';
import { at } from '../../src-shared/engine/at';
import type { ConnectRefusal, HostToClient, TablePush } from '../../src-shared/protocol/pushes';
import { unpackPush } from '../../src-shared/protocol/table-push';
import type { ClientToHost, Reply, RequestName, Requests } from '../../src-shared/protocol/requests';
import { PROTOCOL_VERSION } from '../../src-shared/protocol/version';
import type { BotPool } from '../bots/pool';
import decide, { advise } from '../bots/worker';
import type { Network } from '../discovery/network';
import { openStore, type Store } from '../store/store';
import { openHost, type Host } from './host';
import { createReviews } from './reviews';

/** A host on a free port with real sockets, for tests. */
export interface Bed {
  readonly host: Host;
  readonly store: Store;
  readonly url: string;
  /** Closes the host as if it had died, and opens it again on the same file. */
  restart(): Promise<void>;
  client(name: string, token?: string | null): Promise<Client>;
  raw(options?: { auth?: object; origin?: string; host?: string }): Socket<HostToClient, ClientToHost>;
  close(): Promise<void>;
}

export interface Client {
  readonly socket: Socket<HostToClient, ClientToHost>;
  readonly token: string;
  readonly playerId: string;
  readonly pushes: TablePush[];
  /** Everything that the host sent, as text. */
  readonly heard: string[];
  last(): TablePush;
  ask<Name extends RequestName>(name: Name, request: Requests[Name]): Promise<Reply<Name>>;
}

/** A network on which nobody else is. */
const NETWORK: Network = {
  reachable: () => [],
  searchDomains: () => [],
  refresh: () => Promise.resolve(),
};

export async function openBed(): Promise<Bed> {
  const folder = mkdtempSync(join(tmpdir(), 'brilliant-cut-host-'));
  const sockets: Socket[] = [];
  let store = openStore(join(folder, 'matches.db'));
  let host = await open();

  function open(): Promise<Host> {
    const bots: BotPool = {
      decide: (request) => Promise.resolve(decide(request)),
      advise: async (request) => {
        await new Promise((done) => setImmediate(done));
        return advise(request);
      },
      close: () => Promise.resolve(),
    };
    return openHost({
      store,
      version: '1.2.3',
      hostName: 'Attic',
      staticFolder: null,
      port: 0,
      network: NETWORK,
      bots,
      reviews: createReviews(store, bots.advise),
    });
  }

  function raw({ auth, origin, host: hostHeader }: { auth?: object; origin?: string; host?: string } = {}) {
    const url = `http://127.0.0.1:${host.port}`;
    const socket: Socket<HostToClient, ClientToHost> = io(url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth: auth ?? { version: '1.2.3', protocol: PROTOCOL_VERSION },
      extraHeaders: { origin: origin ?? url, ...(hostHeader === undefined ? {} : { host: hostHeader }) },
    });
    sockets.push(socket);
    return socket;
  }

  return {
    get host() {
      return host;
    },
    get store() {
      return store;
    },
    get url() {
      return `http://127.0.0.1:${host.port}`;
    },
    async restart() {
      await host.close();
      store.close();
      store = openStore(join(folder, 'matches.db'));
      host = await open();
    },
    raw,
    async client(name, token = null) {
      const socket = raw();
      const pushes: TablePush[] = [];
      const heard: string[] = [];
      socket.on('table', (push) => pushes.push(unpackPush(pushes.at(-1)?.table ?? null, push)));
      socket.onAny((...args: unknown[]) => heard.push(JSON.stringify(args)));
      const ask: Client['ask'] = (request, body) => requestOf(socket, request, body);
      const identity = await ask('identify', { token, name });
      if (!identity.ok) throw new Error(identity.message);
      return {
        socket,
        token: identity.token,
        playerId: identity.playerId,
        pushes,
        heard,
        last: () => at(pushes, pushes.length - 1),
        ask,
      };
    },
    async close() {
      for (const socket of sockets) socket.disconnect();
      await host.close();
      store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Sends one request and waits for its reply. */
export function requestOf<Name extends RequestName>(
  socket: Socket<HostToClient, ClientToHost>,
  name: Name,
  body: Requests[Name],
): Promise<Reply<Name>> {
  return untyped(socket).emitWithAck(name, body);
}

/** The socket as a hostile client sees it. */
export function untyped(socket: Socket<HostToClient, ClientToHost>): Socket {
  return socket;
}

export function until(condition: () => boolean): Promise<void> {
  return vi.waitFor(
    () => {
      if (!condition()) throw new Error('not yet');
    },
    { timeout: 10_000, interval: 5 },
  );
}

/** Why the host did not let the socket in: its coded refusal, or the bare error of the transport. */
export function refusalOf(socket: Socket<HostToClient, ClientToHost>): Promise<ConnectRefusal | string> {
  return new Promise((done) => {
    socket.once('connect', () => done('connected'));
    socket.once('connect_error', (error: Error & { data?: ConnectRefusal }) =>
      done(error.data ?? error.message),
    );
  });
}
