import { listsOf, pluralsOf } from '../plural';

const plural = pluralsOf('en');
const list = listsOf('en');

export const lobby = {
  seats: 'Seats',
  seat: (number: number) => `Seat ${number}`,
  empty: 'Free',
  you: 'you',
  bot: (level: string) => `Computer, ${level.toLowerCase()}`,
  ready: 'Ready',
  notReady: 'Not ready yet',
  away: 'Away',
  host: 'Hosts the table',
  sit: 'Sit here',
  sitAt: (number: number) => `Sit here, seat ${number}`,
  stand: 'Stand up',
  addBot: 'Add computer player',
  addBotAt: (number: number) => `Add computer player on seat ${number}`,
  newLevel: (number: number) => `How well a computer player on seat ${number} plays`,
  levelOf: (name: string) => `How well ${name} plays`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  kick: 'Send away',
  kickNamed: (name: string) => `Send ${name} away`,
  rename: 'Change name',
  renameTitle: 'What shall the others call you?',
  save: 'Save',
  beReady: 'I am ready',
  notBeReady: 'Not ready after all',
  start: 'Start the match',
  waitFor: {
    seats: (count: number) =>
      plural(count, {
        one: 'One seat is still free. Fill it with a person or a computer player.',
        other: `${count} seats are still free. Fill them with people or computer players.`,
      }),
    ready: (names: readonly string[]) =>
      `Waiting until ${list(names)} ${names.length === 1 ? 'is' : 'are'} ready.`,
    host: (name: string) => `${name} starts the match.`,
    anyHost: 'Whoever sits down first hosts the table and starts the match.',
    sit: 'Take a seat to play, or stay and watch.',
    nobody: 'Somebody has to sit down first.',
    go: 'Everybody is ready.',
  },
  invite: 'Invite the others',
  inviteHint: 'Scan the code with a phone, or type an address into any browser at home.',
  qrLabel: (address: string) => `QR code that opens ${address}`,
  best: 'Best choice',
  noAddress: 'This computer is on no network now. You can play against computer players.',
  rules: 'Rules of this table',
  defaultRules: 'The game as it is, no changes.',
  table: 'The table',
  watching: (names: readonly string[]) => `Watching: ${list(names)}`,
  closeTable: 'Close the table',
  closeQuestion: 'Close this table for everybody?',
  leave: 'Leave',
};
