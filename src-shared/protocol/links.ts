import { isUnsafePort } from './ports';

/** Where a host is, as a person typed it or a link says it. */
export interface HostAddress {
  /** A name, an IPv4 address, or an IPv6 address in brackets; small letters. */
  host: string;
  /** Null when none was named: the usual one. */
  port: number | null;
  /** The table that the link opens, or null. */
  tableId: string | null;
}

/** Why a text is no address that could be dialled. */
export type AddressProblem = 'not-an-address' | 'unsafe-port';

export type AddressReading = { ok: true; address: HostAddress } | { ok: false; why: AddressProblem };

/** Quotes and brackets around an address, and the full stop of the sentence that it stood in. */
const WRAPPING = /^[\s<("'«„“”‘’]+|[\s>)"'»“”‘’.,;!?]+$/g;

const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const IPV6 = /^[\da-f:]*:[\da-f:.]*:[\da-f:.]*$/i;
const NAME = /^[\p{L}\p{N}_-]{1,63}(\.[\p{L}\p{N}_-]{1,63}){0,8}\.?$/u;

/** What stands before the path, the query or the fragment. */
const PARTS = /^(?:([a-z][a-z\d+.-]*):\/\/)?([^/?#]*)(.*)$/is;

/** The way in which links of ours to other programs begin: `brilliant-cut://join/192.168.1.20:4765`. */
const OWN_SCHEME = 'brilliant-cut';

/**
 * Reads the address of a host however it was typed or pasted: with or without `http://` or `https://`, with or without
 * a port, a table's whole link, with the marks around it that it had in a sentence, with signs of full width.
 */
export function readAddress(typed: string): AddressReading {
  const text = typed.normalize('NFKC').replace(WRAPPING, '');
  const [, scheme = 'http', first = '', rest = ''] = PARTS.exec(text) ?? [];
  switch (scheme.toLowerCase()) {
    case 'http':
    case 'https':
      return readParts(first, rest);
    case OWN_SCHEME:
      return first.toLowerCase() === 'join' ? readAddress(rest.replace(/^\/+/, '')) : no('not-an-address');
    default:
      return no('not-an-address');
  }
}

function readParts(place: string, rest: string): AddressReading {
  const split = splitPort(place.trim());
  if (split === null) return no('not-an-address');
  const { host, port } = split;
  if (port !== null && (port < 1 || port > 65_535)) return no('not-an-address');
  if (port !== null && isUnsafePort(port)) return no('unsafe-port');
  return { ok: true, address: { host: host.toLowerCase(), port, tableId: tableIn(rest) } };
}

/** A space before the port is as good as a colon: so it is read aloud. */
function splitPort(place: string): { host: string; port: number | null } | null {
  const bracketed = /^(\[[\da-f:.]+\])(?:[:\s]+(\d+))?$/i.exec(place);
  if (bracketed) return hostAndPort(bracketed);
  if (IPV6.test(place)) return { host: `[${place}]`, port: null };
  const plain = /^([^\s:]+)(?:[:\s]+(\d+))?:?$/.exec(place);
  const parts = plain && hostAndPort(plain);
  return parts && isHostName(parts.host) ? parts : null;
}

function hostAndPort([, host = '', port]: RegExpExecArray): { host: string; port: number | null } {
  return { host, port: port === undefined ? null : Number(port) };
}

function isHostName(host: string): boolean {
  if (IPV4.test(host)) return host.split('.').every((part) => Number(part) <= 255);
  // A number alone is a port without an address, or part of one.
  return NAME.test(host) && !/^[\d.]+$/.test(host);
}

function tableIn(rest: string): string | null {
  const place = /(?:#\/?|^\/)table\/(.*)$/s.exec(rest)?.[1];
  return place === undefined ? null : readId(place);
}

/**
 * Reads the id at the start of a text: whatever was caught behind it by a message or a tracker is left out.
 * @returns null when none is there.
 */
export function readId(text: string): string | null {
  return /^[\w-]{1,40}/.exec(text)?.[0] ?? null;
}

/** The address of a host as a URL's origin. */
export function originOf({ host, port }: HostAddress, usualPort: number): string {
  return `http://${host}${(port ?? usualPort) === 80 ? '' : `:${port ?? usualPort}`}`;
}

/** The link that opens a table in any browser on the network. */
export function tableLink(origin: string, tableId: string): string {
  return `${origin}/#/table/${tableId}`;
}

function no(why: AddressProblem): AddressReading {
  return { ok: false, why };
}
