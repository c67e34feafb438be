import * as v from 'valibot';
import type { ConnectRefusal, Notice } from '../../src-shared/protocol/pushes';
import { PROTOCOL_VERSION } from '../../src-shared/protocol/version';
import { isOwnAddress, plainAddress } from './own-names';
import type { Switchboard, HostSocket } from './switchboard';

const MAX_CONNECTIONS = 64;
const MAX_PER_ADDRESS = 16;

/** A refused client closes by itself; one that does not is closed after this, in milliseconds. */
const REFUSED_LINGER_MS = 1000;

const handshakeSchema = v.object({
  version: v.fallback(v.pipe(v.string(), v.regex(/^[\w.+-]{1,32}$/)), 'unknown'),
  protocol: v.fallback(v.pipe(v.number(), v.integer()), 0),
});

/** Lets in clients of the same protocol while there is room; tells the others why not. */
export function guardHandshake(switchboard: Switchboard, version: string): void {
  switchboard.use((socket, next) => {
    const refusal = refusalFor(switchboard, socket, version);
    if (!refusal) {
      next();
      return;
    }
    next(Object.assign(new Error(refusal.code), { data: refusal }));
    setTimeout(() => socket.conn.close(), REFUSED_LINGER_MS).unref();
  });
}

function refusalFor(switchboard: Switchboard, socket: HostSocket, version: string): ConnectRefusal | null {
  const guest = v.parse(handshakeSchema, { ...socket.handshake.auth });
  if (guest.protocol !== PROTOCOL_VERSION) {
    const update = guest.protocol < PROTOCOL_VERSION ? 'guest' : 'host';
    tellOwnPeople(switchboard, {
      code: 'guest-version',
      guestVersion: guest.version,
      hostVersion: version,
      update,
    });
    return { code: 'version', hostVersion: version, hostProtocol: PROTOCOL_VERSION, update };
  }
  const address = plainAddress(socket.handshake.address);
  const others = [...switchboard.sockets.sockets.values()];
  const near = others.filter((other) => plainAddress(other.handshake.address) === address);
  const full = others.length >= MAX_CONNECTIONS || near.length >= MAX_PER_ADDRESS;
  return full ? { code: 'host-full' } : null;
}

/** Those who sit at the host's computer can do something about its version; others cannot. */
function tellOwnPeople(switchboard: Switchboard, notice: Notice): void {
  for (const socket of switchboard.sockets.sockets.values()) {
    if (isOwnAddress(socket.handshake.address)) socket.emit('notice', notice);
  }
}
