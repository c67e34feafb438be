import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** How long the system's own command may take. */
const PATIENCE_MS = 2000;

/** Where Windows keeps what networks told it about names. */
const WINDOWS_NAMES = 'HKLM\\SYSTEM\\CurrentControlSet\\Services\\Tcpip\\Parameters';

const run = promisify(execFile);

/**
 * Reads the domains in which this system looks for short names: its router's among them, such as `fritz.box`.
 * @returns small letters, no dots around; empty when there are none or they cannot be read.
 */
export async function readSearchDomains(platform = process.platform): Promise<string[]> {
  if (platform === 'win32') return parseRegistry(await output('reg', ['query', WINDOWS_NAMES, '/s']));
  const files = ['/etc/resolv.conf', '/run/systemd/resolve/resolv.conf'];
  const texts = await Promise.all(files.map((path) => readFile(path, 'utf8').catch(() => '')));
  return [...new Set(texts.flatMap(parseResolvConf))];
}

/** Reads the `search` and `domain` lines of a `resolv.conf`. */
export function parseResolvConf(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [word, ...domains] = line.trim().split(/\s+/);
    return word === 'search' || word === 'domain' ? domains.flatMap(tidy) : [];
  });
}

/** Reads the values in which Windows' registry keeps domains, one interface after the other. */
export function parseRegistry(text: string): string[] {
  const found = text.split(/\r?\n/).flatMap((line) => {
    const value = /^\s*(?:SearchList|Domain|DhcpDomain|NameServerDomain)\s+REG_SZ\s+(\S.*)$/i.exec(line)?.[1];
    return value === undefined ? [] : value.split(/[,\s]+/).flatMap(tidy);
  });
  return [...new Set(found)];
}

function tidy(domain: string): string[] {
  const plain = domain.toLowerCase().replace(/^\.+|\.+$/g, '');
  return plain === '' ? [] : [plain];
}

async function output(command: string, args: string[]): Promise<string> {
  try {
    return (await run(command, args, { timeout: PATIENCE_MS, windowsHide: true })).stdout;
  } catch {
    return '';
  }
}
