import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ElectronApplication, JSHandle, Page } from '@playwright/test';
import type { BrowserWindow, Menu, Tray } from 'electron';
import { expect, test, type LaunchedApp } from './app';
import { findElectron } from './electron';
import { sayName } from './people';

/** What the stand-in lets a test look at. */
interface StandIn {
  standin: {
    asked: { shownInFolder: string[] };
    blockers: Map<number, string>;
    trays: Set<Tray & { menu: Menu }>;
  };
}

/** Electron does not tell what stands in the system's tray, or what was shown in a folder. */
const onStandIn = findElectron().name.includes('stand-in');

const windowOf = (app: ElectronApplication, page: Page) =>
  app.browserWindow(page) as Promise<JSHandle<BrowserWindow>>;

const startHosting = (page: Page) =>
  page.evaluate(async () => (await window.desktop?.call('start-hosting'))?.localUrl ?? '');

const isOpen = (url: string) =>
  fetch(new URL('/hello', url)).then(
    (response) => response.ok,
    () => false,
  );

const logOf = ({ userData }: LaunchedApp) => readFile(join(userData, 'logs/app.log'), 'utf8');

/** Ends the page's process as a fault in it would. */
const crash = async ({ app, page }: LaunchedApp) =>
  (await windowOf(app, page)).evaluate(({ webContents }) => webContents.forcefullyCrashRenderer());

/** Answers the next question of the system's kind by the button of that name. */
const answer = ({ app }: LaunchedApp, button: string) =>
  app.evaluate(({ dialog }, wanted) => {
    dialog.showMessageBox = (...args: unknown[]) => {
      const { buttons = [] } = args.at(-1) as { buttons?: string[] };
      return Promise.resolve({ response: buttons.indexOf(wanted), checkboxChecked: false });
    };
  }, button);

test('a crash of the page brings the window back on its screen, and the host goes on', async ({
  launchApp,
}) => {
  const launched = await launchApp();
  const { page } = launched;
  const url = await startHosting(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await crash(launched);
  await expect.poll(() => logOf(launched)).toContain("The page's process is gone");
  const back = await (
    await windowOf(launched.app, page)
  ).evaluate(
    ({ webContents }) =>
      new Promise<string>((resolve) => {
        const look = () => {
          void webContents
            .executeJavaScript(`document.querySelector('h1')?.textContent ?? ''`)
            .then((title: string) => (title === '' ? setTimeout(look, 50) : resolve(title)));
        };
        look();
      }),
  );
  expect(back).toBe('Settings');
  expect(await isOpen(url)).toBe(true);
});

test('the log is beside the data, says what it is asked to, and Help shows it', async ({ launchApp }) => {
  test.skip(!onStandIn, 'Electron does not tell');
  const launched = await launchApp({ args: ['--log=debug'] });
  await startHosting(launched.page);
  await expect.poll(() => logOf(launched)).toMatch(/debug The window shows \d+ ms after the start/);
  expect(await logOf(launched)).toMatch(/info {2}Brilliant Cut \d+\.\d+\.\d+ starts/);
  const shown = await launched.app.evaluate((electron) => {
    electron.Menu.getApplicationMenu()?.getMenuItemById('logs')?.click();
    return (electron as unknown as StandIn).standin.asked.shownInFolder;
  });
  expect(shown).toEqual([join(launched.userData, 'logs/app.log')]);
});

test('without being asked to, the log says no more than usual', async ({ launchApp }) => {
  const launched = await launchApp();
  await expect.poll(() => logOf(launched)).toContain('starts');
  expect(await logOf(launched)).not.toContain('debug');
});

test('where there is no tray, closing the window ends hosting, after a question', async ({
  launchApp,
  newFolder,
}) => {
  const launched = await launchApp({ env: { PATH: await pathWithTray(await newFolder(), false) } });
  const url = await startHosting(launched.page);
  await answer(launched, 'Stay');
  const shown = await windowOf(launched.app, launched.page);
  await shown.evaluate((window) => window.close());
  expect(await isOpen(url)).toBe(true);
  await answer(launched, 'Quit');
  const exit = once(launched.app.process(), 'exit');
  await shown.evaluate((window) => setImmediate(() => window.close()));
  expect(await exit).toEqual([0, null]);
  expect(await isOpen(url)).toBe(false);
});

test('where there is a tray, hosting goes on without the window, which comes back from there', async ({
  launchApp,
  newFolder,
}) => {
  test.skip(!onStandIn, 'Electron does not tell');
  const launched = await launchApp({ env: { PATH: await pathWithTray(await newFolder(), true) } });
  const url = await startHosting(launched.page);
  await answer(launched, 'Go on hosting');
  const shown = await windowOf(launched.app, launched.page);
  await shown.evaluate((window) => window.close());
  await expect.poll(() => shown.evaluate((window) => window.isVisible())).toBe(false);
  expect(await isOpen(url)).toBe(true);
  const trayIcons = () =>
    launched.app.evaluate((electron) => (electron as unknown as StandIn).standin.trays.size);
  expect(await trayIcons()).toBe(1);

  const press = (id: string) =>
    launched.app.evaluate((electron, wanted) => {
      const [tray] = (electron as unknown as StandIn).standin.trays;
      setImmediate(() => void tray?.menu.getMenuItemById(wanted)?.click());
    }, id);
  await press('show');
  await expect.poll(() => shown.evaluate((window) => window.isVisible())).toBe(true);
  expect(await trayIcons()).toBe(0);

  // Asked once: who went on wants to go on.
  await answer(launched, 'There is nothing to ask');
  await shown.evaluate((window) => window.close());
  await expect.poll(trayIcons).toBe(1);
  const exit = once(launched.app.process(), 'exit');
  await press('stop');
  expect(await exit).toEqual([0, null]);
  expect(await isOpen(url)).toBe(false);
});

test('a link leads to the screen that joins a host, and joins nothing by itself', async ({ launchApp }) => {
  const first = await launchApp({ args: ['brilliant-cut://join/192.168.7.7:41234/table/abc'] });
  const field = first.page.getByLabel('Address of the host');
  await expect(field).toHaveValue('http://192.168.7.7:41234/#/table/abc');
  await expect(field).toBeFocused();
  expect(await first.page.getByText(/Knocking at/).count()).toBe(0);

  await sayName(first.page, 'Anna');
  await first.page.getByRole('link', { name: 'Settings' }).click();
  for (const link of ['brilliant-cut://join/study.local', 'brilliant-cut://host/now', 'file:///etc/passwd']) {
    await startAgain(first.userData, link);
  }
  await expect(field).toHaveValue('study.local');
});

test('size of things and full screen come back with the window', async ({ launchApp }) => {
  const first = await launchApp();
  await (
    await windowOf(first.app, first.page)
  ).evaluate((window) => {
    window.webContents.setZoomLevel(1.5);
    window.setFullScreen(true);
  });
  await first.quit();
  const second = await launchApp({ userData: first.userData });
  const window = await windowOf(second.app, second.page);
  await expect.poll(() => window.evaluate((shown) => shown.isFullScreen())).toBe(true);
  expect(await window.evaluate((shown) => shown.webContents.getZoomLevel())).toBe(1.5);
});

/** Starts the app as the system does for a link while it runs. */
async function startAgain(userData: string, link: string) {
  const { executablePath, args, env } = findElectron();
  const second = spawn(executablePath, [...args, `--user-data-dir=${userData}`, link], {
    stdio: 'ignore',
    env: { ...process.env, ...env },
  });
  expect(await once(second, 'exit')).toEqual([0, null]);
}

/** @returns a PATH whose `dbus-send` says whether the desktop shows a tray. */
async function pathWithTray(folder: string, hasTray: boolean): Promise<string> {
  await writeFile(join(folder, 'dbus-send'), `#!/bin/sh\necho "   boolean ${hasTray}"\n`, { mode: 0o755 });
  return `${folder}:${process.env['PATH'] ?? ''}`;
}
