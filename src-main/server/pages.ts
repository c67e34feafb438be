import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import sirv from 'sirv';
import type { HostHello } from '../../src-shared/protocol/pushes';
import type { Door } from './door';

/** What the page never asks for. */
const DENIED = [
  'camera',
  'microphone',
  'geolocation',
  'display-capture',
  'midi',
  'payment',
  'usb',
  'serial',
  'hid',
  'bluetooth',
] as const;

/** Answers plain HTTP: `GET /hello`, and the built renderer for guests who come with a browser. */
export function createPages(
  door: Door,
  hello: () => HostHello,
  staticFolder: string | null,
): RequestListener {
  const files =
    staticFolder === null
      ? null
      : sirv(staticFolder, { etag: true, dotfiles: false, gzip: true, setHeaders: keepForEver });

  return (request, response) => {
    secure(request, response);
    if (!door.admitsHost(request)) {
      sendText(response, 403, 'This host is not known by that name. Use one of its own addresses.');
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(response, 405, 'Only GET and HEAD are answered here.');
      return;
    }
    if (pathOf(request) === '/hello') {
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.setHeader('Cache-Control', 'no-store');
      response.end(JSON.stringify(hello()));
      return;
    }
    if (!files) {
      sendText(response, 404, 'There is nothing here but the table itself.');
      return;
    }
    files(request, response, () => sendText(response, 404, 'There is no such page.'));
  };
}

function pathOf({ url = '/' }: IncomingMessage): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

/**
 * The build names what is in `assets` after its contents. The page itself is never kept: one of an updated host may have
 * the size and the date of the old one.
 */
function keepForEver(response: ServerResponse, path: string): void {
  const built = path.startsWith('/assets/');
  response.setHeader('Cache-Control', built ? 'public, max-age=31536000, immutable' : 'no-store');
}

function secure(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Content-Security-Policy', policyFor(request.headers.host));
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Permissions-Policy', DENIED.map((feature) => `${feature}=()`).join(', '));
}

/** Older Safari does not count a websocket of the same host as `'self'`. */
function policyFor(host: string | undefined): string {
  const socket = host !== undefined && /^[\w.:[\]-]+$/.test(host) ? ` ws://${host}` : '';
  return [
    "default-src 'self'",
    `connect-src 'self'${socket}`,
    "img-src 'self' data:",
    "font-src 'self' data:",
    // Older browsers get container queries as style sheets that a script writes.
    "style-src 'self' 'unsafe-inline' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(`${text}\n`);
}
