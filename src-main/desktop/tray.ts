import { execFile } from 'node:child_process';
import { app, Menu, nativeImage, Tray } from 'electron';
import icon from './tray.png?inline';
import { shellWords } from './words';

/** How the person gets the window back while it is away. */
export type Place = 'tray' | 'dock';

export interface PlaceActions {
  show: () => void;
  /** Ends hosting and the app. */
  stop: () => void;
}

/** A desktop that does not answer this question has no tray. */
const PATIENCE_MS = 1000;

/** @returns where an icon of the app can be while the window is away; null where there is no such place. */
export async function findPlace(): Promise<Place | null> {
  if (process.platform === 'darwin') return 'dock';
  if (process.platform !== 'linux') return 'tray';
  return (await hasLinuxTray()) ? 'tray' : null;
}

/**
 * Says there that this computer hosts, brings the window back and ends it all.
 * @returns takes it away again
 */
export function occupy(place: Place, { show, stop }: PlaceActions): () => void {
  const words = shellWords().tray;
  const menu = Menu.buildFromTemplate([
    { label: words.hosting, enabled: false },
    { type: 'separator' },
    { id: 'show', label: words.show, click: show },
    { id: 'stop', label: words.stop, click: stop },
  ]);
  if (place === 'dock') {
    app.dock?.setMenu(menu);
    app.dock?.setBadge('♦');
    return () => {
      app.dock?.setMenu(Menu.buildFromTemplate([]));
      app.dock?.setBadge('');
    };
  }
  const tray = new Tray(nativeImage.createFromDataURL(icon));
  tray.setToolTip(words.hosting);
  tray.setContextMenu(menu);
  tray.on('click', show);
  return () => tray.destroy();
}

/** Linux has a tray when a program of the desktop says that it shows one; an icon without it would be nowhere. */
function hasLinuxTray(): Promise<boolean> {
  const question = [
    '--session',
    '--print-reply',
    '--dest=org.freedesktop.DBus',
    '/org/freedesktop/DBus',
    'org.freedesktop.DBus.NameHasOwner',
    'string:org.kde.StatusNotifierWatcher',
  ];
  return new Promise((resolve) => {
    execFile('dbus-send', question, { timeout: PATIENCE_MS }, (error, answer) =>
      resolve(error === null && answer.includes('boolean true')),
    );
  });
}
