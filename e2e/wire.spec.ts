import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { startNodeHost } from './node-host';
import {
  bid,
  bids,
  hostDiamonsters,
  joinTable,
  playToTheEnd,
  sayName,
  skipScenes,
  startMatch,
} from './people';

/** Everything that the page asks for from now on. */
function requestsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  page.on('websocket', (socket) => urls.push(socket.url()));
  return urls;
}

/** @returns what came of all ways by which a page could reach an address, and what the policy had against them */
function tryToReach(page: Page, url: string) {
  return page.evaluate(async (address) => {
    const refused: string[] = [];
    addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
    const reached = await Promise.all([
      fetch(address).then(
        () => 'fetch',
        () => null,
      ),
      new Promise<string | null>((resolve) => {
        try {
          const socket = new WebSocket(address.replace('http', 'ws'));
          socket.onopen = () => resolve('socket');
          socket.onerror = () => resolve(null);
        } catch {
          resolve(null);
        }
      }),
      new Promise<string | null>((resolve) => {
        const source = new EventSource(address);
        source.onopen = () => resolve('events');
        source.onerror = () => resolve(null);
      }),
      new Promise<string | null>((resolve) => {
        const picture = new Image();
        picture.onload = () => resolve('picture');
        picture.onerror = () => resolve(null);
        picture.src = `${address}/hello`;
      }),
    ]);
    return { reached: reached.filter((way) => way !== null), refused: [...new Set(refused)].sort() };
  }, url);
}

const storedNames = (page: Page) => page.evaluate(() => Object.keys(localStorage));

test('the page of the app reaches no network while a match is hosted and joined', async ({ launchApp }) => {
  test.setTimeout(240_000);
  const [host, guest] = await Promise.all([launchApp(), launchApp()]);
  const pages = [host.page, guest.page];
  const asked = pages.map(requestsOf);
  await Promise.all(pages.map((page) => page.reload()));

  const table = `Larder ${process.pid}`;
  await sayName(host.page, 'Anna');
  await sayName(guest.page, 'Berta');
  for (const page of pages) await skipScenes(page);
  await hostDiamonsters(host.page, { table, seats: 2, bots: 0, target: 1 });
  await joinTable(guest.page, table, 2);
  await startMatch(host.page);
  await playToTheEnd(pages);

  for (const [number, page] of pages.entries()) {
    const own = new URL('.', page.url()).href;
    expect(asked[number]?.length).toBeGreaterThan(0);
    expect(asked[number]?.filter((url) => !url.startsWith(own) && !url.startsWith('data:'))).toEqual([]);
    expect((await storedNames(page)).filter((name) => name.includes('token'))).toEqual([]);
  }

  const url = await host.page.evaluate(async () => (await window.desktop?.call('hosting'))?.localUrl ?? '');
  expect((await fetch(`${url}/hello`)).ok).toBe(true);
  for (const page of pages) {
    expect(await tryToReach(page, url)).toEqual({ reached: [], refused: ['connect-src', 'img-src'] });
  }
});

test('a page that is loaded anew in mid-bid keeps seat, hand and bid, though it never had the token', async ({
  launchApp,
}) => {
  const { app, page, userData } = await launchApp();
  await sayName(page, 'Anna');
  await hostDiamonsters(page, { table: `Scullery ${process.pid}`, seats: 3, bots: 1 });
  const url = await page.evaluate(async () => (await window.desktop?.call('hosting'))?.localUrl ?? '');
  const guest = await launchApp();
  await sayName(guest.page, 'Berta');
  await guest.page.getByLabel('Address of the host').fill(url);
  await guest.page.getByRole('button', { name: 'Join', exact: true }).click();
  await guest.page.getByRole('button', { name: 'Sit here, seat 2' }).click();
  await guest.page.getByRole('button', { name: 'I am ready' }).click();
  await startMatch(page);
  await bid(guest.page, 2);
  await expect(bids(guest.page)).toHaveAccessibleName(/^San/);
  await guest.page.reload();
  await expect(bids(guest.page)).toHaveAccessibleName(/^San/);

  const file = join(userData, 'secrets.json');
  const sealed = await app.evaluate(({ safeStorage }) => safeStorage.isAsyncEncryptionAvailable());
  expect(/[0-9a-f]{32}/.test(await readFile(file, 'utf8'))).toBe(!sealed);
  if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a seat of which an earlier version kept the token in its page is still there', async ({
  launchApp,
  openBrowser,
  newFolder,
}) => {
  const host = await startNodeHost(['--data', await newFolder(), '--name', 'Pantry']);
  const browser = await openBrowser(host.url);
  await sayName(browser, 'Anna');
  await hostDiamonsters(browser, { table: 'Shelf', seats: 2, bots: 0 });
  const tokens = await browser.evaluate(() =>
    Object.entries(localStorage).filter(([name]) => name.startsWith('brilliant-cut:token:')),
  );
  expect(tokens).toHaveLength(1);

  const { page } = await launchApp();
  await sayName(page, 'Anna');
  await page.evaluate((kept) => {
    for (const [name, token] of kept) localStorage.setItem(name, token as string);
  }, tokens);
  await page.reload();
  await expect
    .poll(async () => (await storedNames(page)).filter((name) => name.includes('token')))
    .toEqual([]);
  await page.getByLabel('Address of the host').fill(host.url);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByRole('button', { name: 'Open Shelf', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Shelf', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the match' })).toBeVisible();
  await expect(browser.getByText('You are playing in another window now.').first()).toBeVisible();
  await host.end('SIGTERM');
});
