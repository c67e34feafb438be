import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HostHello } from '../../src-shared/protocol/pushes';
import { createDoor } from './door';
import { createPages } from './pages';

const SCRIPT = 'export const game = "Diamonds";'.repeat(100);
const PAGE = '<!doctype html><title>Brilliant Cut</title>';
const HELLO: HostHello = {
  app: 'brilliant-cut',
  version: '1.0.0',
  protocol: 1,
  hostId: 'host',
  hostName: 'Attic',
  urls: [],
  games: [],
  tables: [],
};

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

describe('the pages of a host', () => {
  let folder: string;
  let server: Server;
  let port = 0;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'brilliant-cut-pages-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), PAGE);
    await writeFile(join(folder, 'assets/index-4f2a.js'), SCRIPT);
    await writeFile(join(folder, 'assets/index-4f2a.js.gz'), gzipSync(SCRIPT));
    server = createServer(
      createPages(
        createDoor({ port: () => port, searchDomains: () => [], publicUrls: [] }),
        () => HELLO,
        folder,
      ),
    );
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    await new Promise((done) => server.close(done));
    await rm(folder, { recursive: true });
  });

  function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return new Promise((done, fail) => {
      request({ host: '127.0.0.1', port, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      })
        .on('error', fail)
        .end();
    });
  }

  it('come compressed to a browser that takes gzip', async () => {
    const { headers, body } = await get('/assets/index-4f2a.js', { 'accept-encoding': 'gzip, deflate' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers['content-type']).toMatch(/^text\/javascript/);
    expect(headers.vary).toContain('Accept-Encoding');
    expect(body.length).toBeLessThan(SCRIPT.length / 10);
    expect(gunzipSync(body).toString()).toBe(SCRIPT);
  });

  it('come plain to a browser that does not', async () => {
    const { headers, body } = await get('/assets/index-4f2a.js');
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(SCRIPT);
  });

  it('are kept for ever when they are named after what is in them', async () => {
    const { headers } = await get('/assets/index-4f2a.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/', '/index.html', '/hello'])('are never kept at %s', async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('are never kept where there is none, so that a page which is not there yet may come', async () => {
    const { status, headers } = await get('/assets/index-0000.js');
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(['/', '/hello', '/nowhere'])('say at %s what a browser may do with them', async (path) => {
    const { headers } = await get(path);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).not.toContain("script-src 'unsafe-inline'");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});
