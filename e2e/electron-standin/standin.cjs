'use strict';
/** The module an app gets for `electron` in its main process, when Chromium is Debian's and Node is Node. */
const { EventEmitter } = require('node:events');
const { randomUUID } = require('node:crypto');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { Chromium } = require('./chromium.cjs');
const page = require('./page.cjs');

const { encode, decode } = page.codec();
const WORLD = 'Electron Isolated Context';
const BINDING = '__electronStandin';
const noop = () => {};

/** @type {Chromium | null} */
let chromium = null;
let reallyReady = false; // app.isReady is replaced by Playwright's loader
let quitting = false;

const cancellable = (extra = {}) => {
  const event = { defaultPrevented: false, preventDefault: () => (event.defaultPrevented = true), ...extra };
  return event;
};

// ---------------------------------------------------------------- app

const config = process.env.XDG_CONFIG_HOME || path.join(os.homedir(), '.config');
const facts = {
  name: 'Electron',
  version: '0.0.0',
  appPath: process.cwd(),
  packaged: false,
  exe: process.argv[0],
};
const paths = { home: os.homedir(), appData: config, temp: os.tmpdir() };
for (const name of ['desktop', 'documents', 'downloads', 'music', 'pictures', 'videos']) {
  paths[name] = path.join(os.homedir(), name[0].toUpperCase() + name.slice(1));
}

const switches = new Map();
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
  isReady: () => reallyReady,
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
  setAboutPanelOptions: noop,
  showAboutPanel: noop,
});
Object.defineProperty(app, 'isPackaged', { get: () => facts.packaged, enumerable: true });

async function quit() {
  if (quitting) return;
  quitting = true;
  const before = cancellable();
  app.emit('before-quit', before);
  if (before.defaultPrevented) return void (quitting = false);
  for (const win of BrowserWindow.getAllWindows()) {
    await win.close();
    if (!win.isDestroyed()) return void (quitting = false); // the window's 'close' was prevented
  }
  const will = cancellable();
  app.emit('will-quit', will);
  if (will.defaultPrevented) return void (quitting = false);
  await exit(0);
}

async function exit(code) {
  quitting = true;
  facts.exiting = true;
  await chromium?.close();
  app.emit('quit', cancellable(), code);
  process.exit(code);
}

// ---------------------------------------------------------------- ipc

const handlers = new Map();
const ipcMain = Object.assign(new EventEmitter(), {
  handle: (channel, listener) => {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    handlers.set(channel, listener);
  },
  handleOnce: (channel, listener) =>
    ipcMain.handle(channel, (...args) => {
      handlers.delete(channel);
      return listener(...args);
    }),
  removeHandler: (channel) => void handlers.delete(channel),
});

// ---------------------------------------------------------------- windows

const contents = new Map(); // id -> WebContents
let lastId = 0;

class WebContents extends EventEmitter {
  constructor(win, options) {
    super();
    this.id = ++lastId;
    this.session = session.defaultSession;
    this.ipc = ipcMain;
    this._win = win;
    this._options = options;
    this._url = '';
    this._title = '';
    this._loading = false;
    this._context = 0;
    this._openHandler = () => ({ action: 'allow' });
    contents.set(this.id, this);
    app.emit('web-contents-created', cancellable(), this);
    this._opened = this._open();
    this._opened.catch((error) => this._destroyed || console.error('electron-standin:', error));
  }

  get mainFrame() {
    return {
      url: this._url,
      origin: new URL(this._url || 'about:blank').origin,
      send: (...a) => this.send(...a),
      parent: null,
      top: null,
    };
  }

  async _open() {
    const { targetId } = await chromium.send('Target.createTarget', { url: 'about:blank', newWindow: true });
    this._targetId = targetId;
    const { sessionId } = await chromium.send('Target.attachToTarget', { targetId, flatten: true });
    this._sessionId = sessionId;
    const on = (method, listener) => chromium.on(`${sessionId}:${method}`, listener);
    chromium.on('Target.targetDestroyed', (event) => event.targetId === targetId && this._gone());
    on('Runtime.executionContextCreated', ({ context }) => {
      if (context.name === WORLD && context.auxData.frameId === targetId) this._context = context.id;
    });
    on('Runtime.executionContextsCleared', () => (this._context = 0));
    on('Runtime.bindingCalled', (event) => {
      if (event.name === BINDING) void this._receive(JSON.parse(event.payload), event.executionContextId);
    });
    on('Page.frameStartedLoading', (event) => event.frameId === targetId && (this._loading = true));
    on('Page.frameNavigated', ({ frame }) => {
      if (frame.parentId) return;
      this._url = frame.url;
      this.emit('did-navigate', cancellable(), frame.url, 200, '');
    });
    on('Page.domContentEventFired', () => this.emit('dom-ready', cancellable()));
    on('Page.loadEventFired', () => {
      this._loading = false;
      this.emit('did-finish-load', cancellable());
      if (!this._win._readyToShow) {
        this._win._readyToShow = true;
        this._win.emit('ready-to-show', cancellable());
      }
    });
    on('Inspector.targetCrashed', () =>
      this.emit('render-process-gone', cancellable(), { reason: 'crashed', exitCode: 1 }),
    );
    on('Runtime.consoleAPICalled', (event) => {
      if (!this.listenerCount('console-message')) return;
      const message = event.args.map((a) => a.value ?? a.description ?? '').join(' ');
      this.emit('console-message', { level: event.type, message, frame: this.mainFrame });
    });
    await Promise.all([
      this._cdp('Page.enable'),
      this._cdp('Runtime.enable'),
      this._cdp('Runtime.addBinding', { name: BINDING, executionContextName: WORLD }),
      this._installPreload(),
      this._win._resize(),
    ]);
  }

  async _installPreload() {
    const { preload, sandbox, contextIsolation, nodeIntegration } = this._options;
    if (sandbox === false || contextIsolation === false || nodeIntegration === true) {
      throw new Error('only sandboxed, isolated windows without Node are provided');
    }
    const id = `standin-${randomUUID()}`;
    const main = `(${page.mainWorld})(${page.wire}, ${JSON.stringify(id)})`;
    await this._cdp('Page.addScriptToEvaluateOnNewDocument', { source: main });
    if (preload && !path.isAbsolute(preload)) throw new Error(`preload must be an absolute path: ${preload}`);
    const source = preload ? fs.readFileSync(preload, 'utf8') : '';
    const versions = { ...process.versions };
    const env = {};
    const known = {
      platform: process.platform,
      arch: process.arch,
      versions,
      env,
      argv: [],
      preloadPath: preload ?? '',
    };
    const wrapped = `(function (require, module, exports, process, global, setImmediate, clearImmediate) {${source}\n})`;
    const isolated = [
      page.wire,
      page.codec,
      JSON.stringify(id),
      JSON.stringify(BINDING),
      JSON.stringify(known),
      wrapped,
    ];
    await this._cdp('Page.addScriptToEvaluateOnNewDocument', {
      source: `(${page.isolatedWorld})(${isolated.join(',\n')})\n//# sourceURL=${pathToFileURL(preload ?? '/preload')}`,
      worldName: WORLD,
    });
  }

  _cdp(method, params) {
    return chromium.send(method, params, this._sessionId);
  }

  async _receive(message, from) {
    const event = cancellable({
      sender: this,
      senderFrame: this.mainFrame,
      processId: 1,
      frameId: 1,
      type: 'frame',
    });
    if (message.k === 'send') {
      event.reply = (channel, ...args) => this.send(channel, ...args);
      ipcMain.emit(message.channel, event, ...decode(message.args));
    } else if (message.k === 'invoke') {
      const answer = { k: 'answer', call: message.call };
      try {
        const handler = handlers.get(message.channel);
        if (!handler) throw new Error(`No handler registered for '${message.channel}'`);
        answer.value = encode(await handler(event, ...decode(message.args)));
      } catch (error) {
        console.error(`Error occurred in handler for '${message.channel}':`, error);
        answer.error = String(error);
      }
      this._deliver(answer, from);
    } else if (message.k === 'open') {
      const details = {
        url: message.url,
        frameName: message.frameName,
        features: '',
        disposition: 'foreground-tab',
      };
      if (this._openHandler(details).action === 'allow') {
        console.error(
          `electron-standin: a child window for ${message.url} was allowed, which is not provided`,
        );
      }
    } else if (message.k === 'navigate') {
      const navigation = cancellable({ url: message.url, isMainFrame: true, isSameDocument: false });
      this.emit('will-navigate', navigation, message.url);
      if (!navigation.defaultPrevented) void this._cdp('Page.navigate', { url: message.url }).catch(noop);
    } else if (message.k === 'preload-error') {
      console.error(`Unable to load preload script: ${this._options.preload}\n${message.message}`);
      this.emit('preload-error', cancellable(), this._options.preload, new Error(message.message));
    }
  }

  _deliver(message, context) {
    if (!context || this._destroyed) return; // nobody is there to hear it, as in Electron
    const expression = `${BINDING}_deliver(${JSON.stringify(JSON.stringify(message))})`;
    this._cdp('Runtime.evaluate', { expression, contextId: context }).then(
      ({ exceptionDetails: e }) =>
        e && console.error('electron-standin: deliver:', e.exception?.description ?? e.text),
      noop, // the page went away meanwhile
    );
  }

  send(channel, ...args) {
    this._deliver({ k: 'event', channel, args: encode(args) }, this._context);
  }

  async loadURL(url) {
    await this._opened;
    const loaded = new Promise((done) => this.once('did-finish-load', done));
    const { errorText } = await this._cdp('Page.navigate', { url });
    if (errorText) {
      this.emit('did-fail-load', cancellable(), -2, errorText, url, true);
      throw new Error(`${errorText} (-2) loading '${url}'`);
    }
    await loaded;
  }
  loadFile(file, { hash = '', search = '' } = {}) {
    const url = pathToFileURL(path.resolve(facts.appPath, file));
    url.hash = hash;
    url.search = search;
    return this.loadURL(url.href);
  }
  async executeJavaScript(expression) {
    await this._opened;
    const params = { expression, awaitPromise: true, returnByValue: true, userGesture: true };
    const { result, exceptionDetails } = await this._cdp('Runtime.evaluate', params);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }
  reload() {
    void this._cdp('Page.reload').catch(noop);
  }
  setWindowOpenHandler(handler) {
    this._openHandler = handler;
  }
  getURL() {
    return this._url;
  }
  getTitle() {
    return this._title;
  }
  isLoading() {
    return this._loading;
  }
  isDestroyed() {
    return this._destroyed === true;
  }
  getType() {
    return 'window';
  }
  close() {
    return this._win.close();
  }
  _gone() {
    if (this._destroyed) return;
    this._destroyed = true;
    contents.delete(this.id);
    this.emit('destroyed', cancellable());
    this._win._gone();
  }
}
const webContents = {
  getAllWebContents: () => [...contents.values()],
  getFocusedWebContents: () => BrowserWindow.getFocusedWindow()?.webContents ?? null,
  fromId: (id) => contents.get(id),
  fromDevToolsTargetId: (targetId) => [...contents.values()].find((c) => c._targetId === targetId),
};

const windows = new Set();

class BrowserWindow extends EventEmitter {
  static getAllWindows = () => [...windows];
  static getFocusedWindow = () => [...windows].findLast((w) => w._visible) ?? null;
  static fromWebContents = (wanted) => [...windows].find((w) => w.webContents === wanted) ?? null;
  static fromId = (id) => [...windows].find((w) => w.id === id) ?? null;

  constructor(options = {}) {
    super();
    if (!reallyReady) throw new Error('Cannot create BrowserWindow before app is ready');
    const {
      width = 800,
      height = 600,
      x = 0,
      y = 0,
      title = app.name,
      show = true,
      webPreferences = {},
    } = options;
    this._bounds = { x, y, width, height };
    this._title = title;
    this._visible = show;
    this._state = 'normal';
    windows.add(this);
    this.webContents = new WebContents(this, webPreferences);
    this.id = this.webContents.id;
    app.emit('browser-window-created', cancellable(), this);
  }
  loadURL(url) {
    return this.webContents.loadURL(url);
  }
  loadFile(file, options) {
    return this.webContents.loadFile(file, options);
  }
  async close() {
    if (this._destroyed) return;
    const event = cancellable();
    this.emit('close', event);
    if (!event.defaultPrevented) await this.destroy();
  }
  async destroy() {
    await this.webContents._opened.catch(noop);
    await chromium.send('Target.closeTarget', { targetId: this.webContents._targetId }).catch(noop);
    this.webContents._gone();
  }
  _gone() {
    if (this._destroyed) return;
    this._destroyed = true;
    windows.delete(this);
    this.emit('closed');
    if (windows.size > 0 || quitting) return;
    if (app.listenerCount('window-all-closed')) app.emit('window-all-closed');
    else void quit();
  }
  isDestroyed() {
    return this._destroyed === true;
  }
  _setVisible(visible) {
    if (this._visible === visible) return;
    this._visible = visible;
    this.emit(visible ? 'show' : 'hide', cancellable());
  }
  show() {
    this._setVisible(true);
    this.focus();
  }
  showInactive() {
    this._setVisible(true);
  }
  hide() {
    this._setVisible(false);
  }
  isVisible() {
    return this._visible;
  }
  focus() {
    windows.delete(this);
    windows.add(this); // the last one is the focused one
    this.emit('focus', cancellable());
    void this.webContents._opened.then(() => this.webContents._cdp('Page.bringToFront')).catch(noop);
  }
  isFocused() {
    return BrowserWindow.getFocusedWindow() === this;
  }
  async _window() {
    return (await chromium.send('Browser.getWindowForTarget', { targetId: this.webContents._targetId }))
      .windowId;
  }
  async _resize() {
    const { width, height } = this._bounds; // all of it for the page: as Electron without a window manager
    await chromium.send('Browser.setContentsSize', { windowId: await this._window(), width, height });
  }
  async _place(bounds) {
    await this.webContents._opened;
    await chromium.send('Browser.setWindowBounds', { windowId: await this._window(), bounds });
  }
  setBounds(bounds) {
    Object.assign(this._bounds, bounds);
    void this.webContents._opened.then(() => this._resize()).catch(noop);
    this.emit('resize', cancellable());
  }
  getContentSize() {
    return this.getSize();
  }
  getBounds() {
    return { ...this._bounds };
  }
  getNormalBounds() {
    return this.getBounds();
  }
  getSize() {
    return [this._bounds.width, this._bounds.height];
  }
  setSize(width, height) {
    this.setBounds({ width, height });
  }
  getPosition() {
    return [this._bounds.x, this._bounds.y];
  }
  setPosition(x, y) {
    this.setBounds({ x, y });
  }
  _setState(state, ...events) {
    this._state = state;
    this._place({ windowState: state }).catch(noop);
    for (const event of events) this.emit(event, cancellable());
  }
  maximize() {
    this._setState('maximized', 'maximize');
  }
  unmaximize() {
    this._setState('normal', 'unmaximize');
  }
  isMaximized() {
    return this._state === 'maximized';
  }
  minimize() {
    this._setState('minimized', 'minimize');
  }
  restore() {
    this._setState('normal', 'restore');
  }
  isMinimized() {
    return this._state === 'minimized';
  }
  setFullScreen(on) {
    this._setState(on ? 'fullscreen' : 'normal', on ? 'enter-full-screen' : 'leave-full-screen');
  }
  isFullScreen() {
    return this._state === 'fullscreen';
  }
  setTitle(title) {
    this._title = title;
  }
  getTitle() {
    return this._title;
  }
}
// ---------------------------------------------------------------- the rest, as little as there can be

const session = {
  defaultSession: { setPermissionRequestHandler: noop, setPermissionCheckHandler: noop },
};

/** Nobody is there to answer: every dialog is cancelled at once, unless a test has replaced the function. */
const dialog = {
  showMessageBox: async (...args) => ({ response: args.at(-1).cancelId ?? 0, checkboxChecked: false }),
};

class MenuItem {
  constructor(options) {
    const { submenu } = options;
    Object.assign(this, { enabled: true, visible: true, checked: false, label: '', type: 'normal' }, options);
    if (submenu) this.submenu = submenu instanceof Menu ? submenu : Menu.buildFromTemplate(submenu);
    this.click = (event, win, wc) =>
      options.click?.(this, win ?? BrowserWindow.getFocusedWindow(), event ?? {}, wc);
  }
}
class Menu extends EventEmitter {
  static #application = null;
  static setApplicationMenu = (menu) => void (Menu.#application = menu);
  static getApplicationMenu = () => Menu.#application;
  static buildFromTemplate = (template) => {
    const menu = new Menu();
    for (const item of template) menu.append(item instanceof MenuItem ? item : new MenuItem(item));
    return menu;
  };
  items = [];
  append(item) {
    this.items.push(item);
  }
  getMenuItemById(id) {
    for (const item of this.items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById(id);
      if (found) return found;
    }
    return null;
  }
  popup() {}
  closePopup() {}
}

const clip = { text: '' };
const clipboard = {
  readText: () => clip.text,
  writeText: (text) => void (clip.text = text),
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
  powerMonitor: new EventEmitter(),
  screen,
  session,
  webContents,
};

/** Starts Chromium and lets the app be ready: what Electron does once the main script has been evaluated. */
async function start() {
  if (quitting) return;
  const profile = path.join(app.getPath('sessionData'), 'standin-profile');
  fs.mkdirSync(profile, { recursive: true });
  const own = ['inspect', 'inspect-brk', 'remote-debugging-port', 'user-data-dir', 'require'];
  const flags = [...switches]
    .filter(([name]) => !own.includes(name))
    .map(([n, v]) => (v ? `--${n}=${v}` : `--${n}`));
  chromium = new Chromium(profile, flags);
  process.on('exit', () => chromium.child.kill('SIGKILL'));
  chromium.on('gone', (why) => {
    if (quitting) return;
    console.error(`electron-standin: Chromium is gone: ${why}`);
    process.exit(1);
  });
  const url = await chromium.devtoolsUrl;
  await chromium.send('Target.setDiscoverTargets', { discover: true });
  console.error(`\nDevTools listening on ${url}`);
  reallyReady = true;
  app.emit('will-finish-launching');
  app.emit('ready', cancellable(), {});
  markReady();
}

module.exports = { electron, facts, start, switches };
