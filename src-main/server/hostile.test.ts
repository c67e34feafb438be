import { request, type IncomingMessage } from 'node:http';
import { hostname } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MAX_MESSAGE_BYTES, PROTOCOL_VERSION } from '../../src-shared/protocol/version';
import { openBed, refusalOf, until, untyped, type Bed, type Client } from './host.fixture';

let bed: Bed;
beforeEach(async () => {
  bed = await openBed();
});
afterEach(() => bed.close());

/** Somebody who must not notice anything. */
async function bystander(): Promise<{ ann: Client; unharmed: () => Promise<void> }> {
  const ann = await bed.client('Ann');
  const created = await ann.ask('create-table', { name: 'Kitchen', game: 'diamonsters', seats: 2 });
  const heard = ann.heard.length;
  return {
    ann,
    async unharmed() {
      expect(created.ok).toBe(true);
      expect(ann.heard.slice(heard)).toEqual([]);
      expect(await ann.ask('list-history', {})).toEqual({ ok: true, matches: [] });
    },
  };
}

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: IncomingMessage['headers']; body: string }>((done, fail) => {
    const asked = request({ host: '127.0.0.1', port: bed.host.port, path, method, headers }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += String(chunk)));
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    asked.on('error', fail);
    asked.end();
  });
}

describe('the handshake', () => {
  it.each([
    [PROTOCOL_VERSION - 1, 'guest'],
    [PROTOCOL_VERSION + 1, 'host'],
    ['1', 'guest'],
  ])(
    'of protocol %s is refused, and both sides are told that the %s must update',
    async (protocol, update) => {
      const ann = await bed.client('Ann');
      const socket = bed.raw({ auth: { version: '9.9', protocol } });
      expect(await refusalOf(socket)).toEqual({
        code: 'version',
        hostVersion: '1.2.3',
        hostProtocol: PROTOCOL_VERSION,
        update,
      });
      await until(() => ann.heard.some((text) => text.includes('"guest-version"')));
      expect(ann.heard[ann.heard.length - 1]).toContain('"guestVersion":"9.9"');
    },
  );

  it('without anything in it is refused too', async () => {
    expect(await refusalOf(bed.raw({ auth: {} }))).toMatchObject({ code: 'version' });
  });

  it('is refused when the address has too many connections', async () => {
    for (let i = 0; i < 16; i++) expect(await refusalOf(bed.raw())).toBe('connected');
    expect(await refusalOf(bed.raw())).toEqual({ code: 'host-full' });
  });
});

describe('the door', () => {
  it.each(['localhost', '127.0.0.1', '[::1]', hostname(), `${hostname()}.local`])(
    'knows %s',
    async (name) => {
      const host = `${name}:${bed.host.port}`;
      expect((await get('/hello', { host })).status).toBe(200);
      expect(await refusalOf(bed.raw({ host, origin: `http://${host}` }))).toBe('connected');
    },
  );

  it.each([
    'http://evil.example',
    'null',
    'file://',
    'app://brilliant-cut',
    'https://localhost',
    'http://localhost:1',
    'http://127.0.0.1.evil.example',
  ])('refuses pages from %s', async (origin) => {
    expect(await refusalOf(bed.raw({ origin }))).toBe('websocket error');
  });

  it('refuses a name that was made to point here', async () => {
    const host = `evil.example:${bed.host.port}`;
    expect((await get('/hello', { host })).status).toBe(403);
    expect((await get('/', { host })).status).toBe(403);
    expect((await get('/hello', { host: 'localhost' })).status).toBe(403);
    expect(await refusalOf(bed.raw({ host, origin: `http://${host}` }))).toBe('websocket error');
  });
});

describe('plain requests', () => {
  it('learn who the host is', async () => {
    await bystander();
    const { headers, body } = await get('/hello');
    expect(JSON.parse(body)).toMatchObject({
      app: 'brilliant-cut',
      protocol: PROTOCOL_VERSION,
      hostName: 'Attic',
      hostId: bed.store.hostId,
      tables: [{ name: 'Kitchen', phase: 'lobby' }],
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  });

  it('are answered for GET and HEAD alone', async () => {
    expect((await get('/hello', {}, 'POST')).status).toBe(405);
    expect((await get('/nothing')).status).toBe(404);
  });
});

describe('a message that makes no sense', () => {
  it.each([
    ['an unknown event', 'no-such-request', {}],
    ['a name of the prototype', 'constructor', {}],
    ['another', '__proto__', {}],
    ['no body', 'sit', undefined],
    ['a list for a body', 'sit', [1, 2, 3]],
    ['a wrong type', 'sit', { tableId: 'x', seat: 'first' }],
    ['a seat that is no number', 'sit', { tableId: 'x', seat: 1e308 }],
    [
      'a huge list',
      'create-table',
      { name: 'x', game: 'diamonsters', seats: 2, bots: Array(9000).fill('ai') },
    ],
    ['a body with a prototype', 'move', JSON.parse('{"__proto__":{"ok":true},"tableId":1}')],
    ['bytes', 'rename', Buffer.from('abc')],
    ['a list of tables', 'suggest', { tableId: ['x'] }],
    ['a move of no number', 'review', { matchId: 'x', index: '__proto__' }],
    ['a move before the first', 'review', { matchId: 'x', index: -1 }],
    ['half a move', 'review', { matchId: 'x', index: 0.5 }],
  ])('with %s is refused, and nobody else notices', async (_, event, body) => {
    const { unharmed } = await bystander();
    const eve = await bed.client('Eve');
    expect(await untyped(eve.socket).emitWithAck(event, body)).toMatchObject({
      ok: false,
      code: 'malformed',
    });
    expect(eve.socket.connected).toBe(true);
    await unharmed();
  });

  it('about a match or table of nobody is refused', async () => {
    const { unharmed } = await bystander();
    const eve = await bed.client('Eve');
    expect(await eve.ask('suggest', { tableId: 'x' })).toMatchObject({ code: 'no-such-table' });
    expect(await eve.ask('review', { matchId: 'x', index: 1e9 })).toMatchObject({ code: 'no-such-match' });
    await unharmed();
  });

  it('and asks for no answer does no harm', async () => {
    const { unharmed } = await bystander();
    const eve = await bed.client('Eve');
    for (const body of [undefined, null, 7, { tableId: {} }, []]) untyped(eve.socket).emit('move', body);
    untyped(eve.socket).emit('watch');
    expect(await eve.ask('list-history', {})).toMatchObject({ ok: true });
    await unharmed();
  });

  it('or is too long costs its sender the connection, and nobody else', async () => {
    const { unharmed } = await bystander();
    const eve = await bed.client('Eve');
    untyped(eve.socket).emit('rename', { name: 'x'.repeat(MAX_MESSAGE_BYTES) });
    await until(() => eve.socket.disconnected);
    await unharmed();
  });
});

describe('a flood', () => {
  it('is answered with too-fast, and in the end costs its sender the connection, and nobody else', async () => {
    const { unharmed } = await bystander();
    const eve = await bed.client('Eve');
    const codes = new Set<string>();
    const count = (reply: { code?: string }) => codes.add(reply.code ?? 'ok');
    for (let i = 0; i < 400; i++) untyped(eve.socket).emit('list-history', {}, count);
    await until(() => eve.socket.disconnected);
    expect([...codes].sort()).toEqual(['ok', 'too-fast']);
    await unharmed();
  });
});
