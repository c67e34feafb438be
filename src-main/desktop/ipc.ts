import { ipcMain, type BrowserWindow, type IpcMainInvokeEvent } from 'electron';
import * as v from 'valibot';
import {
  DESKTOP_CALLS,
  type CallGives,
  type CallTakes,
  type DesktopCall,
  type DesktopEvent,
  type EventDetail,
} from '../../src-shared/protocol/desktop';

export type Handlers = {
  [Name in DesktopCall]: (...args: CallTakes<Name>) => CallGives<Name> | Promise<CallGives<Name>>;
};

/**
 * Answers the window's calls, and nobody else's.
 * @param opening what answers; calls before it is there wait for it
 */
export function setupIpc(window: BrowserWindow, pageUrl: string, opening: Promise<Handlers>): void {
  async function answer(name: DesktopCall, args: unknown[]): Promise<unknown> {
    const checked = v.parse(DESKTOP_CALLS[name].takes, args);
    const handler = (await opening)[name] as (...taken: unknown[]) => unknown;
    return handler(...checked);
  }
  for (const name of Object.keys(DESKTOP_CALLS) as DesktopCall[]) {
    ipcMain.handle(name, (event, ...args: unknown[]) => {
      if (!isOurPage(event, window, pageUrl)) throw new Error('Only the window of this app may ask that.');
      // Chromium writes down what a page keeps up to a minute later: a crash would cost somebody name and seat.
      event.sender.session.flushStorageData();
      return answer(name, args);
    });
  }
}

/** Tells the window something; does nothing once it is gone. */
export function tell<Name extends DesktopEvent>(
  window: BrowserWindow,
  name: Name,
  detail: EventDetail<Name>,
): void {
  if (!window.isDestroyed()) window.webContents.send(name, detail);
}

function isOurPage(event: IpcMainInvokeEvent, window: BrowserWindow, pageUrl: string): boolean {
  const frame = event.senderFrame;
  if (frame === null || frame.parent !== null || window.isDestroyed()) return false;
  return event.sender === window.webContents && frame.url.split(/[?#]/, 1)[0] === pageUrl;
}
