import * as v from 'valibot';
import type { Handshake } from '../protocol/pushes';
import { connectRefusalSchema, introductionSchema, pushDetailSchema, replySchema } from './messages';
import type { PlayerTokens, Wire, WireEvents } from './wire';

/** What a wire needs of socket.io's client, which those who dial bring along. */
export interface DialledSocket {
  on(event: string, listener: (...args: unknown[]) => void): unknown;
  timeout(ms: number): { emitWithAck(name: string, request: object): Promise<unknown> };
  connect(): unknown;
  disconnect(): unknown;
}

export interface SocketWireParts {
  socket: DialledSocket;
  tokens: PlayerTokens;
  /** Does something after so many milliseconds. */
  later: (then: () => void, ms: number) => unknown;
}

const RETRY_MS = 400;
const RETRY_MAX_MS = 2000;
const DIAL_TIMEOUT_MS = 5000;

const helloSchema = v.looseObject({ hostId: v.pipe(v.string(), v.maxLength(200)) });

/** How a host is dialled: the options of socket.io's client. */
export function dialOptions(handshake: Handshake) {
  return {
    transports: ['websocket'],
    auth: handshake,
    forceNew: true,
    reconnectionDelay: RETRY_MS,
    reconnectionDelayMax: RETRY_MAX_MS,
    timeout: DIAL_TIMEOUT_MS,
  };
}

/** A wire over a socket that dials until it is closed. What a host sends in no known shape is passed over. */
export function socketWire({ socket, tokens, later }: SocketWireParts): Wire {
  let closed = false;
  /** Who is at the other end, as it said itself; a token is for nobody else. */
  let hostId: string | null = null;

  socket.on('hello', (hello) => {
    const said = v.safeParse(helloSchema, hello);
    hostId = said.success ? said.output.hostId : null;
  });
  socket.on('disconnect', (reason) => {
    hostId = null;
    // socket.io does not come back by itself from a disconnection that the host asked for.
    if (reason === 'io server disconnect') later(() => closed || socket.connect(), RETRY_MAX_MS);
  });

  async function ask(name: string, request: object, timeoutMs: number): Promise<unknown> {
    if (closed) throw new Error('The wire is closed.');
    return socket.timeout(timeoutMs).emitWithAck(name, request);
  }

  return {
    onWire(name, listener) {
      listen(socket, { [name]: listener });
    },
    onPush(name, listener) {
      const hear = listener as (...details: object[]) => void;
      socket.on(name, (detail) => {
        if (closed || !v.is(pushDetailSchema, detail)) return;
        hear(...(detail === undefined ? [] : [detail]));
      });
    },
    async identify(name, timeoutMs) {
      const host = hostId;
      if (host === null) throw new Error('The host has not said who it is.');
      const token = await tokens.read(host);
      if (hostId !== host) throw new Error('Another host is there now.');
      const reply = v.parse(introductionSchema, await ask('identify', { token, name }, timeoutMs));
      if (!reply.ok) return reply;
      tokens.write(host, reply.token);
      return { ok: true, playerId: reply.playerId };
    },
    async request(name, request, timeoutMs) {
      return v.parse(replySchema, await ask(name, request, timeoutMs));
    },
    redial() {
      if (closed) return;
      socket.disconnect();
      socket.connect();
    },
    close() {
      closed = true;
      socket.disconnect();
    },
  };
}

function listen(socket: DialledSocket, { up, down, refused }: Partial<WireEvents>): void {
  if (up) socket.on('connect', up);
  if (down) socket.on('disconnect', down);
  if (!refused) return;
  socket.on('connect_error', (error) => {
    const refusal = v.safeParse(connectRefusalSchema, (error as { data?: unknown }).data);
    if (refusal.success) refused(refusal.output);
  });
}
