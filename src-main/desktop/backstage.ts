import { join } from 'node:path';
import { app, clipboard, type BrowserWindow } from 'electron';
import { openBotPool } from '../bots/pool';
import { computerName } from '../hosting/computer-name';
import { createReviews } from '../server/reviews';
import { openStore } from '../store/store';
import { isRefusal } from '../table/refuse';
import { dialHost } from './dial';
import { setupHostSwitch } from './host-switch';
import { tell, type Handlers } from './ipc';
import { setupLooking } from './looking';
import { setupNetwork } from './network';
import { setupTokens } from './tokens';
import { setupWakefulness } from './wakefulness';
import { onPageGone } from './window';
import { createWires } from './wires';

/** All that the window can ask for, and that is not needed to show it. */
export interface Backstage {
  handlers: Handlers;
  isHosting: () => boolean;
  /** Says goodbye to everybody and ends it all. */
  close: () => Promise<void>;
}

/**
 * Opens the kept matches and gets ready to host and to look for hosts.
 * @param screens the built renderer, for guests with a browser
 */
export function openBackstage(window: BrowserWindow, screens: string): Backstage {
  const store = openStore(join(app.getPath('userData'), 'matches.db'));
  if (store.trouble !== null) tellTrouble(window, store.trouble);
  const bots = openBotPool();
  const reviews = createReviews(store, bots.advise);
  const hosting = setupHostSwitch(
    { store, hostName: computerName(), staticFolder: screens, port: 0, bots, reviews },
    setupWakefulness(),
  );
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

  return {
    handlers: {
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
    },
    isHosting: () => hosting.current() !== null,
    close: async () => {
      wires.closeAll();
      await Promise.all([hosting.stop().then(() => bots.close()), looking.stop()]);
      store.close();
    },
  };
}

/** The page has to be there before it can be told anything. */
function tellTrouble(window: BrowserWindow, trouble: string) {
  const say = () => tell(window, 'storage-trouble', trouble);
  if (!window.webContents.isLoading()) say();
  window.webContents.on('did-finish-load', say);
}
