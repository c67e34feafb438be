/** What the app's window says outside its page: menus, questions of the system's kind, the tray. `&` stands before the key that Alt asks for. */
export const shellEn = {
  menu: {
    file: '&File',
    quit: 'Quit',
    edit: '&Edit',
    undo: 'Undo',
    redo: 'Redo',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    selectAll: 'Select all',
    view: '&View',
    reload: 'Load again',
    actualSize: 'Actual size',
    larger: 'Larger',
    smaller: 'Smaller',
    fullScreen: 'Full screen',
    window: '&Window',
    minimise: 'Minimise',
    close: 'Close',
    front: 'Bring all to front',
    help: '&Help',
    logs: 'Show logs',
    about: (app: string) => `About ${app}`,
    services: 'Services',
    hide: (app: string) => `Hide ${app}`,
    hideOthers: 'Hide others',
    showAll: 'Show all',
    quitApp: (app: string) => `Quit ${app}`,
  },
  quitting: {
    question: 'Stop hosting and quit?',
    detail:
      'Everybody at your tables is disconnected. An unfinished match is kept: host again to continue it.',
    quit: 'Quit',
    stay: 'Stay',
  },
  closing: {
    question: 'Go on hosting without the window?',
    detail: {
      tray: 'Your tables stay open, and an icon in the system’s tray brings the window back. Otherwise everybody at your tables is disconnected; an unfinished match is kept.',
      dock: 'Your tables stay open, and the icon in the dock brings the window back. Otherwise everybody at your tables is disconnected; an unfinished match is kept.',
    },
    goOn: 'Go on hosting',
    stop: 'Stop hosting and quit',
    cancel: 'Cancel',
  },
  tray: {
    hosting: 'Brilliant Cut hosts on this computer',
    show: 'Show the window',
    stop: 'Stop hosting and quit',
  },
  failing: {
    message: 'The window keeps failing.',
    detail: 'If you are hosting, your tables are still open. Help → Show logs tells more.',
    again: 'Open it again',
    quit: 'Quit',
  },
  hanging: {
    message: 'The window does not answer.',
    detail: 'You can wait, or open it again on the same screen. Nothing that happened at a table is lost.',
    wait: 'Wait',
    again: 'Open it again',
  },
  graphics: {
    message: 'This computer’s graphics keep failing.',
    detail:
      'After a restart the app draws without them. Everybody at your tables is disconnected meanwhile; an unfinished match is kept. Later: it happens at the next start.',
    restart: 'Restart now',
    later: 'Later',
  },
};

export type ShellWords = typeof shellEn;
