'use strict';
/** One page in Chromium, and the messages between it and the main process. */
const { EventEmitter } = require('node:events');
const { randomUUID } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { app } = require('./app.cjs');
const page = require('./page.cjs');
const { permissions, settlePermissions } = require('./permissions.cjs');
const scheme = require('./scheme.cjs');
const { cancellable, contents, facts, noop, shared } = require('./state.cjs');

const { encode, decode } = page.codec();
const WORLD = 'Electron Isolated Context';
const BINDING = '__electronStandin';

const session = { defaultSession: { ...permissions, protocol: scheme.protocol, flushStorageData: noop } };

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
    const { targetId } = await shared.chromium.send('Target.createTarget', {
      url: 'about:blank',
      newWindow: true,
    });
    this._targetId = targetId;
    const { sessionId } = await shared.chromium.send('Target.attachToTarget', { targetId, flatten: true });
    this._sessionId = sessionId;
    const on = (method, listener) => shared.chromium.on(`${sessionId}:${method}`, listener);
    shared.chromium.on('Target.targetDestroyed', (event) => event.targetId === targetId && this._gone());
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
      this._url = scheme.fromChromium(`${frame.url}${frame.urlFragment ?? ''}`);
      this.emit('did-navigate', cancellable(), this._url, 200, '');
    });
    on('Page.navigatedWithinDocument', ({ frameId, url }) => {
      if (frameId !== targetId) return;
      this._url = scheme.fromChromium(url);
      this.emit('did-navigate-in-page', cancellable(), this._url, true);
    });
    on('Fetch.requestPaused', (request) => void this._fulfil(request));
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
      scheme.patterns().length > 0 && this._cdp('Fetch.enable', { patterns: scheme.patterns() }),
      this._installPreload(),
      settlePermissions(this),
      this._win._resize(),
    ]);
  }

  async _fulfil(request) {
    try {
      await this._cdp('Fetch.fulfillRequest', await scheme.answer(request));
    } catch (error) {
      if (!this._destroyed) console.error('electron-standin: scheme:', error);
      await this._cdp('Fetch.failRequest', { requestId: request.requestId, errorReason: 'Failed' }).catch(
        noop,
      );
    }
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
    return shared.chromium.send(method, params, this._sessionId);
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
        url: scheme.fromChromium(message.url),
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
      const url = scheme.fromChromium(message.url);
      const navigation = cancellable({ url, isMainFrame: true, isSameDocument: false });
      this.emit('will-navigate', navigation, url);
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
    const { errorText, loaderId } = await this._cdp('Page.navigate', { url: scheme.toChromium(url) });
    if (errorText) {
      this.emit('did-fail-load', cancellable(), -2, errorText, url, true);
      throw new Error(`${errorText} (-2) loading '${url}'`);
    }
    // another fragment of the same page is nothing to load
    if (loaderId !== undefined) await loaded;
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
  getZoomLevel() {
    return this._zoom ?? 0;
  }
  setZoomLevel(level) {
    this._zoom = level;
    const scale = `document.documentElement.style.zoom = ${1.2 ** level}`;
    void this._opened.then(() => this._cdp('Runtime.evaluate', { expression: scale })).catch(noop);
  }
  forcefullyCrashRenderer() {
    void this._cdp('Page.crash').catch(noop);
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

module.exports = { ipcMain, session, WebContents };
