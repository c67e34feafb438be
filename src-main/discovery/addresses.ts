import { BlockList, isIPv4 } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Router } from './routers';

/** One address of this computer and the interface that has it. */
export interface OwnAddress {
  address: string;
  /** How many leading bits are the network's. */
  prefix: number;
  interfaceName: string;
  /** The interface's number in the system; 0 where it has none. */
  scope: number;
  /** Reached from this computer alone. */
  internal: boolean;
  /** Whether the interface has a hardware address: tunnels have none. */
  hardware: boolean;
}

const NO_HARDWARE = '00:00:00:00:00:00';

/** @returns all addresses of this computer, loopback included, in the system's order. */
export function ownAddresses(interfaces = networkInterfaces()): OwnAddress[] {
  return Object.entries(interfaces).flatMap(([interfaceName, entries = []]) => {
    const scope = entries.reduce((found, entry) => found || (entry.scopeid ?? 0), 0);
    return entries.map(({ address, cidr, internal, mac }) => ({
      address: address.split('%', 1)[0] ?? address,
      prefix: Number(cidr?.split('/')[1] ?? (isIPv4(address) ? 32 : 128)),
      interfaceName,
      scope,
      internal,
      hardware: mac !== NO_HARDWARE,
    }));
  });
}

/**
 * @param routers of the networks that this computer is part of, as the system's routing table has them
 * @returns the addresses others may reach, the best one first; empty without a network. A network with a router in it
 * is somebody's home; one without is a virtual machine's, a tunnel's, or one that this computer makes itself.
 */
export function reachableAddresses(addresses: OwnAddress[], routers: Router[]): string[] {
  const outward = addresses.filter((own) => !own.internal && !isLinkLocalV6(own.address));
  return outward
    .map((own) => ({ own, rank: rank(own, routers) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ own }) => own.address);
}

/**
 * @returns one address an interface, loopback included: multicast is joined once on each. An interface that has IPv4
 * gives that; one with IPv6 alone its own address on the link.
 */
export function multicastAddresses(addresses: OwnAddress[]): OwnAddress[] {
  const byInterface = new Map<string, OwnAddress>();
  for (const own of addresses) {
    const before = byInterface.get(own.interfaceName);
    if (!before || (isIPv4(own.address) && !isIPv4(before.address))) byInterface.set(own.interfaceName, own);
  }
  return [...byInterface.values()];
}

/** @returns whether `address` lies in a network that this computer is part of. */
export function isNeighbour(address: string, addresses: OwnAddress[]): boolean {
  return addresses.some((own) => isInNetwork(address, own));
}

/** @returns whether `address` lies in the network of one of this computer's own. */
export function isInNetwork(address: string, own: OwnAddress): boolean {
  if (isIPv4(address) !== isIPv4(own.address)) return false;
  const family = isIPv4(address) ? 'ipv4' : 'ipv6';
  const network = new BlockList();
  network.addSubnet(own.address, own.prefix, family);
  return network.check(address, family);
}

/** @returns the address as it stands in a URL: IPv6 in brackets. */
export function inUrl(address: string): string {
  return isIPv4(address) ? address : `[${address}]`;
}

/**
 * @returns whether the address is in the router's network: the router is reached by that interface, and its address
 * lies in that network or is the link's own. A tunnel that took the default route has no such router.
 */
function isBehind(own: OwnAddress, { gateway, by }: Router): boolean {
  if ('name' in by && by.name !== own.interfaceName) return false;
  if ('scope' in by && by.scope !== own.scope) return false;
  if ('address' in by && by.address !== own.address) return false;
  return isLinkLocalV6(gateway) ? own.address.includes(':') : isInNetwork(gateway, own);
}

function isLinkLocalV6(address: string): boolean {
  return /^fe[89ab]/i.test(address);
}

const NO_ROUTER = 100;
const IPV6 = 10;

function rank(own: OwnAddress, routers: Router[]): number {
  const place = own.hardware ? routers.findIndex((router) => isBehind(own, router)) : -1;
  const family = isIPv4(own.address) ? 0 : IPV6;
  if (place >= 0) return family + Math.min(place, IPV6 - 1);
  return NO_ROUTER + family + rangeRank(own.address);
}

/** Home routers deal 192.168 first, then 10 and 172.16–31; a 169.254 address means that nobody dealt one. */
function rangeRank(address: string): number {
  if (address.startsWith('192.168.')) return 0;
  if (/^(10\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address)) return 1;
  return address.startsWith('169.254.') ? 3 : 2;
}
