import { app, dialog, type BrowserWindow } from 'electron';
import { log } from '../log/log';
import { countCrashes } from './crashes';
import { PAGE_URL } from './page-files';
import { shellWords } from './words';

/**
 * The page's process may crash or hang; the host in this one goes on. The window comes back on the screen it was on,
 * and asks before it tries for ever.
 */
export function setupRecovery(window: BrowserWindow): void {
  const { webContents } = window;
  const crash = countCrashes();
  let asking = false;

  webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    log.error(`The page's process is gone: ${reason} (${exitCode}).`);
    void comeBack(webContents.getURL());
  });

  webContents.on('unresponsive', () => {
    log.warn('The page does not answer.');
    void askToWait();
  });
  webContents.on('responsive', () => log.info('The page answers again.'));

  async function comeBack(url: string) {
    const comeback = crash(Date.now());
    if (comeback === 'ask' && !(await wantsAgain())) {
      app.quit();
      return;
    }
    await window.loadURL(comeback === 'same-screen' && url.startsWith(PAGE_URL) ? url : PAGE_URL);
  }

  async function wantsAgain(): Promise<boolean> {
    const words = shellWords().failing;
    const { response } = await dialog.showMessageBox(window, {
      type: 'error',
      message: words.message,
      detail: words.detail,
      buttons: [words.again, words.quit],
      defaultId: 0,
      cancelId: 0,
      noLink: true,
    });
    return response === 0;
  }

  async function askToWait() {
    if (asking) return;
    asking = true;
    const words = shellWords().hanging;
    const { response } = await dialog.showMessageBox(window, {
      type: 'warning',
      message: words.message,
      detail: words.detail,
      buttons: [words.wait, words.again],
      defaultId: 0,
      cancelId: 0,
      noLink: true,
    });
    asking = false;
    // Ends the page's process, which brings the window back as after any crash.
    if (response === 1 && !window.isDestroyed()) webContents.forcefullyCrashRenderer();
  }
}
