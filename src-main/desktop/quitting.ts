import { app, dialog, type BrowserWindow } from 'electron';
import { log } from '../log/log';
import { shellWords } from './words';

/** The goodbyes may take this long; nobody waits longer for a window to close. */
const GOODBYE_MS = 1500;

/** What became of a wish to close the window: the app stays, with or without it, or quits, after a question or without one. */
export type Closing = 'stays' | 'quit' | 'quit-unasked';

export interface QuittingSettings {
  /** Whether to ask first. */
  isHosting: () => boolean;
  /** Is called instead of closing the window. */
  closeWindow: () => Promise<Closing>;
  /** Ends hosting and looking. */
  sayGoodbye: () => Promise<unknown>;
}

/**
 * Quitting, by whatever way, asks first while others may be playing here, and says goodbye to the network.
 * @returns quits without asking
 */
export function setupQuitting(
  window: BrowserWindow,
  { isHosting, closeWindow, sayGoodbye }: QuittingSettings,
): () => void {
  let state: 'running' | 'asking' | 'leaving' | 'left' = 'running';

  async function close() {
    state = 'asking';
    const outcome = await closeWindow();
    state = 'running';
    if (outcome === 'quit') await leave();
    if (outcome === 'quit-unasked') await leaveNow();
  }

  async function leave() {
    state = 'asking';
    if (isHosting() && !(await isSure(window))) {
      state = 'running';
      return;
    }
    await leaveNow();
  }

  async function leaveNow() {
    state = 'leaving';
    await Promise.race([sayGoodbye().catch(report), new Promise((done) => setTimeout(done, GOODBYE_MS))]);
    state = 'left';
    app.quit();
  }

  // Electron does not wait for anything here: leaving is put off until the goodbyes are said.
  app.on('before-quit', (event) => {
    if (state === 'left') return;
    event.preventDefault();
    if (state === 'running') void leave();
  });
  window.on('close', (event) => {
    if (state === 'left') return;
    event.preventDefault();
    if (state === 'running') void close();
  });
  app.on('window-all-closed', () => app.quit());
  return () => void leaveNow();
}

async function isSure(window: BrowserWindow): Promise<boolean> {
  if (window.isDestroyed()) return true;
  const words = shellWords().quitting;
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message: words.question,
    detail: words.detail,
    buttons: [words.quit, words.stay],
    defaultId: 1,
    cancelId: 1,
    noLink: true,
  });
  return response === 0;
}

function report(error: unknown): void {
  log.error('Saying goodbye failed.', error);
}
