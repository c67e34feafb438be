'use strict';
/** A window around one page. */
const { EventEmitter } = require('node:events');
const { app, quit } = require('./app.cjs');
const { cancellable, contents, noop, shared, windows } = require('./state.cjs');
const { WebContents } = require('./web-contents.cjs');

const webContents = {
  getAllWebContents: () => [...contents.values()],
  getFocusedWebContents: () => BrowserWindow.getFocusedWindow()?.webContents ?? null,
  fromId: (id) => contents.get(id),
  fromDevToolsTargetId: (targetId) => [...contents.values()].find((c) => c._targetId === targetId),
};

class BrowserWindow extends EventEmitter {
  static getAllWindows = () => [...windows];
  static getFocusedWindow = () => [...windows].findLast((w) => w._visible) ?? null;
  static fromWebContents = (wanted) => [...windows].find((w) => w.webContents === wanted) ?? null;
  static fromId = (id) => [...windows].find((w) => w.id === id) ?? null;

  constructor(options = {}) {
    super();
    if (!shared.ready) throw new Error('Cannot create BrowserWindow before app is ready');
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
    await shared.chromium.send('Target.closeTarget', { targetId: this.webContents._targetId }).catch(noop);
    this.webContents._gone();
  }
  _gone() {
    if (this._destroyed) return;
    this._destroyed = true;
    windows.delete(this);
    this.emit('closed');
    if (windows.size > 0 || shared.quitting) return;
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
    return (
      await shared.chromium.send('Browser.getWindowForTarget', { targetId: this.webContents._targetId })
    ).windowId;
  }
  async _resize() {
    const [width, height] = this.getContentSize();
    await shared.chromium.send('Browser.setContentsSize', { windowId: await this._window(), width, height });
  }
  async _place(bounds) {
    await this.webContents._opened;
    await shared.chromium.send('Browser.setWindowBounds', { windowId: await this._window(), bounds });
  }
  setBounds(bounds) {
    Object.assign(this._bounds, bounds);
    void this.webContents._opened.then(() => this._resize()).catch(noop);
    this.emit('resize', cancellable());
  }
  getContentSize() {
    const { width, height } = this._bounds; // without a window manager there is no frame
    return [width, height - shared.menuBar];
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

module.exports = { BrowserWindow, webContents };
