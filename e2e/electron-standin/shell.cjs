'use strict';
/** The parts of the system that an app reaches through Electron: what it asks of them can be read by a test. */
const { EventEmitter } = require('node:events');

/** What was asked for, such as the file that was shown; tests look at it. */
const asked = { shownInFolder: [], opened: [] };

const shell = {
  showItemInFolder: (file) => void asked.shownInFolder.push(file),
  openExternal: async (url) => void asked.opened.push(url),
};

const blockers = new Map();
let lastBlocker = 0;
const powerSaveBlocker = {
  start: (type) => {
    blockers.set(++lastBlocker, type);
    return lastBlocker;
  },
  stop: (id) => blockers.delete(id),
  isStarted: (id) => blockers.has(id),
};

/** The icons that stand in the tray. */
const trays = new Set();

class Tray extends EventEmitter {
  constructor(image) {
    super();
    this.image = image;
    trays.add(this);
  }
  setToolTip(text) {
    this.toolTip = text;
  }
  setContextMenu(menu) {
    this.menu = menu;
  }
  destroy() {
    trays.delete(this);
  }
  isDestroyed() {
    return !trays.has(this);
  }
}

const image = (url) => ({ isEmpty: () => url === '', toDataURL: () => url, resize: () => image(url) });
const nativeImage = {
  createFromDataURL: image,
  createFromPath: (file) => image(file),
  createEmpty: () => image(''),
};

module.exports = { nativeImage, powerSaveBlocker, shell, standin: { asked, blockers, trays }, Tray };
