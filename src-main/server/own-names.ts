import { hostname, networkInterfaces } from 'node:os';
import { inUrl } from '../discovery/addresses';

/**
 * Domains that nobody can register: a name in them never belongs to a site on the internet that was made to point
 * here. Those of routers that anybody could have bought, such as `fritz.box`, count only where the system itself looks
 * for names in them.
 */
const NOBODYS = [
  'local',
  'lan',
  'home',
  'home.arpa',
  'internal',
  'localdomain',
  'intranet',
  'private',
  'corp',
];

/**
 * Whether a name is this computer's: one of its addresses, its own name, or its name as a router gives it. That a name
 * resolves to this computer proves nothing: a foreign page can arrange for that.
 * @param name as it stands in a URL, in small letters.
 * @param searchDomains in which this system looks for short names.
 */
export function isOwnName(name: string, searchDomains: readonly string[], computer = hostname()): boolean {
  const plain = name.replace(/\.$/, '');
  if (plain === 'localhost' || ownAddressNames().has(plain)) return true;
  const own = computer.toLowerCase().replace(/\.$/, '');
  if (plain === own) return true;
  const [first = '', ...rest] = plain.split('.');
  if (first === '' || first !== own.split('.', 1)[0]) return false;
  const domain = rest.join('.');
  return domain === '' || NOBODYS.includes(domain) || searchDomains.includes(domain);
}

/** An address without the coat that IPv4 wears on an IPv6 socket. */
export function plainAddress(address: string | undefined): string {
  return (address ?? '').replace(/^::ffff:/, '');
}

/** Whether a connection comes from this very computer. */
export function isOwnAddress(address: string): boolean {
  const plain = plainAddress(address);
  return plain.startsWith('127.') || ownAddressNames().has(inUrl(plain));
}

/** Asked anew each time: a laptop changes networks. */
function ownAddressNames(): Set<string> {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return new Set([
    '127.0.0.1',
    '[::1]',
    ...addresses.map(
      ({ address }) => new URL(`http://${inUrl(address.split('%', 1)[0] ?? address)}`).hostname,
    ),
  ]);
}
