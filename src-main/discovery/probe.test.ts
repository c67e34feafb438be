import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { HostHello } from '../../src-shared/protocol/pushes';
import { probe } from './probe';

const hello: HostHello = {
  app: 'brilliant-cut',
  version: '0.1.0',
  protocol: 1,
  hostId: 'h1',
  hostName: 'Anna',
  urls: [],
  games: ['diamonsters'],
  tables: [
    {
      tableId: 't1',
      name: 'Kitchen',
      game: 'diamonsters',
      phase: 'lobby',
      seats: 4,
      free: 2,
      people: ['Anna'],
      deserted: false,
    },
  ],
};

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

test('a host that answers is told with its tables', async () => {
  const asked: (string | undefined)[] = [];
  const url = await serve((request, response) => {
    asked.push(request.url);
    response.end(JSON.stringify(hello));
  });
  expect(await probe(url)).toEqual(hello);
  expect(asked).toEqual(['/hello']);
});

test.each<[string, RequestListener]>([
  ['another program', (_, response) => response.end('<html>')],
  ['another program that speaks JSON', (_, response) => response.end('{"app":"printer"}')],
  ['a refusal', (_, response) => response.writeHead(403).end(JSON.stringify(hello))],
  ['a redirection', (_, response) => response.writeHead(302, { location: '/elsewhere' }).end()],
  [
    'an endless answer',
    (_, response) => response.end(JSON.stringify({ ...hello, games: ['x'.repeat(70_000)] })),
  ],
  ['silence', () => undefined],
])('%s is not a host', async (_kind, answer) => {
  expect(await probe(await serve(answer))).toBeNull();
});

test('nobody at the address is not a host', async () => {
  expect(await probe('http://127.0.0.1:1')).toBeNull();
});
