'use strict';
/** What the parts of the stand-in share. */
const shared = {
  /** @type {import('./chromium.cjs').Chromium | null} */
  chromium: null,
  /** `app.isReady` is replaced by Playwright's loader. */
  ready: false,
  quitting: false,
  /** What the menu takes of every window's height. */
  menuBar: 0,
};

const facts = {
  name: 'Electron',
  version: '0.0.0',
  appPath: process.cwd(),
  packaged: false,
  exe: process.argv[0],
};

/** The command line's switches. */
const switches = new Map();
/** The windows, the focused one last. */
const windows = new Set();
/** All web contents by id. */
const contents = new Map();

const noop = () => {};

const cancellable = (extra = {}) => {
  const event = { defaultPrevented: false, preventDefault: () => (event.defaultPrevented = true), ...extra };
  return event;
};

module.exports = { cancellable, contents, facts, noop, shared, switches, windows };
