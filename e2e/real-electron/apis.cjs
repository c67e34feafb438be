'use strict';
/** What later Electrons offer an app, made of what Electron 22 has. */
const { Readable } = require('node:stream');
const electron = require('electron');

const { safeStorage } = electron;
safeStorage.isAsyncEncryptionAvailable ??= async () => safeStorage.isEncryptionAvailable();
safeStorage.encryptStringAsync ??= async (text) => safeStorage.encryptString(text);
safeStorage.decryptStringAsync ??= async (sealed) => ({
  result: safeStorage.decryptString(sealed),
  shouldReEncrypt: false,
});

electron.app.whenReady().then(() => {
  electron.protocol.handle ??= handle;
  electron.protocol.unhandle ??= (scheme) => electron.protocol.unregisterProtocol(scheme);
});

function handle(scheme, answer) {
  const registered = electron.protocol.registerStreamProtocol(scheme, async (asked, reply) => {
    try {
      const { method, url, headers, referrer } = asked;
      // undici refuses a scheme of our own as a request's address, so the handler gets a plain object of the same form.
      const response = await answer({ method, url, referrer, headers: new Headers(headers) });
      reply({
        statusCode: response.status,
        headers: Object.fromEntries(response.headers),
        data: response.body === null ? Readable.from([]) : Readable.from(response.body),
      });
    } catch (error) {
      console.error(`The handler of ${scheme}: failed:`, error);
      reply({ error: -2 });
    }
  });
  if (!registered) throw new Error(`Failed to register protocol: ${scheme}`);
}
