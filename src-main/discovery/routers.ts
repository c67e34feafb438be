import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** A router that leads out of a network which this computer is part of, as a default route names it. */
export interface Router {
  gateway: string;
  /** The interface it is reached by: its name, its number, or this computer's own address there. */
  by: { name: string } | { scope: number } | { address: string };
}

/** How long the system's own command may take. */
const PATIENCE_MS = 2000;

const run = promisify(execFile);

/**
 * Reads the system's routing table.
 * @returns the routers, the one that the system prefers first; empty when there is none or the table cannot be read.
 */
export async function readRouters(platform = process.platform): Promise<Router[]> {
  switch (platform) {
    case 'win32':
      return parseWindowsRoutes(await output('route', ['print']));
    case 'darwin':
      return parseMacRoutes(await output('netstat', ['-rn']));
    default:
      return [
        ...parseLinuxRoutes(await file('/proc/net/route')),
        ...parseLinuxRoutesV6(await file('/proc/net/ipv6_route')),
      ];
  }
}

interface Preferred {
  router: Router;
  metric: number;
}

const GATEWAY_FLAG = 0x2;

/** Reads `/proc/net/route`: hexadecimal, the lowest byte first. */
export function parseLinuxRoutes(table: string): Router[] {
  return byPreference(
    rows(table).flatMap(([name, destination, gateway, flags, , , metric, mask]) => {
      if (name === undefined || gateway === undefined || !isGateway(flags)) return [];
      if (destination !== '00000000' || mask !== '00000000') return [];
      const bytes = gateway.match(/../g)?.reverse() ?? [];
      const address = bytes.map((byte) => parseInt(byte, 16)).join('.');
      return [{ router: { gateway: address, by: { name } }, metric: Number(metric) }];
    }),
  );
}

const ANYWHERE_V6 = '0'.repeat(32);

/** Reads `/proc/net/ipv6_route`. */
export function parseLinuxRoutesV6(table: string): Router[] {
  return byPreference(
    rows(table).flatMap(([destination, prefix, , , gateway, metric, , , flags, name]) => {
      if (name === undefined || gateway === undefined || !isGateway(flags)) return [];
      if (destination !== ANYWHERE_V6 || prefix !== '00') return [];
      const address = gateway.match(/..../g)?.join(':') ?? '';
      return [{ router: { gateway: address, by: { name } }, metric: parseInt(metric ?? '0', 16) }];
    }),
  );
}

/** Reads what `netstat -rn` prints on macOS: in the system's own order of preference. */
export function parseMacRoutes(table: string): Router[] {
  return rows(table).flatMap(([destination, via, , name]) => {
    if (destination !== 'default' || via === undefined || name === undefined) return [];
    const gateway = via.split('%', 1)[0] ?? '';
    // `link#20` and `fe80::` name an interface, not a router on it.
    return isAddress(gateway) && !gateway.endsWith('::') ? [{ gateway, by: { name } }] : [];
  });
}

/** Reads what `route print` prints on Windows; its words are in the person's language, its numbers are not. */
export function parseWindowsRoutes(table: string): Router[] {
  const v4 = rows(table).flatMap(([destination, mask, gateway, address, metric]) => {
    if (destination !== '0.0.0.0' || mask !== '0.0.0.0') return [];
    if (!isAddress(gateway) || !isAddress(address) || !/^\d+$/.test(metric ?? '')) return [];
    return [{ router: { gateway, by: { address } }, metric: Number(metric) }];
  });
  // A long destination pushes its gateway to the next line, but that of a default route is short.
  const v6 = rows(table).flatMap(([scope, metric, destination, gateway]) => {
    if (destination !== '::/0' || !isAddress(gateway)) return [];
    return [{ router: { gateway, by: { scope: Number(scope) } }, metric: Number(metric) }];
  });
  return [...byPreference(v4), ...byPreference(v6)];
}

function byPreference(found: Preferred[]): Router[] {
  return found.sort((a, b) => a.metric - b.metric).map(({ router }) => router);
}

function isGateway(flags: string | undefined): boolean {
  return (parseInt(flags ?? '0', 16) & GATEWAY_FLAG) !== 0;
}

function isAddress(text: string | undefined): text is string {
  return text !== undefined && /^(\d+\.\d+\.\d+\.\d+|[\da-f:]*:[\da-f:]*)$/i.test(text);
}

function rows(table: string): string[][] {
  return table.split('\n').map((line) => line.trim().split(/\s+/));
}

async function output(command: string, args: string[]): Promise<string> {
  try {
    return (await run(command, args, { timeout: PATIENCE_MS, windowsHide: true })).stdout;
  } catch {
    return '';
  }
}

async function file(path: string): Promise<string> {
  return readFile(path, 'latin1').catch(() => '');
}
