'use strict';
/**
 * What Electron 45's main process and its threads have and Electron 22's (Node 16, V8 10.8) lack, so that the same build
 * runs on both. Loaded by `-r`, before the app.
 */
const os = require('node:os');
const workers = require('node:worker_threads');

function provide(target, members) {
  for (const [name, value] of Object.entries(members)) {
    if (target[name] !== undefined) continue;
    Object.defineProperty(target, name, { value, writable: true, configurable: true });
  }
}

const copyThen = (change) =>
  function (...args) {
    const copy = [...this];
    change(copy, args);
    return copy;
  };

provide(Array.prototype, {
  toReversed: copyThen((copy) => copy.reverse()),
  toSorted: copyThen((copy, args) => copy.sort(...args)),
  toSpliced: copyThen((copy, args) => copy.splice(...args)),
  with: copyThen((copy, [place, value]) => {
    const at = place < 0 ? copy.length + place : place;
    if (!(at in copy)) throw new RangeError('Invalid index');
    copy[at] = value;
  }),
});

provide(Promise, {
  withResolvers() {
    const made = {};
    made.promise = new this((resolve, reject) => Object.assign(made, { resolve, reject }));
    return made;
  },
});

provide(Object, {
  groupBy(items, keyOf) {
    const groups = Object.create(null);
    let place = 0;
    for (const item of items) (groups[keyOf(item, place++)] ??= []).push(item);
    return groups;
  },
});

provide(URL, {
  canParse(address, base) {
    try {
      return Boolean(new URL(address, base));
    } catch {
      return false;
    }
  },
});

provide(AbortSignal, {
  any(signals) {
    const controller = new AbortController();
    for (const signal of signals) {
      if (signal.aborted) controller.abort(signal.reason);
      else signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
    }
    return controller.signal;
  },
});

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

if (workers.isMainThread && process.type === 'browser') require('./protocol.cjs');
