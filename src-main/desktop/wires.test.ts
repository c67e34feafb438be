import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bridgeWire } from '../../src-shared/wire/bridge-wire';
import { dialOptions, socketWire } from '../../src-shared/wire/socket-wire';
import type { PlayerTokens, Wire } from '../../src-shared/wire/wire';
import { openBridge } from './bridge.fixture';
import { dialHost } from './dial';
import { openMadeUpHost, type MadeUpHost } from './made-up-host.fixture';
import { createWires } from './wires';

const PATIENCE_MS = 2000;
const TOKEN = 'a'.repeat(32);
const HISTORY = { ok: true, matches: [] };

let host: MadeUpHost;
let tokens: Map<string, string>;
let wires: Wire[];
beforeEach(async () => {
  host = await openMadeUpHost();
  tokens = new Map();
  wires = [];
});
afterEach(async () => {
  for (const wire of wires) wire.close();
  await host.close();
});

const kept: PlayerTokens = {
  read: (hostId) => tokens.get(hostId) ?? null,
  write: (hostId, token) => void tokens.set(hostId, token),
};

/** As in a browser. */
function openSocketWire(): Wire {
  const socket = io(host.url, {
    ...dialOptions({ version: '0', protocol: 0 }),
    extraHeaders: { origin: host.url },
  });
  return socketWire({ socket, tokens: kept, later: setTimeout });
}

/** As in the app. */
function openBridgeWire(): Wire {
  const bridge = openBridge(() => main.handlers);
  const main = createWires(
    (url) => dialHost(url, kept),
    (message) => bridge.tell('wire-said', message),
  );
  return bridgeWire(bridge.desktop, host.url);
}

interface Heard {
  wire: Wire;
  /** What the wire told, by name. */
  log: string[];
  tables: unknown[];
}

function listenTo(wire: Wire): Heard {
  wires.push(wire);
  const heard: Heard = { wire, log: [], tables: [] };
  for (const name of ['up', 'down'] as const) wire.onWire(name, () => heard.log.push(name));
  wire.onWire('refused', ({ code }) => heard.log.push(`refused: ${code}`));
  wire.onPush('hello', ({ hostId }) => heard.log.push(`hello from ${hostId}`));
  for (const name of ['closing', 'replaced'] as const) wire.onPush(name, () => heard.log.push(name));
  wire.onPush('tables', (tables) => heard.tables.push(tables));
  return heard;
}

const hears = (heard: Heard, ...log: string[]) =>
  vi.waitFor(() => expect(heard.log).toEqual(log), { timeout: 6000, interval: 5 });

describe.each([
  ['over a socket', openSocketWire],
  ['over the bridge to the main process', openBridgeWire],
])('a wire %s', (_way, open) => {
  async function greeted(): Promise<Heard> {
    const heard = listenTo(open());
    await hears(heard, 'up', 'hello from attic');
    return heard;
  }

  it('comes up, names the origin of the host, and hears its greeting', async () => {
    await greeted();
    expect(host.origins).toEqual([host.url]);
  });

  it('brings what was asked for', async () => {
    const { wire } = await greeted();
    host.answers['list-history'] = HISTORY;
    expect(await wire.request('list-history', {}, PATIENCE_MS)).toEqual(HISTORY);
    expect(host.asked).toEqual([['list-history', {}]]);
  });

  it('brings a refusal as an answer', async () => {
    const { wire } = await greeted();
    const refusal = { ok: false, code: 'illegal-move', message: 'No.', reason: 'follow-suit' };
    host.answers['move'] = refusal;
    const move = { tableId: 't', number: 1, move: { type: 'play' } };
    expect(await wire.request('move', move, PATIENCE_MS)).toEqual(refusal);
  });

  it('takes requests out of the state of a screen', async () => {
    const { wire } = await greeted();
    host.answers['create-table'] = { ok: true, tableId: 't' };
    const options = new Proxy({ target: 3 }, {});
    await wire.request('create-table', { name: 'Den', game: 'g', seats: 2, options }, PATIENCE_MS);
    expect(host.asked[0]?.[1]).toMatchObject({ options: { target: 3 } });
  });

  it('gives up on a request that is not answered in time', async () => {
    const { wire } = await greeted();
    await expect(wire.request('list-history', {}, 50)).rejects.toThrow();
  });

  it.each(['done', { done: true }, null, { ok: false }])('takes %j for no answer', async (answer) => {
    const { wire } = await greeted();
    host.answers['list-history'] = answer;
    await expect(wire.request('list-history', {}, PATIENCE_MS)).rejects.toThrow();
  });

  it('hears pushes in their order, with and without details', async () => {
    const heard = await greeted();
    for (const name of ['a', 'b', 'c']) host.push('tables', [{ name }]);
    host.push('closing');
    await hears(heard, 'up', 'hello from attic', 'closing');
    expect(heard.tables).toEqual([[{ name: 'a' }], [{ name: 'b' }], [{ name: 'c' }]]);
  });

  it('hears more pushes than may be on their way at once', async () => {
    const heard = await greeted();
    for (let number = 0; number < 20; number++) {
      for (let each = 0; each < 8; each++) host.push('tables', [{ number }]);
      await vi.waitFor(() => expect(heard.tables.at(-1)).toEqual([{ number }]));
    }
  });

  it('passes over pushes that are none', async () => {
    const heard = await greeted();
    host.push('tables', 'many');
    host.push('tables', 7);
    host.push('open-file', { path: '/etc/passwd' });
    host.push('tables', []);
    await vi.waitFor(() => expect(heard.tables).toEqual([[]]));
  });

  it('says why it was not let in, and stays out until it is dialled again', async () => {
    host.refusal = { code: 'host-full' };
    const heard = listenTo(open());
    await hears(heard, 'refused: host-full');
    host.refusal = null;
    heard.wire.redial();
    await hears(heard, 'refused: host-full', 'up', 'hello from attic');
  });

  it.each(['cable', 'word'] as const)('comes back by itself after it was dropped by %s', async (how) => {
    const heard = await greeted();
    host.drop(how);
    await hears(heard, 'up', 'hello from attic', 'down', 'up', 'hello from attic');
  });

  it('dials again at once when told that it may be dead', async () => {
    const heard = await greeted();
    heard.wire.redial();
    await hears(heard, 'up', 'hello from attic', 'down', 'up', 'hello from attic');
    expect(host.connections()).toBe(1);
  });

  it('that is closed stays closed: it tells nothing and asks nothing', async () => {
    const heard = await greeted();
    host.drop('word');
    heard.wire.close();
    heard.wire.redial();
    await expect(heard.wire.request('list-history', {}, PATIENCE_MS)).rejects.toThrow();
    await new Promise((done) => setTimeout(done, 2500));
    expect(host.connections()).toBe(0);
    expect(heard.log.filter((said) => said === 'up')).toHaveLength(1);
  });

  it('says who is here with the token of the last time, and keeps it to itself', async () => {
    const { wire } = await greeted();
    host.answers['identify'] = { ok: true, token: TOKEN, playerId: 'p1' };
    expect(await wire.identify('Ann', PATIENCE_MS)).toEqual({ ok: true, playerId: 'p1' });
    await wire.identify('Anna', PATIENCE_MS);
    expect(host.asked.filter(([name]) => name === 'identify').map(([, request]) => request)).toEqual([
      { token: null, name: 'Ann' },
      { token: TOKEN, name: 'Anna' },
    ]);
    expect(tokens).toEqual(new Map([['attic', TOKEN]]));
  });

  it('tells a token to no other host, be it at the same address', async () => {
    tokens.set('attic', TOKEN);
    const heard = await greeted();
    host.hostId = 'cellar';
    host.answers['identify'] = { ok: false, code: 'too-fast', message: 'Wait.' };
    host.drop('cable');
    await hears(heard, 'up', 'hello from attic', 'down', 'up', 'hello from cellar');
    expect(await heard.wire.identify('Ann', PATIENCE_MS)).toMatchObject({ code: 'too-fast' });
    expect(host.asked).toEqual([['identify', { token: null, name: 'Ann' }]]);
  });

  it('tells nobody who is here before they have said who they are', async () => {
    host.hostId = null;
    const heard = listenTo(open());
    await hears(heard, 'up');
    await expect(heard.wire.identify('Ann', PATIENCE_MS)).rejects.toThrow();
    expect(host.asked).toEqual([]);
  });
});

describe('the wires of a window', () => {
  function openWindow() {
    const told: number[] = [];
    const bridge = openBridge(() => main.handlers);
    const main = createWires(
      (url) => dialHost(url, kept),
      (message) => {
        told.push(message.number);
        bridge.tell('wire-said', message);
      },
    );
    return { bridge, main, told, open: (url = host.url) => listenTo(bridgeWire(bridge.desktop, url)) };
  }

  it('do not pile up while the page stands still; it then hears the latest, with a gap in the numbers', async () => {
    const { bridge, told, open } = openWindow();
    const heard = open();
    const numbers: number[] = [];
    heard.wire.onPush('table', ({ seq }) => numbers.push(seq));
    await hears(heard, 'up', 'hello from attic');
    bridge.standStill();
    for (let seq = 1; seq <= 500; seq++) host.push('table', { seq });
    host.push('tables', [{ name: 'last' }]);
    host.answers['list-history'] = HISTORY;
    // The answer comes after all pushes.
    await heard.wire.request('list-history', {}, PATIENCE_MS);
    expect(told.length).toBeLessThanOrEqual(32);
    bridge.goOn();
    await vi.waitFor(() => expect(heard.tables).toEqual([[{ name: 'last' }]]));
    expect(numbers.length).toBeLessThanOrEqual(32);
    expect(numbers.at(-1)).toBe(500);
    expect(numbers.at(-2)).toBeLessThan(499);
  });

  it('dial again when the computer woke up, but where the host has said no', async () => {
    const { main, open } = openWindow();
    const heard = open();
    await hears(heard, 'up', 'hello from attic');
    host.refusal = { code: 'host-full' };
    const refused = open(host.url.replace('127.0.0.1', 'localhost'));
    await hears(refused, 'refused: host-full');
    host.refusal = null;
    main.redialAll();
    await hears(heard, 'up', 'hello from attic', 'down', 'up', 'hello from attic');
    expect(refused.log).toEqual(['refused: host-full']);
  });

  it('close with the page that opened them', async () => {
    const { main, open } = openWindow();
    await hears(open(), 'up', 'hello from attic');
    main.closeAll();
    await vi.waitFor(() => expect(host.connections()).toBe(0));
  });

  it('are one to a host: another one closes the former', async () => {
    const { open } = openWindow();
    await hears(open(), 'up', 'hello from attic');
    await hears(open(), 'up', 'hello from attic');
    await vi.waitFor(() => expect(host.connections()).toBe(1));
  });

  it.each(['file:///etc/passwd', 'https://host', 'http://ann@host', 'http://host/path', 'host'])(
    'do not go to %s',
    async (url) => {
      const heard = openWindow().open(url);
      await hears(heard, 'down');
    },
  );
});
