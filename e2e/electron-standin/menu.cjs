'use strict';
/** Menus that nobody sees, whose entries a test may click. */
const { EventEmitter } = require('node:events');
const { BrowserWindow } = require('./browser-window.cjs');
const { shared } = require('./state.cjs');

/** As high as Electron 22 draws it under X, in CSS pixels. */
const BAR = 25;

class MenuItem {
  constructor(options) {
    const { submenu } = options;
    Object.assign(this, { enabled: true, visible: true, checked: false, label: '', type: 'normal' }, options);
    if (submenu) this.submenu = submenu instanceof Menu ? submenu : Menu.buildFromTemplate(submenu);
    this.click = (event, win, wc) =>
      options.click?.(this, win ?? BrowserWindow.getFocusedWindow(), event ?? {}, wc);
  }
}
class Menu extends EventEmitter {
  static #application = null;
  static setApplicationMenu = (menu) => {
    Menu.#application = menu;
    shared.menuBar = menu === null ? 0 : BAR;
  };
  static getApplicationMenu = () => Menu.#application;
  static buildFromTemplate = (template) => {
    const menu = new Menu();
    for (const item of template) menu.append(item instanceof MenuItem ? item : new MenuItem(item));
    return menu;
  };
  items = [];
  append(item) {
    this.items.push(item);
  }
  getMenuItemById(id) {
    for (const item of this.items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById(id);
      if (found) return found;
    }
    return null;
  }
  popup() {}
  closePopup() {}
}

module.exports = { Menu, MenuItem };
