import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import type { FoundHost } from '../../src-shared/protocol/desktop';
import { advertise } from './advertise';
import type { OwnAddress } from './addresses';
import { browse, urlsOf } from './browse';
import { closeMulticast, openMulticast } from './multicast';

const wlan: OwnAddress = {
  address: '192.168.1.7',
  prefix: 24,
  interfaceName: 'wlan0',
  scope: 0,
  internal: false,
  hardware: true,
};

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A host as far as discovery is concerned: it is advertised over real mDNS and answers `/hello`. */
async function openHost(hostId: string) {
  let free = 3;
  const server = createServer((_, response) => {
    const tables = [{ tableId: 't', name: 'Kitchen', game: 'g', phase: 'lobby', seats: 4, free, people: [] }];
    response.end(
      JSON.stringify({
        app: 'brilliant-cut',
        version: '0.1.0',
        protocol: 1,
        hostId,
        hostName: 'Same name',
        urls: [],
        games: [],
        tables,
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const advertisement = advertise({ hostId, hostName: 'Same name', port, addresses: () => [] });
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  closers.push(close, advertisement.stop);
  return {
    advertisement,
    close,
    takeSeat: () => {
      free -= 1;
    },
  };
}

function look() {
  let hosts: FoundHost[] = [];
  const search = browse((now) => {
    hosts = now;
  });
  closers.push(search.stop);
  /** Other hosts may be on this network too. */
  const find = (hostId: string) => hosts.find((host) => host.hello.hostId === hostId);
  return { search, find };
}

const soon = { timeout: 15_000, interval: 50 };

test('hosts of one name find their way onto the list by mDNS, and their seats stay current', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  const host = await openHost(first);
  await openHost(second);
  const { find } = look();
  await vi.waitFor(() => {
    expect(find(first)?.hello.tables[0]?.free).toBe(3);
    expect(find(second)).toBeDefined();
  }, soon);
  host.takeSeat();
  await vi.waitFor(() => {
    expect(find(first)?.hello.tables[0]?.free).toBe(2);
  }, soon);
});

test('a host that says goodbye but still answers stays; one that died without goodbye goes', async () => {
  const [forged, dead] = [randomUUID(), randomUUID()];
  const still = await openHost(forged);
  const dying = await openHost(dead);
  const { find } = look();
  await vi.waitFor(() => {
    expect(find(forged)).toBeDefined();
    expect(find(dead)).toBeDefined();
  }, soon);
  await still.advertisement.stop();
  dying.close();
  await vi.waitFor(() => {
    expect(find(dead)).toBeUndefined();
  }, soon);
  expect(find(forged)).toBeDefined();
});

test('host and guest are found again after both started afresh on changed interfaces', async () => {
  const hostId = randomUUID();
  const host = await openHost(hostId);
  const before = look();
  await host.advertisement.refresh();
  await before.search.refresh();
  await vi.waitFor(() => {
    expect(before.find(hostId)).toBeDefined();
  }, soon);
});

test('an interface that is gone harms nobody', async () => {
  const bonjour = openMulticast({ ...wlan, address: '203.0.113.77' });
  bonjour.publish({ name: randomUUID(), type: 'brilliant-cut', port: 9 });
  bonjour.find({ type: 'brilliant-cut' });
  await closeMulticast(bonjour);
});

const own = [wlan, { ...wlan, address: 'fd12:3456::2', prefix: 64 }];
const from = (address: string) => ({ address, family: 'IPv4' as const, port: 5353, size: 1 });

test.each<[string, Parameters<typeof urlsOf>[0], string[]]>([
  [
    'the packet’s own address is dialled first, then the announced ones',
    { port: 80, referer: from('192.168.1.9'), txt: { addresses: '192.168.1.8,192.168.1.9' } },
    ['http://192.168.1.9:80', 'http://192.168.1.8:80'],
  ],
  [
    'a network of IPv6 alone is dialled by the announced addresses, since the packet’s own is of one link only',
    {
      port: 80,
      referer: { ...from('fe80::9%wlan0'), family: 'IPv6' },
      txt: { addresses: 'fd12:3456::9,fd99::9' },
    },
    ['http://[fd12:3456::9]:80'],
  ],
  [
    'an announcement without TXT is dialled where it came from',
    { port: 80, referer: from('192.168.1.9') },
    ['http://192.168.1.9:80'],
  ],
  [
    'strangers are not dialled',
    { port: 80, referer: from('203.0.113.9'), txt: { addresses: '10.9.9.9' } },
    [],
  ],
  ['names and IPv6 addresses are not dialled', { port: 80, txt: { addresses: 'evil.example,fe80::1' } }, []],
])('%s', (_rule, service, urls) => {
  expect(urlsOf(service, own)).toEqual(urls);
});
