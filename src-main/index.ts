import { app, clipboard, type BrowserWindow } from 'electron';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openBotPool } from './bots/pool';
import { dialHost } from './desktop/dial';
import { setupHostSwitch } from './desktop/host-switch';
import { setupIpc, tell } from './desktop/ipc';
import { setupLooking } from './desktop/looking';
import { setupMenu } from './desktop/menu';
import { setupNetwork } from './desktop/network';
import { setupQuitting } from './desktop/quitting';
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

if (app.requestSingleInstanceLock()) {
  void app.whenReady().then(start).catch(fail);
} else {
  app.quit();
}

/** The whole app, in order of appearance. */
async function start() {
  setupSecurity();
  setupMenu();
  const window = setupWindow(PRELOAD);
  app.on('second-instance', () => showWindow(window));

  const store = openStore(join(app.getPath('userData'), 'matches.db'));
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

  const page = join(SCREENS, 'index.html');
  setupIpc(window, pathToFileURL(page).href, {
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
  await window.loadFile(page);
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
