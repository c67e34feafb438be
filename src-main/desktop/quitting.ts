import { app, dialog, type BrowserWindow } from 'electron';

/** The goodbyes may take this long; nobody waits longer for a window to close. */
const GOODBYE_MS = 1500;

/**
 * Quitting, by whatever way, asks first while others may be playing here, and says goodbye to the network.
 * @param isHosting whether to ask
 * @param sayGoodbye ends hosting and looking
 */
export function setupQuitting(
  window: BrowserWindow,
  isHosting: () => boolean,
  sayGoodbye: () => Promise<unknown>,
): void {
  let state: 'running' | 'asking' | 'leaving' = 'running';

  async function leave() {
    state = 'asking';
    if (isHosting() && !(await isSure(window))) {
      state = 'running';
      return;
    }
    await Promise.race([sayGoodbye().catch(report), new Promise((done) => setTimeout(done, GOODBYE_MS))]);
    state = 'leaving';
    app.quit();
  }

  const intercept = (event: { preventDefault: () => void }) => {
    if (state === 'leaving') return;
    event.preventDefault();
    if (state === 'running') void leave();
  };
  // Electron does not wait for anything here: leaving is put off until the goodbyes are said.
  app.on('before-quit', intercept);
  window.on('close', intercept);
  app.on('window-all-closed', () => app.quit());
}

async function isSure(window: BrowserWindow): Promise<boolean> {
  if (window.isDestroyed()) return true;
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message: 'Stop hosting and quit?',
    detail:
      'Everybody at your tables is disconnected. An unfinished match is kept: host again to continue it.',
    buttons: ['Quit', 'Stay'],
    defaultId: 1,
    cancelId: 1,
    noLink: true,
  });
  return response === 0;
}

function report(error: unknown): void {
  console.error('Saying goodbye failed:', error);
}
