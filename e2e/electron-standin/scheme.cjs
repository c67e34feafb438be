'use strict';
/**
 * Electron's `protocol`. Chromium asks for the pages of a scheme that it doesn't know nowhere at all, so a page of
 * `app://name/` lies at `https://name.app.standin/` there: a secure origin of its own, every request of which is
 * answered by the scheme's handler and none of which reaches a network. The main process sees Electron's addresses.
 */
const { shared } = require('./state.cjs');

const SUFFIX = '.standin';
const privileged = new Set();
const handlers = new Map();

const protocol = {
  registerSchemesAsPrivileged: (schemes) => {
    if (shared.ready)
      throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
    for (const { scheme, privileges = {} } of schemes) {
      if (privileges.standard && privileges.secure) privileged.add(scheme);
      else throw new Error('electron-standin: only standard and secure schemes are provided');
    }
  },
  handle: (scheme, handler) => {
    if (!shared.ready) throw new Error('protocol.handle can only be called after app is ready');
    if (handlers.has(scheme)) throw new Error(`The scheme has been registered: ${scheme}`);
    handlers.set(scheme, handler);
  },
  unhandle: (scheme) => void handlers.delete(scheme),
  isProtocolHandled: (scheme) => handlers.has(scheme),
};

/** Where Chromium finds what Electron's address names. */
function toChromium(url) {
  const parts = /^([a-z][a-z\d+.-]*):\/\/([^/?#]*)(.*)$/is.exec(url);
  return parts && privileged.has(parts[1]) ? `https://${parts[2]}.${parts[1]}${SUFFIX}${parts[3]}` : url;
}

/** What Electron calls an address of Chromium's. */
function fromChromium(url) {
  const parts = /^https:\/\/([^/?#]*)\.([a-z\d+-]+)\.standin(\/[^]*)?$/i.exec(url);
  return parts && privileged.has(parts[2]) ? `${parts[2]}://${parts[1]}${parts[3] ?? ''}` : url;
}

/** What CDP's `Fetch` is to stop. */
function patterns() {
  return [...privileged].map((scheme) => ({ urlPattern: `https://*.${scheme}${SUFFIX}/*` }));
}

/** Answers a request that CDP's `Fetch` stopped: the parameters of its answer. */
async function answer({ requestId, request }) {
  const url = fromChromium(request.url);
  const handler = handlers.get(new URL(url).protocol.slice(0, -1));
  if (!handler) return { requestId, responseCode: 404, body: '' };
  const response = await handler(new Request(url, { method: request.method, headers: request.headers }));
  return {
    requestId,
    responseCode: response.status,
    responseHeaders: [...response.headers].map(([name, value]) => ({ name, value })),
    body: Buffer.from(await response.arrayBuffer()).toString('base64'),
  };
}

module.exports = { answer, fromChromium, patterns, protocol, toChromium };
