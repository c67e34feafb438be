import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
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

test('the page has an origin of its own, from which no file and no other address is reached', async ({
  launchApp,
}) => {
  const { page, userData } = await launchApp();
  expect(await page.evaluate(() => window.isSecureContext)).toBe(true);
  const policy = await page.evaluate(async () => {
    const refused = new Promise<string>((resolve) => {
      addEventListener('securitypolicyviolation', (event) => resolve(event.originalPolicy));
    });
    const picture = new Image();
    picture.src = 'https://example.invalid/picture.png';
    return refused;
  });
  expect(policy).toContain("default-src 'none'");
  for (const url of [`file://${userData}/window.json`, '/../main/index.cjs', '/%2e%2e/main/index.cjs']) {
    const text = await page.evaluate(
      (wanted) =>
        fetch(wanted).then(
          (response) => (response.ok ? response.text() : null),
          () => null,
        ),
      url,
    );
    expect(text, url).toBeNull();
  }
});

test('what the page kept while it was a file is carried over once', async ({ launchApp }) => {
  const first = await launchApp();
  await first.app.evaluate(async ({ app: electronApp, BrowserWindow: Window }) => {
    const old = new Window({ show: false, webPreferences: { sandbox: true } });
    await old.loadFile(`${electronApp.getAppPath()}/package.json`);
    await old.webContents.executeJavaScript(
      `localStorage.setItem('brilliant-cut:settings', JSON.stringify({ name: 'Anna of old' }));
       localStorage.setItem('elsewhere', 'stays')`,
    );
    old.destroy();
  });
  await first.page.evaluate(() => localStorage.removeItem('brilliant-cut:settings'));
  await first.quit();

  const mark = join(first.userData, 'page-origin.json');
  await rm(mark);
  // Playwright loses sight of an old Electron's window while another one comes and goes, so nobody looks on here.
  const { executablePath, args, env } = findElectron();
  const alone = spawn(executablePath, [...args, `--user-data-dir=${first.userData}`], {
    stdio: 'ignore',
    env: { ...process.env, ...env },
  });
  await expect.poll(() => existsSync(mark)).toBe(true);
  alone.kill();
  await once(alone, 'exit');

  const second = await launchApp({ userData: first.userData });
  await expect(second.page.getByLabel('Your name')).toHaveValue('Anna of old');
  await second.page.getByLabel('Your name').fill('Anna');
  await second.page.getByLabel('Your name').press('Tab');
  await second.quit();

  const third = await launchApp({ userData: first.userData });
  await expect(third.page.getByLabel('Your name')).toHaveValue('Anna');
  expect(await third.page.evaluate(() => localStorage.getItem('elsewhere'))).toBeNull();
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
