import type {
  ConnectRefusal,
  HostHello,
  HostToClient,
  PackedPush,
  TableView,
} from '../../src-shared/protocol/pushes';
import { packPush } from '../../src-shared/protocol/table-push';
import type { RequestName } from '../../src-shared/protocol/requests';
import type { Wire, WireEvents } from '../../src-shared/wire/wire';

export interface SentRequest {
  name: RequestName;
  request: unknown;
}

/** A host for tests: records what it is asked, answers as told, pushes what a test hands it. */
export interface FakeHost {
  openWire: (url: string) => Wire;
  dialled: string[];
  requests: SentRequest[];
  /** Replies by request; `null` lets the request time out. Anything else is accepted. */
  replies: Partial<Record<RequestName, object | null>>;
  push<Name extends keyof HostToClient>(name: Name, ...args: Parameters<HostToClient[Name]>): void;
  drop(): void;
  refuse(refusal: ConnectRefusal): void;
}

type Listener = (...args: unknown[]) => void;

export function fakeHost(): FakeHost {
  const listeners = new Map<string, Listener>();
  const on = (name: keyof HostToClient | keyof WireEvents, listener: unknown) =>
    void listeners.set(name, listener as Listener);
  function answer(name: RequestName, request: unknown): Promise<never> {
    host.requests.push({ name, request });
    const reply = name in host.replies ? host.replies[name] : { ok: true, playerId: 'p1' };
    return reply === null ? Promise.reject(new Error('timeout')) : Promise.resolve(reply as never);
  }
  const host: FakeHost = {
    dialled: [],
    requests: [],
    replies: {},
    openWire(url) {
      host.dialled.push(url);
      return {
        onWire: on,
        onPush: on,
        identify: (name) => answer('identify', { name }),
        request: answer,
        redial: () => host.dialled.push(url),
        close: () => undefined,
      };
    },
    push: (name, ...args) => listeners.get(name)?.(...args),
    drop: () => listeners.get('down')?.(),
    refuse: (refusal) => listeners.get('refused')?.(refusal),
  };
  return host;
}

export const HELLO: HostHello = {
  app: 'brilliant-cut',
  version: '0.1.0',
  protocol: 1,
  hostId: 'h1',
  hostName: 'Ann',
  urls: [],
  games: [],
  tables: [],
};

/** A table where seat 0 plays a match and has made so many moves. */
export function tableWith(movesMade: number): TableView {
  return {
    tableId: 't1',
    name: 'Table',
    game: 'none',
    options: {},
    takeover: '30s',
    idle: '2min',
    pace: 'normal',
    hints: 'auto',
    hintsOffered: false,
    phase: 'playing',
    seats: [],
    spectators: [],
    tableHost: 'p1',
    you: { playerId: 'p1', seat: 0 },
    match: {
      matchId: 'm1',
      view: { viewer: 0, open: { options: {}, seats: 2, scoreByRound: [] }, own: {} },
      toAct: [0],
      legalMoves: [],
      movesMade,
      waitedMs: 0,
      idle: [],
      pausedBy: null,
      standings: null,
    },
  };
}

/** A push after which that table stands so; unless it is whole, with each event the view of the table before it. */
export function pushOf(seq: number, movesMade = 0, events: string[] = [], whole = false): PackedPush {
  const table = tableWith(movesMade);
  const told = events.map((type) => ({ type }));
  if (whole || table.match === null) return { seq, whole: true, table, events: told };
  const { view } = table.match;
  const [before, steps] = [tableWith(-1), told.map((event) => ({ event, view }))];
  return packPush(before, { seq, table, steps });
}
