import type { IncomingMessage } from 'node:http';
import { hostname, networkInterfaces } from 'node:os';

/** Who may talk to this host. A page of another site that was made to point here (DNS rebinding) may not. */
export interface Door {
  /** Whether the request names this host by one of its own addresses or names, and its port. */
  admitsHost(request: IncomingMessage): boolean;
  /** Whether the request comes from a page of this host, or of the desktop app. */
  admitsOrigin(request: IncomingMessage): boolean;
}

/** The pages of the desktop app are files. */
const APP_ORIGIN = 'file://';

/** A name, an IPv4 address or an IPv6 address in brackets; and a port. */
const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?$/i;

export function createDoor(port: () => number): Door {
  function isOwn(host: string): boolean {
    const parts = HOST.exec(host);
    if (!parts) return false;
    const [, name, portThere = '80'] = parts;
    return Number(portThere) === port() && ownNames().has(name.toLowerCase());
  }

  return {
    admitsHost: ({ headers }) => headers.host !== undefined && isOwn(headers.host),
    admitsOrigin({ headers: { origin } }) {
      if (origin === undefined) return false;
      return origin === APP_ORIGIN || (origin.startsWith('http://') && isOwn(origin.slice('http://'.length)));
    },
  };
}

/** As they stand in a URL. Asked anew each time: a laptop changes networks. */
function ownNames(): Set<string> {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const name = hostname().toLowerCase();
  return new Set([
    'localhost',
    '127.0.0.1',
    '[::1]',
    name,
    name.endsWith('.local') ? name : `${name}.local`,
    ...addresses.map(({ address, family }) =>
      family === 'IPv4' ? address : new URL(`http://[${address.split('%')[0]}]`).hostname,
    ),
  ]);
}

/** An address without the coat that IPv4 wears on an IPv6 socket. */
export function plainAddress(address: string | undefined): string {
  return (address ?? '').replace(/^::ffff:/, '');
}

/** Whether a connection comes from this very computer. */
export function isOwnAddress(address: string): boolean {
  const plain = plainAddress(address);
  return ownNames().has(plain.includes(':') ? `[${plain}]` : plain) || plain.startsWith('127.');
}
