import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { version } from '../../package.json';
import { browse } from '../../src-main/discovery/browse';
import { at } from '../../src-shared/engine/at';
import type { FoundHost } from '../../src-shared/protocol/desktop';
import type { HostToClient, TableView } from '../../src-shared/protocol/pushes';
import { unpackPush } from '../../src-shared/protocol/table-push';
import type { Answer, ClientToHost, Reply, RequestName, Requests } from '../../src-shared/protocol/requests';
import { PROTOCOL_VERSION } from '../../src-shared/protocol/version';

/**
 * A guest without a screen: finds the table of that name by mDNS, takes a seat and plays any legal move after a moment's thought.
 * Prints one word a line: `found`, `seated`, `moved`, `refused`, `lost`, `back`, `over`.
 */
const [tableName = '', playerName = '', seatNumber = '0'] = process.argv.slice(2);
const seat = Number(seatNumber);

/** Long enough for a match to last until somebody has pulled a cable. */
const THOUGHT_MS = 300;

const { url, tableId } = await findTable();
say('found');
const socket: Socket<HostToClient, ClientToHost> = io(url, {
  transports: ['websocket'],
  auth: { version, protocol: PROTOCOL_VERSION },
  // The host wants to know which page somebody comes from, and this is none.
  extraHeaders: { origin: url },
});
let token: string | null = null;

socket.on('connect', () => void enter());
socket.on('disconnect', () => say('lost'));
let table: TableView | null = null;
socket.on('table', (push) => {
  ({ table } = unpackPush(table, push));
  void play(table);
});

function findTable(): Promise<{ url: string; tableId: string }> {
  return new Promise((resolve) => {
    const search = browse((hosts: FoundHost[]) => {
      for (const host of hosts) {
        const table = host.hello.tables.find((one) => one.name === tableName);
        if (table === undefined) continue;
        void search.stop();
        resolve({ url: host.url, tableId: table.tableId });
      }
    });
  });
}

async function enter() {
  const isBack = token !== null;
  const identity = await ask('identify', { token, name: playerName });
  token = identity.token;
  await ask('watch', { tableId });
  if (isBack) {
    say('back');
    return;
  }
  await ask('sit', { tableId, seat });
  // Only the first to sit may do this; the computer player shall cost no time.
  await ask('configure', { tableId, settings: { pace: 'instant' } }).catch(() => null);
  await ask('ready', { tableId, ready: true });
  say('seated');
}

async function play(table: TableView) {
  const { match, phase } = table;
  if (phase === 'over') {
    say('over');
    process.exit();
  }
  if (phase === 'lobby' && table.tableHost === table.you.playerId && isComplete(table)) {
    await ask('start', { tableId }).catch(() => undefined);
  }
  if (match === null || !match.toAct.includes(seat)) return;
  await sleep(THOUGHT_MS);
  const move = at(match.legalMoves, Math.floor(Math.random() * match.legalMoves.length));
  const moved = await ask('move', { tableId, number: match.movesMade + 1, move }).catch(() => null);
  say(moved === null ? 'refused' : 'moved');
}

function isComplete({ seats }: TableView): boolean {
  return seats.every((one) => one.kind === 'bot' || (one.kind === 'person' && one.ready));
}

async function ask<Name extends RequestName>(name: Name, request: Requests[Name]): Promise<Answer<Name>> {
  const emit = socket.emit.bind(socket) as unknown as (
    name: RequestName,
    request: object,
    reply: (reply: Reply<Name>) => void,
  ) => void;
  const reply = await new Promise<Reply<Name>>((resolve) => emit(name, request, resolve));
  if (reply.ok) return reply;
  throw new Error(`${name}: ${reply.message}`);
}

function say(word: string) {
  console.log(word);
}
