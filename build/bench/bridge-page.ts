import { setTimeout as pause } from 'node:timers/promises';
import { io } from 'socket.io-client';
import * as v from 'valibot';
import {
  DESKTOP_CALLS,
  DESKTOP_EVENTS,
  type Desktop,
  type DesktopCall,
  type DesktopEvent,
} from '../../src-shared/protocol/desktop';
import type { MatchView, TablePush } from '../../src-shared/protocol/pushes';
import { unpackPush } from '../../src-shared/protocol/table-push';
import { PROTOCOL_VERSION } from '../../src-shared/protocol/version';
import { bridgeWire } from '../../src-shared/wire/bridge-wire';
import { dialOptions, socketWire } from '../../src-shared/wire/socket-wire';
import type { Wire } from '../../src-shared/wire/wire';

/** The page's side of the measurement: a process to which the main process speaks as it does to a window. */

export type FromPage =
  | { kind: 'call'; id: number; name: DesktopCall; args: unknown[] }
  | { kind: 'times'; times: { socket: number[]; bridge: number[] } };
export type ToPage =
  { kind: 'answer'; id: number; value: unknown } | { kind: 'event'; name: DesktopEvent; detail: unknown };

const BIDS = 300;
/** Nobody may send more than 15 messages a second. */
const BID_EVERY_MS = 80;
const PATIENCE_MS = 10_000;

interface Player {
  wire: Wire;
  push: TablePush | null;
  /** Called at each push. */
  onPush: () => void;
}

const [url = ''] = process.argv.slice(2);
const send = (message: FromPage) => void process.send?.(message);

/** Copies and checks as the preload does. */
function openDesktop(): Pick<Desktop, 'call' | 'on'> {
  const waiting = new Map<number, (value: unknown) => void>();
  const listeners = new Map<DesktopEvent, ((detail: never) => void)[]>();
  let calls = 0;
  process.on('message', (message: ToPage) => {
    if (message.kind === 'answer') {
      waiting.get(message.id)?.(message.value);
      waiting.delete(message.id);
    } else if (v.is(DESKTOP_EVENTS[message.name], message.detail)) {
      for (const listener of listeners.get(message.name) ?? []) listener(message.detail as never);
    }
  });
  return {
    async call(name, ...args) {
      const id = ++calls;
      const answer = new Promise((done) => waiting.set(id, done));
      send({ kind: 'call', id, name, args });
      return v.parse(DESKTOP_CALLS[name].gives, await answer);
    },
    on(name, listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
      return () => undefined;
    },
  };
}

function openSocket(): Wire {
  const options = dialOptions({ version: '0', protocol: PROTOCOL_VERSION });
  const socket = io(url, { ...options, extraHeaders: { origin: url } });
  return socketWire({
    socket,
    tokens: { read: () => null, write: () => undefined },
    later: setTimeout,
  });
}

async function enter(wire: Wire, name: string): Promise<Player> {
  const player: Player = { wire, push: null, onPush: () => undefined };
  wire.onPush('table', (push) => {
    player.push = unpackPush(player.push?.table ?? null, push);
    player.onPush();
  });
  await new Promise<void>((greeted) => wire.onPush('hello', () => greeted()));
  accepted(await wire.identify(name, PATIENCE_MS));
  return player;
}

async function timeBid(player: Player): Promise<number> {
  const match = matchOf(player);
  const move = match.legalMoves.at(0);
  if (!move) throw new Error('nothing can be bid');
  const number = match.movesMade + 1;
  const heard = new Promise<void>((done) => {
    player.onPush = () => matchOf(player).movesMade >= number && done();
  });
  const tableId = player.push?.table.tableId ?? '';
  const started = performance.now();
  const reply = player.wire.request('move', { tableId, number, move }, PATIENCE_MS);
  const [outcome] = await Promise.all([reply, heard]);
  const time = performance.now() - started;
  accepted(outcome);
  return time;
}

async function measure(): Promise<{ socket: number[]; bridge: number[] }> {
  const direct = await enter(openSocket(), 'Direct');
  const bridged = await enter(bridgeWire(openDesktop(), url), 'Bridged');
  const players = [direct, bridged];
  const ask = async <Name extends 'sit' | 'ready' | 'start' | 'rematch'>(
    { wire }: Player,
    name: Name,
    request: Parameters<typeof wire.request<Name>>[1],
  ) => accepted(await wire.request(name, request, PATIENCE_MS));

  const table = { name: 'Bench', game: 'diamonsters', seats: 2 };
  const created = await direct.wire.request('create-table', table, PATIENCE_MS);
  if (!created.ok) throw new Error(created.message);
  const { tableId } = created;
  for (const [seat, player] of players.entries()) {
    await ask(player, 'sit', { tableId, seat });
    await ask(player, 'ready', { tableId, ready: true });
  }
  await ask(direct, 'start', { tableId });

  const times = { socket: [] as number[], bridge: [] as number[] };
  for (let bid = 0; bid < BIDS; bid++) {
    await pause(BID_EVERY_MS);
    if (direct.push?.table.phase === 'over') {
      await ask(direct, 'rematch', { tableId });
      await pause(BID_EVERY_MS);
    }
    // Who bids second makes the host reveal the bids: each does in turn.
    const inTurn = bid % 2 === 0 ? players : [...players].reverse();
    for (const player of inTurn) {
      (player === direct ? times.socket : times.bridge).push(await timeBid(player));
    }
  }
  return times;
}

function matchOf({ push }: Player): MatchView {
  const match = push?.table.match;
  if (!match) throw new Error('no match has begun');
  return match;
}

function accepted(reply: { ok: boolean }): void {
  if (!reply.ok) throw new Error(`refused: ${JSON.stringify(reply)}`);
}

send({ kind: 'times', times: await measure() });
