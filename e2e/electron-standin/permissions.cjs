'use strict';
/** The session's permission handlers: Chromium is told their answers before it could ask anybody. */
const { app } = require('./app.cjs');
const { shared } = require('./state.cjs');

/** Chromium's names and Electron's. */
const PERMISSIONS = {
  notifications: 'notifications',
  geolocation: 'geolocation',
  camera: 'media',
  microphone: 'media',
  midi: 'midi',
  'clipboard-read': 'clipboard-read',
  'idle-detection': 'idle-detection',
  'persistent-storage': 'persistent-storage',
};

const handlers = { request: null, check: null };

const permissions = {
  setPermissionRequestHandler: (handler) => void (handlers.request = handler),
  setPermissionCheckHandler: (handler) => void (handlers.check = handler),
};

/** Without handlers Electron grants everything that it is asked for. */
async function isGranted(contents, name) {
  if (handlers.request === null) return true;
  return new Promise((resolve) => {
    handlers.request(contents, name, resolve, { requestingUrl: contents.getURL(), isMainFrame: true });
  });
}

/** To be called before the page's first script runs. */
async function settlePermissions(contents) {
  await app.whenReady();
  for (const [name, electronName] of Object.entries(PERMISSIONS)) {
    const setting = (await isGranted(contents, electronName)) ? 'granted' : 'denied';
    await shared.chromium.send('Browser.setPermission', { permission: { name }, setting });
  }
}

module.exports = { permissions, settlePermissions };
