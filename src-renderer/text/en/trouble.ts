export const trouble = {
  connecting: 'Connecting to the host…',
  reconnecting: 'The connection is lost. Trying again; your seat is kept.',
  closedByHost: 'The host is closing. The match is kept; it goes on when the host is back.',
  hostGone: 'The host does not answer. This page keeps trying, and goes on where you were when it is back.',
  tableAwaited:
    'The host is back, but the table is not set up yet. As soon as the match is continued there, it goes on here.',
  goHome: 'Go home',
  replaced: 'You are playing in another window now.',
  useHere: 'Play here instead',
  updateGuest: (hostVersion: string, version: string) =>
    `The host runs version ${hostVersion} and this app is version ${version}. Update this app, then join again.`,
  updateHost: (hostVersion: string, version: string) =>
    `The host runs version ${hostVersion} and this app is version ${version}. Ask the host to update.`,
  guestVersion: (guestVersion: string, hostVersion: string) =>
    `Somebody with version ${guestVersion} tried to join; this host is version ${hostVersion}. They have to update their app.`,
  guestNewer: (guestVersion: string, hostVersion: string) =>
    `Somebody with version ${guestVersion} tried to join; this host is version ${hostVersion}. Update the host to play together.`,
  hostFull: 'The host has no room for another person now. Try again later.',
  tryAgain: 'Try again',
  gameMissing: 'This game could not be fetched from the host. Try again when the host is back.',
  kicked: 'The host of this table has sent you away. You can pick another table.',
  tableClosed: 'This table has been closed. An unfinished match is kept by the host.',
  noAnswer: 'The host did not answer. Try again in a moment.',
  storage: (detail: string) => `Something is wrong with the place where matches are kept. ${detail}`,
  messages: 'Messages',
};
