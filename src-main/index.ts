import { app, type BrowserWindow } from 'electron';
import { resolve } from 'node:path';
import type { Backstage } from './desktop/backstage';
import { carryOver, isUsed } from './desktop/carry-over';
import { setupClosing } from './desktop/closing';
import { avoidBadGraphics, setupGraphics } from './desktop/graphics';
import { setupIpc } from './desktop/ipc';
import { setupLinks } from './desktop/linking';
import { logMoment, logPage, setupLogs, showLogs } from './desktop/logs';
import { setupMenu } from './desktop/menu';
import { PAGE_URL } from './desktop/page-files';
import { setupQuitting } from './desktop/quitting';
import { setupRecovery } from './desktop/recovery';
import { declareScheme, serveScreens } from './desktop/scheme';
import { setupSecurity } from './desktop/security';
import { setupWindow } from './desktop/window';
import { log } from './log/log';

/** Both are built beside the main process. */
const PRELOAD = resolve(import.meta.dirname, '../preload/preload.cjs');
const SCREENS = resolve(import.meta.dirname, '../renderer');

if (app.requestSingleInstanceLock()) {
  setupLogs();
  declareScheme();
  avoidBadGraphics();
  const links = setupLinks();
  void app
    .whenReady()
    .then(() => start(links))
    .catch(fail);
} else {
  app.quit();
}

/** The whole app, in order of appearance: first the window, then what it can ask for. */
async function start(links: ReturnType<typeof setupLinks>) {
  logMoment('Electron is ready');
  let backstage: Backstage | null = null;
  const isHosting = () => backstage?.isHosting() ?? false;

  setupSecurity();
  serveScreens(SCREENS);
  const window = setupWindow(PRELOAD);
  logPage(window);
  setupMenu({ showLogs });
  setupRecovery(window);
  setupGraphics(window, isHosting);
  links.follow(window);
  const opening = openBackstage(window).then((opened) => (backstage = opened));
  setupIpc(
    window,
    PAGE_URL,
    opening.then(({ handlers }) => handlers),
  );
  const quitNow = setupQuitting(window, {
    isHosting,
    closeWindow: setupClosing(window, isHosting, () => quitNow()),
    sayGoodbye: async () => backstage?.close(),
  });

  await carryOver(isUsed(app.getPath('userData'))).catch((error: unknown) =>
    log.error('What the page kept before stays behind.', error),
  );
  await window.loadURL(links.firstUrl());
  await opening;
  logMoment('All is open');
}

/** Games, computer players, store and network are loaded once the person sees something. */
async function openBackstage(window: BrowserWindow): Promise<Backstage> {
  await new Promise((shown) => window.once('show', () => shown(null)));
  const { openBackstage: open } = await import('./desktop/backstage');
  return open(window, SCREENS);
}

function fail(error: unknown) {
  log.error('Brilliant Cut could not start.', error);
  app.exit(1);
}
