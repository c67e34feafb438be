import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import type { ConnectRefusal } from '../../src-shared/protocol/pushes';

/** A host that does as a test says: real sockets, answers made up. */
export interface MadeUpHost {
  readonly url: string;
  /** Who it says that it is, from the next greeting on; null: it does not greet. */
  hostId: string | null;
  refusal: ConnectRefusal | null;
  /** Answers by request; what is not among them is never answered. */
  answers: Record<string, unknown>;
  /** What it was asked, with what came along. */
  readonly asked: [name: string, request: unknown][];
  /** The headers `Origin` of those who came. */
  readonly origins: (string | undefined)[];
  connections(): number;
  push(name: string, ...details: unknown[]): void;
  /** Ends all connections: as a pulled cable does, or by a word to the clients. */
  drop(how: 'cable' | 'word'): void;
  close(): Promise<void>;
}

export async function openMadeUpHost(): Promise<MadeUpHost> {
  const http = createServer();
  const server = new Server(http, { transports: ['websocket'], serveClient: false });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));

  const host: MadeUpHost = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    hostId: 'attic',
    refusal: null,
    answers: {},
    asked: [],
    origins: [],
    connections: () => server.sockets.sockets.size,
    push: (name, ...details) => void server.emit(name, ...details),
    drop(how) {
      for (const socket of server.sockets.sockets.values()) {
        if (how === 'cable') socket.conn.close();
        else socket.disconnect(true);
      }
    },
    close: () => server.close(),
  };
  server.use((_socket, next) => {
    if (host.refusal) next(Object.assign(new Error('refused'), { data: host.refusal }));
    else next();
  });
  server.on('connection', (socket: Socket) => {
    host.origins.push(socket.handshake.headers.origin);
    socket.onAny((name: string, request: unknown, reply: (answer: unknown) => void) => {
      host.asked.push([name, request]);
      if (name in host.answers) reply(host.answers[name]);
    });
    if (host.hostId !== null) socket.emit('hello', { hostId: host.hostId });
  });
  return host;
}
