import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { openBotPool } from '../../src-main/bots/pool';
import { dialHost } from '../../src-main/desktop/dial';
import { createWires } from '../../src-main/desktop/wires';
import { openNetwork } from '../../src-main/discovery/network';
import { openHost } from '../../src-main/server/host';
import { createReviews } from '../../src-main/server/reviews';
import { openStore } from '../../src-main/store/store';
import { DESKTOP_CALLS, type DesktopEvent } from '../../src-shared/protocol/desktop';
import type { FromPage, ToPage } from './bridge-page';
import { percentile } from './percentile';

/**
 * How much longer a move takes over the bridge of the app than over a socket of the page's own: from the click until the
 * page has heard reply and push. The page is a process of its own, to which messages are cloned as Electron clones them;
 * one of its players sits at the end of a socket, the other at the end of the bridge, and they bid in turns.
 */
export async function bridgeLatency(print: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'brilliant-cut-bench-'));
  const store = openStore(join(folder, 'matches.db'));
  const bots = openBotPool();
  const host = await openHost({
    store,
    bots,
    version: '0',
    hostName: 'bench',
    staticFolder: null,
    port: 0,
    network: await openNetwork(),
    reviews: createReviews(store, bots.advise),
  });
  const page = fork(join(import.meta.dirname, 'bridge-page.ts'), [`http://127.0.0.1:${host.port}`], {
    serialization: 'advanced',
  });
  const wires = serveWires(page);
  try {
    const { socket, bridge } = await timesOf(page);
    const [direct, bridged] = [percentile(socket, 0.5), percentile(bridge, 0.5)];
    print(`A move until its player knows, ${socket.length} moves each way, page and host in two processes:`);
    print(
      `  p50 ${direct.toFixed(2)} ms over a socket, ${bridged.toFixed(2)} ms over the bridge: ` +
        `${(bridged - direct).toFixed(2)} ms more (at most 1)`,
    );
    print(`  p99 ${percentile(socket, 0.99).toFixed(1)} ms and ${percentile(bridge, 0.99).toFixed(1)} ms`);
  } finally {
    wires.closeAll();
    page.kill();
    await host.close();
    await bots.close();
    store.close();
    rmSync(folder, { recursive: true });
  }
}

/** Answers the page's calls as `ipc.ts` does. */
function serveWires(page: ChildProcess) {
  const tokens = new Map<string, string>();
  const send = (message: ToPage) => void page.send(message);
  const wires = createWires(
    (url) =>
      dialHost(url, {
        read: (hostId) => tokens.get(hostId) ?? null,
        write: (hostId, token) => void tokens.set(hostId, token),
      }),
    (detail) => send({ kind: 'event', name: 'wire-said' satisfies DesktopEvent, detail }),
  );
  const handlers = new Map<string, (...args: never[]) => unknown>(Object.entries(wires.handlers));
  async function answer({ id, name, args }: Extract<FromPage, { kind: 'call' }>): Promise<void> {
    const checked = v.parse(DESKTOP_CALLS[name].takes, args) as never[];
    send({ kind: 'answer', id, value: await handlers.get(name)?.(...checked) });
  }
  page.on('message', (message: FromPage) => {
    if (message.kind === 'call') void answer(message);
  });
  return wires;
}

async function timesOf(page: ChildProcess): Promise<{ socket: number[]; bridge: number[] }> {
  const failed = once(page, 'exit').then(() => {
    throw new Error('The page ended before it had measured anything.');
  });
  const measured = new Promise<{ socket: number[]; bridge: number[] }>((done) => {
    page.on('message', (message: FromPage) => {
      if (message.kind === 'times') done(message.times);
    });
  });
  return Promise.race([measured, failed]);
}
