import { app, clipboard, type BrowserWindow } from 'electron';
import { join, resolve } from 'node:path';
import { openBotPool } from './bots/pool';
import { carryOver, isUsed } from './desktop/carry-over';
import { dialHost } from './desktop/dial';
import { setupHostSwitch } from './desktop/host-switch';
import { setupIpc, tell } from './desktop/ipc';
import { setupLooking } from './desktop/looking';
import { setupMenu } from './desktop/menu';
import { setupNetwork } from './desktop/network';
import { PAGE_URL } from './desktop/page-files';
import { setupQuitting } from './desktop/quitting';
import { declareScheme, serveScreens } from './desktop/scheme';
import { setupSecurity } from './desktop/security';
import { setupTokens } from './desktop/tokens';
import { onPageGone, setupWindow, showWindow } from './desktop/window';
import { createWires } from './desktop/wires';
import { isRefusal } from './table/refuse';
import { createReviews } from './server/reviews';
import { computerName } from './hosting/computer-name';
import { openStore } from './store/store';

/** Both are built beside the main process. */
const PRELOAD = resolve(import.meta.dirname, '../preload/preload.cjs');
const SCREENS = resolve(import.meta.dirname, '../renderer');

declareScheme();
if (app.requestSingleInstanceLock()) {
  void app.whenReady().then(start).catch(fail);
} else {
  app.quit();
}

/** The whole app, in order of appearance. */
async function start() {
  setupSecurity();
  serveScreens(SCREENS);
  setupMenu();
  const window = setupWindow(PRELOAD);
  app.on('second-instance', () => showWindow(window));

  const dataFolder = app.getPath('userData');
  const wasUsed = isUsed(dataFolder);
  const store = openStore(join(dataFolder, 'matches.db'));
  tellTrouble(window, store.trouble);
  const bots = openBotPool();
  const reviews = createReviews(store, bots.advise);
  const hosting = setupHostSwitch({
    store,
    hostName: computerName(),
    staticFolder: SCREENS,
    port: 0,
    bots,
    reviews,
  });
  const looking = setupLooking(store.hostId, (hosts) => tell(window, 'found-hosts', hosts));
  const tokens = setupTokens(join(app.getPath('userData'), 'secrets.json'));
  const wires = createWires(
    (url) => dialHost(url, tokens),
    (message) => tell(window, 'wire-said', message),
  );
  onPageGone(window, wires.closeAll);
  setupNetwork(() => {
    hosting.refresh();
    looking.refresh();
    wires.redialAll();
  });

  setupIpc(window, PAGE_URL, {
    'start-hosting': hosting.start,
    'stop-hosting': hosting.stop,
    hosting: hosting.current,
    'continue-match': (matchId) => ({ tableId: hosting.continueMatch(matchId) }),
    'list-unfinished': () => store.unfinished(),
    'list-history': () => store.history(),
    'read-record': (matchId) => store.record(matchId),
    'review-move': async (matchId, index) => {
      const advice = await reviews.review(matchId, index);
      return isRefusal(advice) ? null : advice;
    },
    'start-looking': looking.start,
    'stop-looking': looking.stop,
    'copy-text': (text) => clipboard.writeText(text),
    'keep-tokens': tokens.adopt,
    ...wires.handlers,
  });
  setupQuitting(
    window,
    () => hosting.current() !== null,
    () => {
      wires.closeAll();
      return Promise.all([hosting.stop().then(() => bots.close()), looking.stop()]);
    },
  );
  app.on('will-quit', () => store.close());
  await carryOver(wasUsed).catch((error: unknown) => console.error('The old settings stay behind:', error));
  await window.loadURL(PAGE_URL);
}

/** The page has to be there before it can be told anything. */
function tellTrouble(window: BrowserWindow, trouble: string | null) {
  if (trouble === null) return;
  window.webContents.on('did-finish-load', () => tell(window, 'storage-trouble', trouble));
}

function fail(error: unknown) {
  console.error('Brilliant Cut could not start:', error);
  app.exit(1);
}
