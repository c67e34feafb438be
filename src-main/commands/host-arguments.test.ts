import { expect, test } from 'vitest';
import { GAMES } from '../../src-shared/games/registry';
import { readHostArguments } from './host-arguments';

test('without arguments there is a table for four at the usual port', () => {
  expect(readHostArguments([])).toMatchObject({
    ok: true,
    value: {
      game: GAMES[0].id,
      seats: 4,
      bots: [],
      port: 0,
      publicUrls: [],
      data: null,
      log: null,
      tableAsked: false,
    },
  });
});

test('every argument is read', () => {
  const words =
    '--game diamonsters --seats 3 --bots easy,easy --name Kitchen --port 8080 --data d --log debug --public-url http://203.0.113.9:8080/ --public-url https://cards.example/x';
  expect(readHostArguments(words.split(' '))).toEqual({
    ok: true,
    value: {
      name: 'Kitchen',
      game: 'diamonsters',
      seats: 3,
      bots: ['easy', 'easy'],
      port: 8080,
      publicUrls: ['http://203.0.113.9:8080', 'https://cards.example'],
      data: 'd',
      log: 'debug',
      tableAsked: true,
    },
  });
});

test.each([
  ['--game chess', 'There is no game "chess"; --game takes one of '],
  ['--seats 99', '--seats takes a whole number from'],
  ['--seats two', '--seats takes a whole number from'],
  ['--bots genius', 'not "genius"'],
  ['--seats 3 --bots easy,easy,easy,easy', '--bots names 4 players for 3 seats.'],
  ['--port 6000', 'No browser opens a page at port 6000. Choose another with --port, or leave it out.'],
  ['--public-url ftp://x', '--public-url takes an address such as http://203.0.113.9:8080, not "ftp://x".'],
  ['--port 70000', '--port takes a whole number from 0 to 65535, not "70000".'],
  ['--name ' + 'x'.repeat(41), '--name takes 1 to 40 characters.'],
  ['--log everything', '--log takes error, warn, info, debug, not "everything".'],
  ['--nmae Kitchen', '--nmae'],
  ['Kitchen', '"Kitchen" belongs to no option'],
])('%s gets a sentence', (words, sentence) => {
  const read = readHostArguments(words.split(' '));
  expect(read.ok ? '' : read.mistake).toContain(sentence);
});
