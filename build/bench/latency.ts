import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { openBotPool } from '../../src-main/bots/pool';
import { openNetwork } from '../../src-main/discovery/network';
import { openHost } from '../../src-main/server/host';
import { createReviews } from '../../src-main/server/reviews';
import { openStore } from '../../src-main/store/store';
import { at } from '../../src-shared/engine/at';
import type { HostToClient, TablePush } from '../../src-shared/protocol/pushes';
import { unpackPush } from '../../src-shared/protocol/table-push';
import type { ClientToHost, Refusal, Reply } from '../../src-shared/protocol/requests';
import { PROTOCOL_VERSION } from '../../src-shared/protocol/version';
import { percentile } from './percentile';

const SEATS = 6;
const LOTS = 60;
/** Nobody may send more than 15 messages a second. */
const LOT_EVERY_MS = 80;

interface Player {
  socket: Socket<HostToClient, ClientToHost>;
  push: TablePush | null;
  /** Called at the next push. */
  onPush: () => void;
}

/** A move sent by one of six clients until all six are up to date, over loopback, committed to the disk on the way. */
export async function moveLatency(print: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'brilliant-cut-bench-'));
  const store = openStore(join(folder, 'matches.db'));
  const bots = openBotPool();
  const host = await openHost({
    store,
    bots,
    reviews: createReviews(store, bots.advise),
    version: '0',
    hostName: 'bench',
    staticFolder: null,
    port: 0,
    network: await openNetwork(),
  });
  const players = Array.from({ length: SEATS }, () => connect(host.port));
  try {
    const times = await measure(players, await seatAll(players));
    print(`A move until all ${SEATS} clients are up to date, over loopback, ${times.length} moves:`);
    print(`  p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`);
  } finally {
    for (const { socket } of players) socket.disconnect();
    await host.close();
    await bots.close();
    store.close();
    rmSync(folder, { recursive: true });
  }
}

function connect(port: number): Player {
  const url = `http://127.0.0.1:${port}`;
  const socket: Player['socket'] = io(url, {
    transports: ['websocket'],
    forceNew: true,
    auth: { version: '0', protocol: PROTOCOL_VERSION },
    extraHeaders: { origin: url },
  });
  const player: Player = { socket, push: null, onPush: () => undefined };
  socket.on('table', (push) => {
    player.push = unpackPush(player.push?.table ?? null, push);
    player.onPush();
  });
  return player;
}

/** @returns the id of a table at which the match has begun. */
async function seatAll(players: Player[]): Promise<string> {
  const first = at(players, 0);
  for (const [seat, { socket }] of players.entries()) {
    accepted(await socket.emitWithAck('identify', { token: null, name: `Player ${seat}` }));
  }
  const table = { name: 'Bench', game: 'diamonsters', seats: SEATS };
  const { tableId } = accepted(await first.socket.emitWithAck('create-table', table));
  for (const [seat, { socket }] of players.entries()) {
    accepted(await socket.emitWithAck('sit', { tableId, seat }));
    accepted(await socket.emitWithAck('ready', { tableId, ready: true }));
  }
  accepted(await first.socket.emitWithAck('start', { tableId }));
  return tableId;
}

async function measure(players: Player[], tableId: string): Promise<number[]> {
  const times: number[] = [];
  for (let lot = 0; lot < LOTS; lot++) {
    await pause(LOT_EVERY_MS);
    const first = at(players, 0);
    if (first.push?.table.phase === 'over') {
      accepted(await first.socket.emitWithAck('rematch', { tableId }));
      await pause(LOT_EVERY_MS);
    }
    for (const player of players) times.push(await timeMove(players, player, tableId));
  }
  return times;
}

async function timeMove(players: Player[], mover: Player, tableId: string): Promise<number> {
  const match = mover.push?.table.match;
  if (!match) throw new Error('no match has begun');
  const move = at(match.legalMoves, 0);
  const updated = players.map((player) => new Promise<void>((done) => (player.onPush = done)));
  const started = performance.now();
  const reply = mover.socket.emitWithAck('move', { tableId, number: match.movesMade + 1, move });
  await Promise.all(updated);
  const time = performance.now() - started;
  accepted(await reply);
  return time;
}

function accepted<Any extends Reply>(reply: Any): Exclude<Any, Refusal> {
  if (!reply.ok) throw new Error(reply.message);
  return reply as Exclude<Any, Refusal>;
}
