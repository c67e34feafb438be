import { app, dialog, type BrowserWindow } from 'electron';
import { log } from '../log/log';
import type { Closing } from './quitting';
import { findPlace, occupy, type Place } from './tray';
import { showWindow } from './window';
import { shellWords } from './words';

/**
 * The window may be closed while this computer goes on hosting, where there is a place from which it comes back. Asked
 * once in a run: who wants to go on wants so the next time.
 * @param quit quits in good order without asking
 * @returns is called instead of closing
 */
export function setupClosing(
  window: BrowserWindow,
  isHosting: () => boolean,
  quit: () => void,
): () => Promise<Closing> {
  let wantsToGoOn = false;
  let leavePlace: (() => void) | null = null;

  window.on('show', () => {
    leavePlace?.();
    leavePlace = null;
  });
  app.on('activate', () => showWindow(window));

  return async () => {
    if (!isHosting()) return 'quit';
    const place = await findPlace();
    if (place === null) return 'quit';
    if (!wantsToGoOn) {
      const answer = await ask(window, place);
      if (answer !== 'go-on') return answer;
      wantsToGoOn = true;
    }
    leavePlace ??= occupy(place, { show: () => showWindow(window), stop: quit });
    window.hide();
    log.info('The window is closed, and hosting goes on.');
    return 'stays';
  };
}

async function ask(window: BrowserWindow, place: Place): Promise<'go-on' | Closing> {
  const words = shellWords().closing;
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message: words.question,
    detail: words.detail[place],
    buttons: [words.goOn, words.stop, words.cancel],
    defaultId: 0,
    cancelId: 2,
    noLink: true,
  });
  return (['go-on', 'quit-unasked', 'stays'] as const)[response] ?? 'stays';
}
