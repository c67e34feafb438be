import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron';
import * as v from 'valibot';
import { version } from '../package.json';
import { DESKTOP_CALLS, DESKTOP_EVENTS, type Desktop } from '../src-shared/protocol/desktop';

/** Names and checks come from the contract: nothing else crosses the bridge, in either direction. */
const desktop: Desktop = {
  version,
  call: async (name, ...args) => {
    if (!Object.hasOwn(DESKTOP_CALLS, name)) throw new TypeError('There is no such call.');
    const answer: unknown = await ipcRenderer.invoke(name, ...args);
    return v.parse(DESKTOP_CALLS[name].gives, answer);
  },
  on: (name, listener) => {
    if (!Object.hasOwn(DESKTOP_EVENTS, name)) throw new TypeError('There is no such event.');
    const forward = (_event: IpcRendererEvent, detail: unknown) => {
      if (v.is(DESKTOP_EVENTS[name], detail)) listener(detail as never);
    };
    ipcRenderer.on(name, forward);
    return () => ipcRenderer.off(name, forward);
  },
};

contextBridge.exposeInMainWorld('desktop', desktop);
