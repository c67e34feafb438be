import { pluralsOf } from '../plural';

const plural = pluralsOf('en');

export const create = {
  title: 'Host a table',
  game: 'Which game?',
  seatsRange: (min: number, max: number) => (min === max ? `${min} players` : `${min} to ${max} players`),
  tableName: 'Name of the table',
  defaultTableName: (name: string) => `${name}’s table`,
  tableNameMissing: 'Give the table a name.',
  seats: 'Seats',
  seatCount: (count: number) => plural(count, { one: `${count} seat`, other: `${count} seats` }),
  bots: 'Computer players',
  botsHint: 'They fill the last seats. Somebody who joins can take the place of one.',
  botsAre: 'They play',
  level: { easy: 'Easy', medium: 'Medium', hard: 'Hard', expert: 'Expert' },
  options: 'Rules of this table',
  more: 'Pace, absences and suggestions',
  takeover: 'When somebody drops out',
  takeovers: {
    '30s': 'A computer player steps in after 30 seconds',
    '60s': 'A computer player steps in after a minute',
    never: 'The table waits',
  },
  idle: 'When somebody who is here does not decide',
  idleHint: 'The others may then let a computer player make this one decision.',
  idles: { '60s': 'After a minute', '2min': 'After two minutes', off: 'The table waits' },
  pace: 'Computer players decide',
  paces: { calm: 'Calmly', normal: 'Briskly', instant: 'At once' },
  hints: 'Suggested moves',
  hintsHint: 'Anybody whose turn it is may ask what an expert would do, and why.',
  hintsAre: { auto: 'While one person plays alone', on: 'For everybody', off: 'For nobody' },
  create: 'Open the table',
  creating: 'Opening the table…',
  firewall:
    'Your computer may ask whether others on the network may connect. Allow it, or only you can play.',
};
