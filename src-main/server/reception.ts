import * as v from 'valibot';
import {
  NAME_LENGTH,
  requestSchemas,
  type Reply,
  type RequestName,
} from '../../src-shared/protocol/requests';
import type { HostHello, HostToClient } from '../../src-shared/protocol/pushes';
import { log } from '../log/log';
import type { People, Person } from './people';
import { createRate } from './rate';
import { isTableRequest } from '../table/commands';
import { readName } from '../table/names';
import type { Answered, TableRequest } from '../table/open-table';
import { refuse } from '../table/refuse';
import { renamed, type HouseRequests, type HouseRequest } from './requests';
import type { Tables } from '../table/tables';
import type { Switchboard, HostSocket } from './switchboard';

/** Where every message of every connection is received, checked and answered; one place for all of them. */
export interface Reception {
  isConnected(playerId: string): boolean;
  /** Tells everybody for whom it has changed at which tables they have a seat. */
  tellOwnTables(): void;
  send<Name extends keyof HostToClient>(
    playerId: string,
    event: Name,
    ...args: Parameters<HostToClient[Name]>
  ): void;
}

interface Behind {
  people: People;
  tables: Tables;
  house: HouseRequests;
  hello: () => HostHello;
  complain: (sentence: string) => void;
}

export function openReception(
  switchboard: Switchboard,
  { people, tables, house, hello, complain }: Behind,
): Reception {
  const rate = createRate();
  const persons = new Map<HostSocket, Person>();
  const sockets = new Map<string, HostSocket>();
  /** What each connection was last told of its person's own tables. */
  const ownTold = new WeakMap<HostSocket, string>();

  switchboard.on('connection', (socket) => {
    // One after the other: a message that was counted sooner is answered sooner.
    let queue = Promise.resolve();
    socket.onAny((event: unknown, ...args: unknown[]) => {
      queue = queue.then(() => receive(socket, event, args));
    });
    log.debug(`Somebody connects: ${socket.id}.`);
    socket.on('disconnect', (why) => {
      log.debug(`${socket.id} is gone: ${why}.`);
      forget(socket);
    });
    socket.emit('hello', hello());
  });

  async function receive(socket: HostSocket, event: unknown, args: unknown[]): Promise<void> {
    if (!socket.connected) return;
    const reply = (await rate.admits(socket.id)) ? replyTo(socket, event, args[0]) : refuse('too-fast');
    void note(socket, event, reply);
    // Nothing that is sent while somebody thinks has to wait for it.
    if (reply instanceof Promise) void reply.then((late) => acknowledge(socket, args, late));
    else await acknowledge(socket, args, reply);
  }

  /** What was asked and whether it was done: never with what, nor what came of it. */
  async function note(socket: HostSocket, event: unknown, reply: Reply | Promise<Reply>): Promise<void> {
    const { ok, ...rest } = await reply;
    const outcome = ok ? 'done' : 'code' in rest ? rest.code : 'refused';
    log.debug(`${socket.id} asks ${isRequest(event) ? event : 'something unknown'}: ${outcome}.`);
  }

  async function acknowledge(socket: HostSocket, args: unknown[], reply: Reply): Promise<void> {
    const told = args.at(-1);
    if (isAcknowledge(told)) told(reply);
    if (reply.ok || (reply.code !== 'too-fast' && reply.code !== 'malformed')) return;
    if (!(await rate.bears(socket.id))) socket.disconnect(true);
  }

  function replyTo(socket: HostSocket, event: unknown, input: unknown): Reply | Promise<Reply> {
    const failed = (error: unknown) => {
      // Neither the request nor the error's message: both may name cards.
      complain(`${String(event)} failed (${error instanceof Error ? error.name : 'unknown error'})`);
      return refuse('server-error');
    };
    try {
      const reply = isRequest(event) ? check(socket, event, input) : refuse('malformed');
      return reply instanceof Promise ? reply.catch(failed) : reply;
    } catch (error) {
      return failed(error);
    }
  }

  function check(socket: HostSocket, name: RequestName, input: unknown): Reply | Promise<Reply> {
    if (name === 'identify') {
      const identity = v.safeParse(requestSchemas.identify, input);
      return identity.success ? identify(socket, identity.output) : refuse('malformed');
    }
    const person = persons.get(socket) ?? null;
    return isTableRequest(name) ? askTable(name, person, input) : askHouse(name, person, input);
  }

  function askTable<Name extends TableRequest>(
    name: Name,
    person: Person | null,
    input: unknown,
  ): Answered<Name> {
    const request = v.safeParse(requestSchemas[name], input);
    if (!request.success) return refuse('malformed');
    if (!person) return refuse('identify-first');
    const table = tables.find(request.output.tableId);
    return table ? table.ask(name, person, request.output) : refuse('no-such-table');
  }

  function askHouse<Name extends HouseRequest>(
    name: Name,
    person: Person | null,
    input: unknown,
  ): Answered<Name> {
    const request = v.safeParse(requestSchemas[name], input);
    if (!request.success) return refuse('malformed');
    return person ? house[name](person, request.output) : refuse('identify-first');
  }

  function identify(
    socket: HostSocket,
    { token, name: text }: v.InferOutput<typeof requestSchemas.identify>,
  ): Reply<'identify'> {
    const name = readName(text, NAME_LENGTH);
    if (name === null) return refuse('bad-name');
    const identity = people.identify(token, name);
    const { person } = identity;
    if (persons.get(socket) !== person) {
      forget(socket);
      replaceOther(person);
      persons.set(socket, person);
      sockets.set(person.playerId, socket);
    }
    // Somebody who comes back is let in under the old name when the new one is taken meanwhile.
    if (person.name !== name) renamed(tables, person, name);
    for (const table of tables.all()) table.reconnected(person.playerId);
    tellOwnTables(person.playerId);
    return { ok: true, token: identity.token, playerId: person.playerId };
  }

  function tellOwnTables(playerId: string): void {
    const socket = sockets.get(playerId);
    if (!socket) return;
    const own = tables.all().flatMap((table) => table.ownTable(playerId) ?? []);
    const text = JSON.stringify(own);
    if (text === (ownTold.get(socket) ?? '[]')) return;
    ownTold.set(socket, text);
    socket.emit('own-tables', own);
  }

  function replaceOther(person: Person): void {
    const other = sockets.get(person.playerId);
    if (!other) return;
    persons.delete(other);
    other.emit('replaced');
    other.disconnect(true);
  }

  function forget(socket: HostSocket): void {
    const person = persons.get(socket);
    if (!person) return;
    persons.delete(socket);
    sockets.delete(person.playerId);
    for (const table of tables.all()) table.lost(person.playerId);
  }

  return {
    isConnected: (playerId) => sockets.has(playerId),
    tellOwnTables() {
      for (const playerId of sockets.keys()) tellOwnTables(playerId);
    },
    send(playerId, event, ...args) {
      sockets.get(playerId)?.emit(event, ...args);
    },
  };
}

function isRequest(event: unknown): event is RequestName {
  return typeof event === 'string' && Object.hasOwn(requestSchemas, event);
}

function isAcknowledge(value: unknown): value is (reply: Reply) => void {
  return typeof value === 'function';
}
