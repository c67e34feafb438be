import type { IncomingMessage } from 'node:http';
import { isOwnName } from './own-names';

/** Who may talk to this host. A page of another site that was made to point here (DNS rebinding) may not. */
export interface Door {
  /** Whether the request names this host by one of its own addresses or names, and its port. */
  admitsHost(request: IncomingMessage): boolean;
  /** Whether the request comes from a page of this host; the desktop app says so of itself, as any program can. */
  admitsOrigin(request: IncomingMessage): boolean;
}

/** What a door knows of its house. */
export interface House {
  port: () => number;
  /** The domains in which this system looks for short names. */
  searchDomains: () => readonly string[];
  /** Further origins under which the host is reached: its port is forwarded. */
  publicUrls: readonly string[];
}

/** A name, an IPv4 address or an IPv6 address in brackets; and a port. */
const HOST = /^(\[[\da-f:.]+\]|[\p{L}\p{N}_.-]+)(?::(\d{1,5}))?$/iu;

export function createDoor({ port, searchDomains, publicUrls }: House): Door {
  const publicHosts = new Set(publicUrls.map((url) => new URL(url).host));

  function isOwn(host: string): boolean {
    if (publicHosts.has(host.toLowerCase())) return true;
    const [, name, portThere = '80'] = HOST.exec(host) ?? [];
    if (name === undefined || Number(portThere) !== port()) return false;
    return isOwnName(name.toLowerCase(), searchDomains());
  }

  return {
    admitsHost: ({ headers }) => headers.host !== undefined && isOwn(headers.host),
    admitsOrigin({ headers: { origin } }) {
      if (origin === undefined) return false;
      if (publicUrls.includes(origin)) return true;
      return origin.startsWith('http://') && isOwn(origin.slice('http://'.length));
    },
  };
}
