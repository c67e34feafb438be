import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ElectronApplication, JSHandle, Page } from '@playwright/test';
import type { BrowserWindow } from 'electron';
import { expect, test } from './app';
import { findElectron } from './electron';

const windowOf = (app: ElectronApplication, page: Page) =>
  app.browserWindow(page) as Promise<JSHandle<BrowserWindow>>;

/** Hosts as the Host button does. */
const startHosting = (page: Page) =>
  page.evaluate(async () => {
    const hosting = await window.desktop?.call('start-hosting');
    if (hosting === undefined) throw new Error('There is no bridge.');
    return hosting.localUrl;
  });

async function answers(url: string): Promise<boolean> {
  return fetch(new URL('/hello', url)).then(
    (response) => response.ok,
    () => false,
  );
}

test('the window opens with its title', async ({ launchApp }) => {
  const { page } = await launchApp();
  await expect(page).toHaveTitle(/Brilliant Cut/);
  await expect(page.getByRole('main')).toBeVisible();
});

test('the page has the bridge and neither Node nor Electron', async ({ launchApp }) => {
  const { page } = await launchApp();
  const facts = await page.evaluate(() => [
    typeof Reflect.get(window, 'require'),
    typeof Reflect.get(window, 'process'),
    typeof Reflect.get(window, 'ipcRenderer'),
    Object.keys(window.desktop ?? {}).sort(),
  ]);
  expect(facts).toEqual(['undefined', 'undefined', 'undefined', ['call', 'on', 'version']]);
});

test('the bridge refuses what is not in the contract', async ({ launchApp }) => {
  const { page } = await launchApp();
  const refused = await page.evaluate(async () => {
    const bridge = window.desktop as unknown as { call(name: string, ...args: unknown[]): Promise<unknown> };
    const sentence = (error: unknown) => String(error);
    return [
      await bridge.call('open-file', '/etc/passwd').catch(sentence),
      await bridge.call('copy-text', { not: 'a text' }).catch(sentence),
    ];
  });
  expect(refused[0]).toContain('There is no such call.');
  expect(refused[1]).toContain('Expected string');
});

test('navigation and new windows are denied', async ({ launchApp }) => {
  const { app, page } = await launchApp();
  const before = page.url();
  await page.evaluate(() => {
    window.open('https://example.invalid/');
    location.href = 'https://example.invalid/';
  });
  // A denied navigation leaves no trace, so give the page one of its own to finish.
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  expect(page.url().split('#')[0]).toBe(before.split('#')[0]);
  expect(app.windows()).toHaveLength(1);
});

test('a second start with the same data shows the first window', async ({ launchApp }) => {
  const { app, page, userData } = await launchApp();
  const window = await windowOf(app, page);
  await window.evaluate((shown) => shown.minimize());
  const { executablePath, args, env } = findElectron();
  const second = spawn(executablePath, [...args, `--user-data-dir=${userData}`], {
    stdio: 'ignore',
    env: { ...process.env, ...env },
  });
  expect(await once(second, 'exit')).toEqual([0, null]);
  await expect.poll(() => window.evaluate((shown) => shown.isMinimized())).toBe(false);
});

test('the window comes back in the size it had', async ({ launchApp }) => {
  const first = await launchApp();
  await (await windowOf(first.app, first.page)).evaluate((shown) => shown.setSize(900, 700));
  await first.quit();
  const second = await launchApp({ userData: first.userData });
  const window = await windowOf(second.app, second.page);
  expect(await window.evaluate((shown) => shown.getSize())).toEqual([900, 700]);
});

test('the port opens only when somebody hosts, and closes again', async ({ launchApp }) => {
  const { page } = await launchApp();
  expect(await page.evaluate(() => window.desktop?.call('hosting'))).toBeNull();
  const url = await startHosting(page);
  expect(await answers(url)).toBe(true);
  await page.evaluate(() => window.desktop?.call('stop-hosting'));
  expect(await answers(url)).toBe(false);
});

test('quitting while hosting asks first, and staying goes on hosting', async ({ launchApp }) => {
  const { app, page } = await launchApp();
  const url = await startHosting(page);
  const asked = await app.evaluate(
    ({ app: electronApp, dialog }) =>
      new Promise<string>((resolve) => {
        dialog.showMessageBox = (...args: unknown[]) => {
          resolve(JSON.stringify(args.at(-1)));
          return Promise.resolve({ response: 1, checkboxChecked: false });
        };
        electronApp.quit();
      }),
  );
  expect(asked).toContain('An unfinished match is kept');
  expect(await answers(url)).toBe(true);
});

test('quitting without hosting asks nothing', async ({ launchApp }) => {
  const { app } = await launchApp();
  const exit = once(app.process(), 'exit');
  await app.evaluate(({ app: electronApp, dialog }) => {
    dialog.showMessageBox = () => Promise.reject(new Error('Nothing to ask.'));
    setImmediate(() => electronApp.quit());
  });
  expect(await exit).toEqual([0, null]);
});

test('an instance finds another one that hosts', async ({ launchApp }) => {
  const [host, guest] = await Promise.all([launchApp(), launchApp()]);
  const url = await startHosting(host.page);
  const port = new URL(url).port;
  const found = await guest.page.evaluate(
    (wanted) =>
      new Promise<string>((resolve) => {
        window.desktop?.on('found-hosts', (hosts) => {
          const match = hosts.find((one) => new URL(one.url).port === wanted);
          if (match !== undefined) resolve(match.hello.app);
        });
        void window.desktop?.call('start-looking');
      }),
    port,
  );
  expect(found).toBe('brilliant-cut');
});
