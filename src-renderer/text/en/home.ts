import { listsOf, pluralsOf } from '../plural';

const plural = pluralsOf('en');
const list = listsOf('en');

export const home = {
  yourName: 'Your name',
  nameHint: 'What the others at the table call you.',
  nameMissing: 'Write your name first, so that the others know who sits there.',
  host: 'Host a table',
  hostHint: 'The others at home see it appear by themselves.',
  hostedBy: (hostName: string) => `You play on the computer of ${hostName}.`,
  tables: 'Tables on your network',
  tablesOfHost: 'Tables on this host',
  looking: 'Looking for tables. They appear here by themselves.',
  noTables: 'No table is open yet. Host one, and it appears here.',
  onHost: (hostName: string) => `on ${hostName}`,
  open: 'Open',
  openTable: (name: string) => `Open ${name}`,
  rejoin: 'You sit here',
  resume: (what: string) => `Continue: ${what}`,
  resumeYourTurn: (what: string) => `Continue: your turn in ${what}`,
  deserted: (count: number) =>
    plural(count, { one: `${count} table without anybody`, other: `${count} tables without anybody` }),
  phase: { lobby: 'Gathering', playing: 'Playing', over: 'Finished' },
  free: (count: number) => plural(count, { one: `${count} seat free`, other: `${count} seats free` }),
  full: 'No seat free, you can watch',
  people: (names: readonly string[]) => list(names),
  join: 'Join by address',
  joinLabel: 'Address of the host',
  joinHint: 'It stands in the lobby of the table, such as 192.168.1.20:41234.',
  joinButton: 'Join',
  joining: (address: string) => `Knocking at ${address}…`,
  badAddress: 'That is not an address. It looks like 192.168.1.20:41234.',
  noHost: (address: string) =>
    `Nobody answers at ${address}. Check the address, and that both computers are on the same network.`,
  joined: (hostName: string) => `${hostName} answers. Pick a table of theirs.`,
  unfinished: 'Continue a match',
  continueMatch: 'Continue',
  continueNamed: (table: string) => `Continue ${table}`,
  unfinishedLine: (moves: number, when: string) =>
    `${plural(moves, { one: `${moves} move`, other: `${moves} moves` })} made, last played ${when}`,
  hosting: 'You are hosting',
  hostingAt: (address: string) => `Others reach you at ${address}.`,
  stopHosting: 'Stop hosting',
  unanswered: 'That did not work. Try again.',
};
