import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** The app's own scheme and the origin of its page: no file of the disk has it, and no site can. */
export const PAGE_SCHEME = 'app';
export const PAGE_ORIGIN = `${PAGE_SCHEME}://brilliant-cut`;
export const PAGE_URL = `${PAGE_ORIGIN}/index.html`;

/** Names as the build makes them. Neither a dot in front nor a separator, a drive or a stream fits in. */
const BUILT_NAME = /^[\w-][\w.-]*$/;

/** What the build makes, and nothing else: a page out of an archive needs no long list. */
const TYPES: Partial<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** What the page may do; the page comes from the app's archive and needs nothing from elsewhere. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  // The main process speaks with the hosts.
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), display-capture=(), usb=(), serial=(), hid=()',
  'Cache-Control': 'no-cache',
};

/**
 * @param folder the built screens
 * @returns the file that an address of the page's origin stands for, below that folder; null for every other address
 */
export function fileAt(url: string, folder: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, host, pathname } = new URL(url);
  if (`${protocol}//${host}` !== PAGE_ORIGIN) return null;
  const names = pathname.slice(1).split('/');
  return names.every((name) => BUILT_NAME.test(name)) ? join(folder, ...names) : null;
}

/** Answers a request of the page with a file of the built screens and the page's policy; 404 where there is none. */
export async function answerPage(
  { method, url }: Pick<Request, 'method' | 'url'>,
  folder: string,
): Promise<Response> {
  if (method !== 'GET' && method !== 'HEAD') return plain(405, 'Only GET and HEAD are answered here.');
  const file = fileAt(url, folder);
  const body = file === null ? null : await readFile(file).catch(() => null);
  if (file === null || body === null) return plain(404, 'There is no such page.');
  return new Response(method === 'HEAD' ? null : new Uint8Array(body), {
    headers: { ...HEADERS, 'Content-Type': contentType(file) },
  });
}

function contentType(file: string): string {
  return TYPES[extname(file)] ?? 'application/octet-stream';
}

function plain(status: number, sentence: string): Response {
  return new Response(sentence, {
    status,
    headers: { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
