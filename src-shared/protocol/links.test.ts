import { describe, expect, test } from 'vitest';
import { originOf, readAddress, readId, tableLink } from './links';
import { USUAL_PORT } from './ports';

/** The origin that a text leads to, and the table there. */
function read(typed: string) {
  const reading = readAddress(typed);
  return reading.ok ? [originOf(reading.address, USUAL_PORT), reading.address.tableId] : reading.why;
}

describe('an address is understood however it is typed', () => {
  test.each([
    ['192.168.1.20:41234', 'http://192.168.1.20:41234'],
    [' http://192.168.1.20:41234/ ', 'http://192.168.1.20:41234'],
    ['192.168.1.20', 'http://192.168.1.20:4765'],
    ['https://192.168.1.20:41234', 'http://192.168.1.20:41234'],
    ['HTTP://Anns-Laptop.local:41234/#/', 'http://anns-laptop.local:41234'],
    ['192.168.1.20 41234', 'http://192.168.1.20:41234'],
    ['192.168.1.20：41234', 'http://192.168.1.20:41234'],
    ['１９２．１６８．１．２０：４１２３４', 'http://192.168.1.20:41234'],
    ['192.168.1.20:41234.', 'http://192.168.1.20:41234'],
    ['(192.168.1.20:41234)', 'http://192.168.1.20:41234'],
    ['“http://192.168.1.20:41234”', 'http://192.168.1.20:41234'],
    ['<http://192.168.1.20:41234>', 'http://192.168.1.20:41234'],
    ['192.168.1.20:', 'http://192.168.1.20:4765'],
    ['kitchen', 'http://kitchen:4765'],
    ['kitchen.fritz.box:41234', 'http://kitchen.fritz.box:41234'],
    ['küche.local:41234', 'http://küche.local:41234'],
    ['[fd12:3456::2]:41234', 'http://[fd12:3456::2]:41234'],
    ['fd12:3456::2', 'http://[fd12:3456::2]:4765'],
    ['192.168.1.20:80', 'http://192.168.1.20'],
    ['brilliant-cut://join/192.168.1.20:41234', 'http://192.168.1.20:41234'],
  ])('%s', (typed, origin) => {
    expect(read(typed)).toEqual([origin, null]);
  });
});

describe('a table’s link opens that table, whatever a message or a tracker left behind it', () => {
  const link = tableLink('http://10.0.0.2:5000', 'abc-1');
  test.each(['', '.', ')', '%20', '?fbclid=x', '&x', '/', '/%', '\n', ' and so on'])('%j', (tail) => {
    expect(read(link + tail)).toEqual(['http://10.0.0.2:5000', 'abc-1']);
  });

  test('in another program’s link, too', () => {
    expect(read('brilliant-cut://join/10.0.0.2:5000/table/abc-1')).toEqual(['http://10.0.0.2:5000', 'abc-1']);
  });
});

test.each([
  '',
  '  ',
  'ann and bo',
  'file:///etc',
  'http://',
  '10.0.0.2:99999',
  '10.0.0.2:0',
  '300.1.1.1',
  '41234',
  'brilliant-cut://kill/10.0.0.2',
  'javascript://10.0.0.2',
  'http://a@b:5000',
  '10.0.0.2:1:2',
])('%j is no address', (typed) => {
  expect(read(typed)).toBe('not-an-address');
});

test('a port that no browser opens is told from a mistyped one', () => {
  expect(read('192.168.1.20:6000')).toBe('unsafe-port');
});

test.each([
  ['abc-1', 'abc-1'],
  ['abc.', 'abc'],
  ['abc%20def', 'abc'],
  ['%', null],
  ['', null],
])('the id at the start of %j is %j', (text, id) => {
  expect(readId(text)).toBe(id);
});
