'use strict';
/**
 * What Electron 45's main process and its threads have and Electron 22's (Node 16, V8 10.8) lack, so that the same build
 * runs on both. Loaded by `-r`, before the app.
 */
const os = require('node:os');
const workers = require('node:worker_threads');
const { provide } = require('./language.cjs');

provide(os, { availableParallelism: () => os.cpus().length });

provide(globalThis, {
  crypto: require('node:crypto').webcrypto,
  structuredClone(value, { transfer = [] } = {}) {
    const { port1, port2 } = new workers.MessageChannel();
    port1.postMessage(value, transfer);
    const { message } = workers.receiveMessageOnPort(port2);
    port1.close();
    return message;
  },
  ...require('node:stream/web'),
  Blob: require('node:buffer').Blob,
});

/** Node 16 carries `fetch` and its company already, behind a switch that a packed app cannot be given. */
function loadFetch() {
  const source = process.binding('natives')['internal/deps/undici/undici'];
  const loaded = { exports: {} };
  new Function('module', 'exports', 'require', source)(loaded, loaded.exports, require);
  return loaded.exports;
}

if (globalThis.fetch === undefined) {
  const { fetch, FormData, Headers, Request, Response } = loadFetch();
  provide(globalThis, { fetch, FormData, Headers, Request, Response });
}

/** Threads start from nothing, so each of them loads this file, too. */
const { Worker } = workers;
workers.Worker = class extends Worker {
  constructor(file, { execArgv = process.execArgv, ...options } = {}) {
    super(file, { ...options, execArgv: ['--require', __filename, ...execArgv] });
  }
};

if (workers.isMainThread && process.type === 'browser') require('./apis.cjs');
