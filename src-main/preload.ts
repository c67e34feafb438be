import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron';
import { version } from '../package.json';
import type { Desktop } from '../src-shared/protocol/desktop';
import { isCall, isEvent } from './desktop/channels';

const desktop: Desktop = {
  version,
  call: (name, ...args) => {
    if (!isCall(name)) return Promise.reject(new TypeError('There is no such call.'));
    return ipcRenderer.invoke(name, ...args);
  },
  on: (name, listener) => {
    if (!isEvent(name)) throw new TypeError('There is no such event.');
    const forward = (_event: IpcRendererEvent, detail: Parameters<typeof listener>[0]) => listener(detail);
    ipcRenderer.on(name, forward);
    return () => ipcRenderer.off(name, forward);
  },
};

contextBridge.exposeInMainWorld('desktop', desktop);
