import { app, type BrowserWindow } from 'electron';
import { log } from '../log/log';
import { findJoinLink, joinHash, LINK_SCHEME, type JoinLink } from './links';
import { PAGE_URL } from './page-files';
import { showWindow } from './window';

export interface Linking {
  /** Where the page begins: at home, or where the link leads that started the app. */
  firstUrl: () => string;
  /** From now on links lead this window to its screen. */
  follow: (window: BrowserWindow) => void;
}

/**
 * Lets other programs lead into the app. To be called before the app is ready: macOS tells the link that started it by
 * an event then, the other systems on the command line.
 */
export function setupLinks(): Linking {
  let first = findJoinLink(process.argv);
  let window: BrowserWindow | null = null;
  // From the sources the system would start Electron without knowing which app to run in it.
  if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME);

  app.on('open-url', (event, url) => {
    event.preventDefault();
    go(findJoinLink([url]));
  });
  app.on('second-instance', (_event, args) => {
    if (window !== null) showWindow(window);
    go(findJoinLink(args));
  });

  function go(link: JoinLink | null) {
    if (link === null) return;
    if (window === null) {
      first = link;
      return;
    }
    log.info(`A link leads to the host ${link.address}.`);
    showWindow(window);
    void goTo(window, joinHash(link));
  }

  return {
    firstUrl: () => `${PAGE_URL}${first === null ? '' : joinHash(first)}`,
    follow: (shown) => (window = shown),
  };
}

/** Shows a screen of the page that is there. */
async function goTo(window: BrowserWindow, hash: string): Promise<void> {
  await window
    .loadURL(`${PAGE_URL}${hash}`)
    .catch((error: unknown) => log.warn('A screen was not shown.', error));
}
