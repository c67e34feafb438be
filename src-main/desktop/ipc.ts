import { ipcMain, type BrowserWindow, type IpcMainInvokeEvent } from 'electron';
import * as v from 'valibot';
import type {
  DesktopCall,
  DesktopCalls,
  DesktopEvent,
  DesktopEvents,
} from '../../src-shared/protocol/desktop';

type Handlers = {
  [Name in DesktopCall]: (
    ...args: Parameters<DesktopCalls[Name]>
  ) => ReturnType<DesktopCalls[Name]> | Promise<ReturnType<DesktopCalls[Name]>>;
};

const nothing = v.tuple([]);
const id = v.pipe(v.string(), v.maxLength(100));
const argumentSchemas: { [Name in DesktopCall]: v.GenericSchema<unknown, Parameters<DesktopCalls[Name]>> } = {
  'start-hosting': nothing,
  'stop-hosting': nothing,
  hosting: nothing,
  'continue-match': v.tuple([id]),
  'list-unfinished': nothing,
  'list-history': nothing,
  'read-record': v.tuple([id]),
  'review-move': v.tuple([id, v.pipe(v.number(), v.integer(), v.minValue(0))]),
  'start-looking': nothing,
  'stop-looking': nothing,
  'copy-text': v.tuple([v.pipe(v.string(), v.maxLength(10_000))]),
};

/** Answers the window's calls, and nobody else's. */
export function setupIpc(window: BrowserWindow, pageUrl: string, handlers: Handlers): void {
  function answer<Name extends DesktopCall>(name: Name, args: unknown[]): ReturnType<Handlers[Name]> {
    return handlers[name](...v.parse(argumentSchemas[name], args)) as ReturnType<Handlers[Name]>;
  }
  for (const name of Object.keys(argumentSchemas) as DesktopCall[]) {
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
  detail: DesktopEvents[Name],
): void {
  if (!window.isDestroyed()) window.webContents.send(name, detail);
}

function isOurPage(event: IpcMainInvokeEvent, window: BrowserWindow, pageUrl: string): boolean {
  const frame = event.senderFrame;
  if (frame === null || frame.parent !== null || window.isDestroyed()) return false;
  return event.sender === window.webContents && frame.url.split(/[?#]/, 1)[0] === pageUrl;
}
