import * as v from 'valibot';
import { requestSchemas, type Reply, type RequestName } from '../../src-shared/protocol/requests';
import type { HostHello, HostToClient } from '../../src-shared/protocol/pushes';
import type { People, Person } from './people';
import { createRate } from './rate';
import { refuse } from '../table/refuse';
import { renamed, type AnswerRequest, type PersonalRequest } from './requests';
import type { Tables } from '../table/tables';
import type { Wire, WireSocket } from './wire';

/** Where every message of every connection is received, checked and answered; one place for all of them. */
export interface Reception {
  isConnected(playerId: string): boolean;
  send<Name extends keyof HostToClient>(
    playerId: string,
    event: Name,
    ...args: Parameters<HostToClient[Name]>
  ): void;
}

interface Behind {
  people: People;
  tables: Tables;
  answer: AnswerRequest;
  hello: () => HostHello;
  complain: (sentence: string) => void;
}

export function openReception(wire: Wire, { people, tables, answer, hello, complain }: Behind): Reception {
  const rate = createRate();
  const persons = new Map<WireSocket, Person>();
  const sockets = new Map<string, WireSocket>();

  wire.on('connection', (socket) => {
    // One after the other: a message that was counted sooner is answered sooner.
    let queue = Promise.resolve();
    socket.onAny((event: unknown, ...args: unknown[]) => {
      queue = queue.then(() => receive(socket, event, args));
    });
    socket.on('disconnect', () => forget(socket));
    socket.emit('hello', hello());
  });

  async function receive(socket: WireSocket, event: unknown, args: unknown[]): Promise<void> {
    if (!socket.connected) return;
    const reply = (await rate.admits(socket.id)) ? replyTo(socket, event, args[0]) : refuse('too-fast');
    // Nothing that is sent while somebody thinks has to wait for it.
    if (reply instanceof Promise) void reply.then((late) => acknowledge(socket, args, late));
    else await acknowledge(socket, args, reply);
  }

  async function acknowledge(socket: WireSocket, args: unknown[], reply: Reply): Promise<void> {
    const told = args.at(-1);
    if (isAcknowledge(told)) told(reply);
    if (reply.ok || (reply.code !== 'too-fast' && reply.code !== 'malformed')) return;
    if (!(await rate.bears(socket.id))) socket.disconnect(true);
  }

  function replyTo(socket: WireSocket, event: unknown, input: unknown): Reply | Promise<Reply> {
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

  function check(socket: WireSocket, name: RequestName, input: unknown): Reply | Promise<Reply> {
    if (name === 'identify') {
      const identity = v.safeParse(requestSchemas.identify, input);
      return identity.success ? identify(socket, identity.output) : refuse('malformed');
    }
    return personal(socket, name, input);
  }

  function personal<Name extends PersonalRequest>(
    socket: WireSocket,
    name: Name,
    input: unknown,
  ): Reply<Name> | Promise<Reply<Name>> {
    const request = v.safeParse(requestSchemas[name], input);
    if (!request.success) return refuse('malformed');
    const person = persons.get(socket);
    return person ? answer(name, person, request.output) : refuse('identify-first');
  }

  function identify(
    socket: WireSocket,
    { token, name }: v.InferOutput<typeof requestSchemas.identify>,
  ): Reply<'identify'> {
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
    for (const table of tables.all()) if (table.expects(person.playerId)) table.watch(person);
    return { ok: true, token: identity.token, playerId: person.playerId };
  }

  function replaceOther(person: Person): void {
    const other = sockets.get(person.playerId);
    if (!other) return;
    persons.delete(other);
    other.emit('replaced');
    other.disconnect(true);
  }

  function forget(socket: WireSocket): void {
    const person = persons.get(socket);
    if (!person) return;
    persons.delete(socket);
    sockets.delete(person.playerId);
    for (const table of tables.all()) table.lost(person.playerId);
  }

  return {
    isConnected: (playerId) => sockets.has(playerId),
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
