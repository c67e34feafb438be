import { app, BrowserWindow, screen } from 'electron';
import { join } from 'node:path';
import { fitBounds, fitZoom, keepBounds, readBounds, SMALLEST } from './bounds';

/** The velvet of the table, so that no white flash comes first. */
const BACKGROUND = '#170d1c';

/** As the menu's entries make them. */
const ZOOM_STEP = 0.5;

/** Opens the one window, where it was the last time. The page is loaded by the caller. */
export function setupWindow(preload: string): BrowserWindow {
  const file = join(app.getPath('userData'), 'window.json');
  const kept = readBounds(file);
  const window = new BrowserWindow({
    ...fitBounds(
      kept,
      screen.getAllDisplays().map((display) => display.workArea),
    ),
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    title: 'Brilliant Cut',
    backgroundColor: BACKGROUND,
    show: false,
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
    },
  });
  window.once('ready-to-show', () => {
    if (kept?.fullScreen) window.setFullScreen(true);
    else if (kept?.maximized) window.maximize();
    window.show();
  });
  // Chromium knows the size of things by page, and the page has only now taken its place.
  if (kept !== null)
    window.webContents.once('did-navigate', () => window.webContents.setZoomLevel(kept.zoom));
  window.webContents.on('zoom-changed', (_event, direction) => stepZoom(window, direction));
  window.on('close', () =>
    keepBounds(file, {
      ...window.getNormalBounds(),
      maximized: window.isMaximized(),
      fullScreen: window.isFullScreen(),
      zoom: fitZoom(window.webContents.getZoomLevel()),
    }),
  );
  return window;
}

/** Calls back when the page ends by whatever way: loaded anew, crashed, closed. What it has asked for is void then. */
export function onPageGone(window: BrowserWindow, ended: () => void): void {
  window.webContents.on('did-navigate', ended);
  window.webContents.on('render-process-gone', ended);
  window.webContents.on('destroyed', ended);
}

/** The wheel with Ctrl held, or two fingers. */
function stepZoom({ webContents }: BrowserWindow, direction: 'in' | 'out'): void {
  const step = direction === 'in' ? ZOOM_STEP : -ZOOM_STEP;
  webContents.setZoomLevel(fitZoom(webContents.getZoomLevel() + step));
}

/** Brings the window to the front, also when it was minimised. */
export function showWindow(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
