'use strict';
/** The module an app gets for `electron` in its main process, when Chromium is Debian's and Node is Node. */
const { EventEmitter } = require('node:events');
const fs = require('node:fs');
const path = require('node:path');
const { app, markReady } = require('./app.cjs');
const { BrowserWindow, webContents } = require('./browser-window.cjs');
const { Chromium } = require('./chromium.cjs');
const { Menu, MenuItem } = require('./menu.cjs');
const { protocol } = require('./scheme.cjs');
const { nativeImage, powerSaveBlocker, shell, standin, Tray } = require('./shell.cjs');
const { cancellable, facts, shared, switches } = require('./state.cjs');
const { ipcMain, session } = require('./web-contents.cjs');

/** Nobody is there to answer: every dialog is cancelled at once, unless a test has replaced the function. */
const dialog = {
  showMessageBox: async (...args) => ({ response: args.at(-1).cancelId ?? 0, checkboxChecked: false }),
};

const clip = { text: '' };
const clipboard = {
  readText: () => clip.text,
  writeText: (text) => void (clip.text = text),
};

/** Hides from eyes, and from nobody else. */
const safeStorage = {
  isAsyncEncryptionAvailable: async () => true,
  encryptStringAsync: async (text) => Buffer.from(`v10${Buffer.from(text).toString('base64')}`),
  decryptStringAsync: async (sealed) => ({
    result: Buffer.from(sealed.toString().replace(/^v10/, ''), 'base64').toString(),
    shouldReEncrypt: false,
  }),
};

const display = {
  id: 1,
  scaleFactor: 1,
  bounds: { x: 0, y: 0, width: 1920, height: 1080 },
  workArea: { x: 0, y: 0, width: 1920, height: 1080 },
  workAreaSize: { width: 1920, height: 1080 },
  size: { width: 1920, height: 1080 },
};
const screen = Object.assign(new EventEmitter(), {
  getPrimaryDisplay: () => display,
  getAllDisplays: () => [display],
  getDisplayMatching: () => display,
  getDisplayNearestPoint: () => display,
  getCursorScreenPoint: () => ({ x: 0, y: 0 }),
});

const electron = {
  app,
  BrowserWindow,
  clipboard,
  dialog,
  ipcMain,
  Menu,
  MenuItem,
  nativeImage,
  powerMonitor: new EventEmitter(),
  powerSaveBlocker,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  /** Not Electron's: what a test may look at. */
  standin,
  Tray,
  webContents,
};

/** Starts Chromium and lets the app be ready: what Electron does once the main script has been evaluated. */
async function start() {
  if (shared.quitting) return;
  const profile = path.join(app.getPath('sessionData'), 'standin-profile');
  fs.mkdirSync(profile, { recursive: true });
  const own = ['inspect', 'inspect-brk', 'remote-debugging-port', 'user-data-dir', 'require'];
  const flags = [...switches]
    .filter(([name]) => !own.includes(name))
    .map(([n, v]) => (v ? `--${n}=${v}` : `--${n}`));
  shared.chromium = new Chromium(profile, flags);
  process.on('exit', () => shared.chromium.child.kill('SIGKILL'));
  shared.chromium.on('gone', (why) => {
    if (shared.quitting) return;
    console.error(`electron-standin: Chromium is gone: ${why}`);
    process.exit(1);
  });
  const url = await shared.chromium.devtoolsUrl;
  await shared.chromium.send('Target.setDiscoverTargets', { discover: true });
  console.error(`\nDevTools listening on ${url}`);
  shared.ready = true;
  app.emit('will-finish-launching');
  app.emit('ready', cancellable(), {});
  markReady();
}

module.exports = { electron, facts, start, switches };
