import { networkInterfaces } from 'node:os';

/** One IPv4 address of this computer and the interface that has it. */
export interface OwnAddress {
  address: string;
  netmask: string;
  interfaceName: string;
  internal: boolean;
}

/** Interfaces made by software: other people in the house rarely reach this computer through them. */
const VIRTUAL =
  /^(docker|br-|veth|virbr|vbox|vmnet|vmware|vethernet|tun|tap|utun|wg|zt|tailscale|ham|bridge)/i;

/** @returns all IPv4 addresses of this computer, loopback included, in the system's order. */
export function ownAddresses(interfaces = networkInterfaces()): OwnAddress[] {
  return Object.entries(interfaces).flatMap(([interfaceName, entries]) =>
    (entries ?? [])
      .filter((entry) => entry.family === 'IPv4')
      .map(({ address, netmask, internal }) => ({ address, netmask, interfaceName, internal })),
  );
}

/** @returns the addresses others may reach, the best one first; empty without a network. */
export function reachableAddresses(addresses: OwnAddress[]): string[] {
  const outward = addresses.filter((own) => !own.internal);
  return outward.sort((a, b) => rank(a) - rank(b)).map((own) => own.address);
}

/** @returns one address an interface, loopback included: multicast is joined once on each. */
export function multicastAddresses(addresses: OwnAddress[]): string[] {
  const byInterface = new Map<string, string>();
  for (const own of addresses) {
    if (!byInterface.has(own.interfaceName)) byInterface.set(own.interfaceName, own.address);
  }
  return [...byInterface.values()];
}

/** @returns whether `address` lies in a network that this computer is part of. */
export function isNeighbour(address: string, addresses: OwnAddress[]): boolean {
  return addresses.some((own) => {
    const mask = toNumber(own.netmask);
    return (toNumber(own.address) & mask) === (toNumber(address) & mask);
  });
}

function rank(own: OwnAddress): number {
  const kind = VIRTUAL.test(own.interfaceName) ? 4 : 0;
  return kind + rangeRank(own.address);
}

/** Home routers deal 192.168 first, then 10 and 172.16–31; a 169.254 address means that nobody dealt one. */
function rangeRank(address: string): number {
  if (address.startsWith('192.168.')) return 0;
  if (/^(10\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address)) return 1;
  return address.startsWith('169.254.') ? 3 : 2;
}

function toNumber(address: string): number {
  return address.split('.').reduce((sum, part) => ((sum << 8) | Number(part)) >>> 0, 0);
}
