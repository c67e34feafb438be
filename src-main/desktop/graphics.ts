import { join } from 'node:path';
import { app, dialog, type BrowserWindow } from 'electron';
import * as v from 'valibot';
import { log } from '../log/log';
import { readKept, writeKept } from './kept-file';
import { shellWords } from './words';

/** So many failures of the graphics process in one run are no accident. */
const FAILURES = 3;

/** Remembered for one version of Electron: the next one may get on with this computer's graphics. */
const troubleSchema = v.object({ electron: v.string() });

/**
 * Draws without the graphics processor where that has failed again and again. To be called before the app is ready.
 * @returns whether it does
 */
export function avoidBadGraphics(): boolean {
  const isBad = readKept(troubleFile(), troubleSchema)?.electron === process.versions.electron;
  if (isBad) app.disableHardwareAcceleration();
  return isBad;
}

/**
 * Restarts without the graphics processor when it keeps failing.
 * @param isHosting whether a restart would disconnect others, and therefore is asked about first
 */
export function setupGraphics(window: BrowserWindow, isHosting: () => boolean): void {
  let failures = 0;
  app.on('child-process-gone', (_event, { type, reason }) => {
    if (type !== 'GPU' || reason === 'clean-exit') return;
    log.warn(`The graphics process is gone: ${reason}.`);
    failures += 1;
    if (failures === FAILURES) void fallBack();
  });

  async function fallBack() {
    writeKept(troubleFile(), { electron: process.versions.electron });
    if (isHosting() && !(await wantsRestart(window))) return;
    log.warn('Restarting without the graphics processor.');
    app.relaunch();
    app.quit();
  }
}

async function wantsRestart(window: BrowserWindow): Promise<boolean> {
  const words = shellWords().graphics;
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    message: words.message,
    detail: words.detail,
    buttons: [words.restart, words.later],
    defaultId: 1,
    cancelId: 1,
    noLink: true,
  });
  return response === 0;
}

function troubleFile(): string {
  return join(app.getPath('userData'), 'graphics.json');
}
