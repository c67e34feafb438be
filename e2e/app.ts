import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  _electron,
  expect,
  test as base,
  type Browser,
  type ElectronApplication,
  type Page,
} from '@playwright/test';
import { findElectron } from './electron';

export interface LaunchedApp {
  app: ElectronApplication;
  page: Page;
  /** The app's data folder: launch with it again to restart. */
  userData: string;
  /** Ends the main process as a power cut would. */
  kill9: () => Promise<void>;
  /** Quits in good order, answering the question about hosting with yes. */
  quit: () => Promise<void>;
}

export interface LaunchOptions {
  userData?: string;
  args?: string[];
  env?: Record<string, string>;
  /** A packaged app instead of the built sources. */
  packaged?: string;
}

export interface Fixtures {
  /** Starts the desktop app, on Electron or its stand-in. What was started is ended after the test. */
  launchApp: (options?: LaunchOptions) => Promise<LaunchedApp>;
  /** Opens `url` as a guest without the app would, each time as somebody else. */
  openBrowser: (url: string, options?: { viewport?: { width: number; height: number } }) => Promise<Page>;
  /** Makes an empty folder that is gone after the test. */
  newFolder: () => Promise<string>;
}

export const test = base.extend<Fixtures>({
  // Playwright wants a pattern here, to see which fixtures this one needs.
  // eslint-disable-next-line no-empty-pattern
  newFolder: async ({}, use) => {
    const folders: string[] = [];
    await use(async () => {
      const folder = await mkdtemp(join(tmpdir(), 'brilliant-cut-'));
      folders.push(folder);
      return folder;
    });
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 5 })));
  },

  launchApp: async ({ newFolder }, use) => {
    const launched: LaunchedApp[] = [];
    await use(async ({ userData, ...options } = {}) => {
      const started = await launch(userData ?? (await newFolder()), options);
      launched.push(started);
      return started;
    });
    await Promise.all(launched.map((one) => one.quit()));
  },

  openBrowser: async ({ browser }, use) => {
    const pages: Page[] = [];
    await use(async (url, { viewport = { width: 1280, height: 800 } } = {}) => {
      const page = await newGuest(browser, viewport);
      pages.push(page);
      await page.goto(url);
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
  },
});

export { expect } from '@playwright/test';

async function launch(
  userData: string,
  { args = [], env = {}, packaged }: Omit<LaunchOptions, 'userData'>,
): Promise<LaunchedApp> {
  const electron = findElectron(packaged);
  const app = await _electron.launch({
    executablePath: electron.executablePath,
    // Whoever cannot have the sandbox says so; Playwright would take it from root unasked.
    chromiumSandbox: true,
    args: [...electron.args, `--user-data-dir=${userData}`, ...args],
    env: { ...(process.env as Record<string, string>), ...electron.env, ...env },
  });
  const main = app.process();
  const hasEnded = () => main.exitCode !== null || main.signalCode !== null;
  const page = await windowOf(app);
  return {
    app,
    page,
    userData,
    kill9: async () => {
      if (hasEnded()) return;
      const exit = once(main, 'exit');
      main.kill('SIGKILL');
      await exit;
    },
    quit: async () => {
      if (hasEnded()) return;
      await app.evaluate(({ dialog }) => {
        dialog.showMessageBox = () => Promise.resolve({ response: 0, checkboxChecked: false });
      });
      await app.close();
    },
  };
}

/** Waits for the app's own page: a window is there before its page is, and the first one may be an errand of the app's. */
async function windowOf(app: ElectronApplication): Promise<Page> {
  const find = () => app.windows().find((page) => isAppPage(new URL(page.url())));
  await expect.poll(() => find() !== undefined).toBe(true);
  const page = find();
  if (page === undefined) throw new Error('The window of the app is gone.');
  await page.waitForLoadState();
  return page;
}

/** The stand-in keeps the pages of the app's scheme in a corner of https. */
function isAppPage({ protocol, hostname, pathname }: URL): boolean {
  const isOurs = protocol === 'app:' || (protocol === 'https:' && hostname.endsWith('.app.standin'));
  return isOurs && pathname === '/index.html';
}

async function newGuest(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ viewport });
  return context.newPage();
}
