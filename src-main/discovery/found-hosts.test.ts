import { beforeEach, expect, test } from 'vitest';
import type { FoundHost } from '../../src-shared/protocol/desktop';
import type { HostHello } from '../../src-shared/protocol/pushes';
import { createFoundHosts, type FoundHosts } from './found-hosts';

function hello(hostId: string): HostHello {
  return {
    app: 'brilliant-cut',
    version: '0.1.0',
    protocol: 1,
    hostId,
    hostName: hostId,
    urls: [],
    games: [],
    tables: [],
  };
}

/** Who answers where at the moment. */
let network: Map<string, HostHello>;
let lists: FoundHost[][];
let found: FoundHosts;

const listedUrls = () => (lists.at(-1) ?? []).map((host) => host.url);

beforeEach(() => {
  network = new Map([['http://a', hello('anna')]]);
  lists = [];
  found = createFoundHosts(
    (url) => Promise.resolve(network.get(url) ?? null),
    (hosts) => lists.push(hosts),
  );
});

test('a host is listed once it has answered', async () => {
  await found.hint('http://a');
  expect(lists).toEqual([[{ url: 'http://a', hello: hello('anna') }]]);
});

test('an announcement alone lists nobody', async () => {
  await found.hint('http://nobody');
  expect(lists).toEqual([]);
});

test('a host that misses two questions stays, and one that misses three goes', async () => {
  await found.hint('http://a');
  network.clear();
  await found.refresh();
  await found.refresh();
  expect(listedUrls()).toEqual(['http://a']);
  await found.refresh();
  expect(listedUrls()).toEqual([]);
});

test('an answer in between forgives the misses', async () => {
  await found.hint('http://a');
  for (let round = 0; round < 3; round++) {
    network.delete('http://a');
    await found.refresh();
    await found.refresh();
    network.set('http://a', hello('anna'));
    await found.refresh();
  }
  expect(listedUrls()).toEqual(['http://a']);
});

test('a host with two addresses is listed once', async () => {
  network.set('http://b', hello('anna'));
  await found.hint('http://a');
  await found.hint('http://b');
  expect(lists).toHaveLength(1);
});

test('a host that came back elsewhere is listed there', async () => {
  await found.hint('http://a');
  network = new Map([['http://b', hello('anna')]]);
  await found.refresh();
  await found.hint('http://b');
  expect(listedUrls()).toEqual(['http://b']);
});

test('another host at the old address does not pass for the one that went', async () => {
  await found.hint('http://a');
  network.set('http://a', hello('berta'));
  for (let miss = 0; miss < 3; miss++) await found.refresh();
  expect(listedUrls()).toEqual([]);
  await found.hint('http://a');
  expect(lists.at(-1)?.[0]?.hello.hostId).toBe('berta');
});

test('changed tables are told, unchanged ones are not', async () => {
  await found.hint('http://a');
  await found.refresh();
  expect(lists).toHaveLength(1);
  const table = {
    tableId: 't',
    name: 'T',
    game: 'g',
    phase: 'lobby' as const,
    seats: 4,
    free: 1,
    people: [],
    deserted: false,
  };
  network.set('http://a', { ...hello('anna'), tables: [table] });
  await found.refresh();
  expect(lists.at(-1)?.[0]?.hello.tables).toEqual([table]);
});

test('thousands of forged announcements open few connections and fill no list', async () => {
  let open = 0;
  let most = 0;
  const flooded = createFoundHosts(
    async (url) => {
      most = Math.max(most, ++open);
      await Promise.resolve();
      open--;
      return hello(url);
    },
    (hosts) => lists.push(hosts),
  );
  for (let wave = 0; wave < 10; wave++) {
    await Promise.all(
      Array.from({ length: 2000 }, (_, n) => flooded.hint(`http://${String(wave)}-${String(n)}`)),
    );
  }
  expect(most).toBeLessThanOrEqual(32);
  expect(lists.at(-1)).toHaveLength(64);
});
