import { app, Menu, type MenuItemConstructorOptions } from 'electron';
import type { ShellWords } from '../../src-shared/text/shell';
import { shellWords } from './words';

export interface MenuActions {
  showLogs: () => void;
}

/** The menu bar: the usual entries under the usual keys, where each system has them. */
export function setupMenu(actions: MenuActions): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(process.platform, actions, shellWords().menu)));
}

/** @returns the menu bar as the system wants it: on macOS the app's own menu comes first and holds quitting and about. */
export function menuTemplate(
  platform: NodeJS.Platform,
  { showLogs }: MenuActions,
  words: ShellWords['menu'],
): MenuItemConstructorOptions[] {
  const isMac = platform === 'darwin';
  // macOS knows no keys behind Alt and would show the mark.
  const named = (label: string) => (isMac ? label.replace('&', '') : label);
  const separator = { type: 'separator' } as const;
  const about = { label: words.about(app.name), click: () => app.showAboutPanel() };
  return [
    isMac
      ? {
          label: app.name,
          submenu: [
            about,
            separator,
            { role: 'services', label: words.services },
            separator,
            { role: 'hide', label: words.hide(app.name) },
            { role: 'hideOthers', label: words.hideOthers },
            { role: 'unhide', label: words.showAll },
            separator,
            { role: 'quit', label: words.quitApp(app.name) },
          ],
        }
      : { label: named(words.file), submenu: [{ role: 'quit', label: words.quit }] },
    {
      label: named(words.edit),
      submenu: [
        { role: 'undo', label: words.undo },
        { role: 'redo', label: words.redo },
        separator,
        { role: 'cut', label: words.cut },
        { role: 'copy', label: words.copy },
        { role: 'paste', label: words.paste },
        { role: 'selectAll', label: words.selectAll },
      ],
    },
    {
      label: named(words.view),
      submenu: [
        { role: 'reload', label: words.reload },
        separator,
        { role: 'resetZoom', label: words.actualSize },
        { role: 'zoomIn', label: words.larger },
        { role: 'zoomOut', label: words.smaller },
        separator,
        { role: 'togglefullscreen', label: words.fullScreen },
      ],
    },
    {
      role: 'window',
      label: named(words.window),
      submenu: [
        { role: 'minimize', label: words.minimise },
        { role: 'close', label: words.close },
        ...(isMac ? [separator, { role: 'front' as const, label: words.front }] : []),
      ],
    },
    {
      role: 'help',
      label: named(words.help),
      submenu: [{ id: 'logs', label: words.logs, click: showLogs }, ...(isMac ? [] : [separator, about])],
    },
  ];
}
