import { io, type Socket } from 'socket.io-client';
import * as v from 'valibot';
import { version } from '../../package.json';
import type { ConnectRefusal, Handshake, HostToClient } from '../../src-shared/protocol/pushes';
import type { ClientToHost, Reply, RequestName, Requests } from '../../src-shared/protocol/requests';
import { PROTOCOL_VERSION } from '../../src-shared/protocol/version';

/** What happens to a wire. */
export interface WireEvents {
  up: () => void;
  /** The connection dropped; it comes up again by itself. */
  down: () => void;
  /** The host wants no connection with this app; it does not come up by itself. */
  refused: (refusal: ConnectRefusal) => void;
}

/** The messages to and from one host, as a connection needs them. */
export interface Wire {
  onWire<Name extends keyof WireEvents>(name: Name, listener: WireEvents[Name]): void;
  onPush<Name extends keyof HostToClient>(name: Name, listener: HostToClient[Name]): void;
  /** @returns the host's reply; rejects when none comes in time. */
  request<Name extends RequestName>(
    name: Name,
    request: Requests[Name],
    timeoutMs: number,
  ): Promise<Reply<Name>>;
  /** Drops a connection that may be dead without knowing and dials at once. */
  redial(): void;
  close(): void;
}

const RETRY_MS = 400;
const RETRY_MAX_MS = 2000;
const DIAL_TIMEOUT_MS = 5000;

const refusalSchema = v.variant('code', [
  v.object({
    code: v.literal('version'),
    hostVersion: v.string(),
    hostProtocol: v.number(),
    update: v.picklist(['guest', 'host']),
  }),
  v.object({ code: v.literal('host-full') }),
]);

/** Dials a host and keeps dialling until closed. */
export function openWire(url: string): Wire {
  const handshake: Handshake = { version, protocol: PROTOCOL_VERSION };
  const socket: Socket<HostToClient, ClientToHost> = io(url, {
    transports: ['websocket'],
    auth: handshake,
    forceNew: true,
    reconnectionDelay: RETRY_MS,
    reconnectionDelayMax: RETRY_MAX_MS,
    timeout: DIAL_TIMEOUT_MS,
  });
  return {
    onWire(name, listener) {
      onWireEvent(socket, { [name]: listener });
    },
    onPush(name, listener) {
      // socket.io's listener types do not see through a generic event name.
      (socket as Socket).on<string>(name, listener);
    },
    async request(name, request, timeoutMs) {
      const reply: unknown = await (socket as Socket).timeout(timeoutMs).emitWithAck(name, request);
      return reply as Reply<typeof name>;
    },
    redial() {
      socket.disconnect().connect();
    },
    close() {
      socket.disconnect();
    },
  };
}

function onWireEvent(socket: Socket, listeners: Partial<WireEvents>): void {
  const { up, down, refused } = listeners;
  if (up) socket.on('connect', up);
  if (down) {
    socket.on('disconnect', (reason) => {
      down();
      // socket.io does not come back by itself from a disconnection that the host asked for.
      if (reason === 'io server disconnect') setTimeout(() => socket.connect(), RETRY_MAX_MS);
    });
  }
  if (refused) {
    socket.on('connect_error', (error: Error & { data?: unknown }) => {
      const refusal = v.safeParse(refusalSchema, error.data);
      if (refusal.success) refused(refusal.output);
    });
  }
}
