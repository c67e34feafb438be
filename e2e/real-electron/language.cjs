'use strict';
/** What the language and the web have by now and Chromium 108 lacks, for its pages as for its main process. */

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

module.exports = { provide };
