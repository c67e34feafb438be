'use strict';
/** Electron's `app`: paths, the single instance, and the order of events at the end. */
const { EventEmitter } = require('node:events');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { cancellable, facts, noop, shared, switches, windows } = require('./state.cjs');

const config = process.env.XDG_CONFIG_HOME || path.join(os.homedir(), '.config');
const paths = { home: os.homedir(), appData: config, temp: os.tmpdir() };
for (const name of ['desktop', 'documents', 'downloads', 'music', 'pictures', 'videos']) {
  paths[name] = path.join(os.homedir(), name[0].toUpperCase() + name.slice(1));
}

const commandLine = {
  appendSwitch: (name, value = '') => void switches.set(name, String(value)),
  appendArgument: noop,
  hasSwitch: (name) => switches.has(name),
  getSwitchValue: (name) => switches.get(name) ?? '',
  removeSwitch: (name) => void switches.delete(name),
};

const app = new EventEmitter();
let markReady;
const whenReady = new Promise((resolve) => (markReady = resolve));

function singleInstance() {
  const dir = app.getPath('userData');
  const lock = path.join(dir, 'standin.lock');
  fs.mkdirSync(dir, { recursive: true });
  for (;;) {
    try {
      fs.writeFileSync(lock, String(process.pid), { flag: 'wx' });
      process.on('exit', () => fs.rmSync(lock, { force: true }));
      fs.watch(dir, (_type, file) => {
        if (!file?.startsWith('standin-second-') || !file.endsWith('.json')) return;
        const from = path.join(dir, file);
        if (!fs.existsSync(from)) return;
        const { argv, cwd, data } = JSON.parse(fs.readFileSync(from, 'utf8'));
        fs.rmSync(from, { force: true });
        whenReady.then(() => app.emit('second-instance', cancellable(), argv, cwd, data));
      }).unref();
      return () => fs.rmSync(lock, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const owner = Number(fs.readFileSync(lock, 'utf8'));
      try {
        process.kill(owner, 0);
        return null;
      } catch {
        fs.rmSync(lock, { force: true }); // left by a process that is gone
      }
    }
  }
}
let releaseLock = null;

Object.assign(app, {
  commandLine,
  name: 'Electron',
  isReady: () => shared.ready,
  whenReady: () => whenReady,
  getName: () => app.name,
  setName: (name) => void (app.name = name),
  getVersion: () => facts.version,
  getAppPath: () => facts.appPath,
  getLocale: () => 'en-US',
  getSystemLocale: () => 'en-US',
  getPreferredSystemLanguages: () => ['en-US'],
  getPath: (name) => {
    if (paths[name]) return paths[name];
    if (name === 'userData') return switches.get('user-data-dir') || path.join(paths.appData, app.name);
    if (name === 'sessionData') return app.getPath('userData');
    if (name === 'logs') return path.join(app.getPath('userData'), 'logs');
    if (name === 'crashDumps') return path.join(app.getPath('userData'), 'Crashpad');
    if (name === 'exe' || name === 'module') return facts.exe;
    throw new Error(`Failed to get '${name}' path`);
  },
  setPath: (name, value) => {
    if (!path.isAbsolute(value)) throw new Error('Path must be absolute');
    paths[name] = value;
  },
  requestSingleInstanceLock: (data) => {
    if (releaseLock) return true;
    releaseLock = singleInstance();
    if (releaseLock) return true;
    const to = path.join(app.getPath('userData'), `standin-second-${process.pid}.json`);
    fs.writeFileSync(`${to}.part`, JSON.stringify({ argv: process.argv, cwd: process.cwd(), data }));
    fs.renameSync(`${to}.part`, to);
    return false;
  },
  hasSingleInstanceLock: () => releaseLock !== null,
  releaseSingleInstanceLock: () => {
    releaseLock?.();
    releaseLock = null;
  },
  quit: () => void quit(),
  exit: (code = 0) => void exit(code),
  setAsDefaultProtocolClient: () => true,
  disableHardwareAcceleration: () => {
    if (shared.ready)
      throw new Error('app.disableHardwareAcceleration() can only be called before app is ready');
  },
  relaunch: () => void (app.relaunched = true),
  setAboutPanelOptions: noop,
  showAboutPanel: noop,
});
Object.defineProperty(app, 'isPackaged', { get: () => facts.packaged, enumerable: true });

async function quit() {
  if (shared.quitting) return;
  shared.quitting = true;
  const before = cancellable();
  app.emit('before-quit', before);
  if (before.defaultPrevented) return void (shared.quitting = false);
  for (const win of [...windows]) {
    await win.close();
    if (!win.isDestroyed()) return void (shared.quitting = false); // the window's 'close' was prevented
  }
  const will = cancellable();
  app.emit('will-quit', will);
  if (will.defaultPrevented) return void (shared.quitting = false);
  await exit(0);
}

async function exit(code) {
  shared.quitting = true;
  facts.exiting = true;
  await shared.chromium?.close();
  app.emit('quit', cancellable(), code);
  process.exit(code);
}

module.exports = { app, markReady, quit };
