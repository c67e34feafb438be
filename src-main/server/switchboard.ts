import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { HostToClient } from '../../src-shared/protocol/pushes';
import type { ClientToHost } from '../../src-shared/protocol/requests';
import { MAX_MESSAGE_BYTES } from '../../src-shared/protocol/version';
import type { Door } from './door';

export type Switchboard = Server<ClientToHost, HostToClient>;
export type HostSocket = Socket<ClientToHost, HostToClient>;

/** A dead peer is noticed after the sum of these. */
const PING_EVERY_MS = 3000;
const PING_PATIENCE_MS = 4000;
/** A view with thousands of legal moves in it shrinks to a tenth; the usual ones go as they are. */
const COMPRESSED_BYTES = 16_384;
const HANDSHAKE_PATIENCE_MS = 5000;
const GOODBYE_MS = 500;

/** Opens socket.io on the server, for those whom the door admits. */
export function openSwitchboard(http: HttpServer, door: Door): Switchboard {
  return new Server(http, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    perMessageDeflate: { threshold: COMPRESSED_BYTES },
    pingInterval: PING_EVERY_MS,
    pingTimeout: PING_PATIENCE_MS,
    connectTimeout: HANDSHAKE_PATIENCE_MS,
    allowRequest(request, admit) {
      admit(null, door.admitsHost(request) && door.admitsOrigin(request));
    },
  });
}

/** Says goodbye to everyone, and closes the server once they have heard it or a moment has passed. */
export async function closeSwitchboard(switchboard: Switchboard): Promise<void> {
  const connections = [...switchboard.sockets.sockets.values()].map((socket) => socket.conn);
  const gone = connections.map((connection) => new Promise((done) => connection.once('close', done)));
  switchboard.emit('closing');
  switchboard.disconnectSockets(true);
  await Promise.race([
    Promise.all(gone),
    new Promise((done) => {
      setTimeout(done, GOODBYE_MS).unref();
    }),
  ]);
  await switchboard.close();
}
