import { expect, test } from 'vitest';
import { findJoinLink, joinHash, readJoinLink } from './links';

test.each([
  ['brilliant-cut://join/192.168.1.20:41234', '192.168.1.20:41234', null],
  ['brilliant-cut://join/192.168.1.20:41234/', '192.168.1.20:41234', null],
  ['BRILLIANT-CUT://JOIN/study.local', 'study.local', null],
  ['brilliant-cut://join/%5Bfd00::1%5D:41234', '[fd00::1]:41234', null],
  ['brilliant-cut://join/10.0.0.2%3A5000/table/a-B_9', '10.0.0.2:5000', 'a-B_9'],
])('%s leads to the screen that joins it', (link, address, tableId) => {
  expect(readJoinLink(link)).toEqual({ address, tableId });
});

test.each([
  '',
  'brilliant-cut:',
  'brilliant-cut://join',
  'brilliant-cut://join/',
  'brilliant-cut://host/192.168.1.20',
  'brilliant-cut://join/192.168.1.20/table',
  'brilliant-cut://join/192.168.1.20/table/',
  'brilliant-cut://join/192.168.1.20/table/a/b',
  'brilliant-cut://join/192.168.1.20/table/<b>',
  'brilliant-cut://join/192.168.1.20/seat/1',
  'brilliant-cut://join/192.168.1.20:123456',
  'brilliant-cut://join/a b',
  'brilliant-cut://join/anna%40192.168.1.20',
  'brilliant-cut://join/192.168.1.20%2Fhello',
  'brilliant-cut://join/192.168.1.20?x=1',
  'brilliant-cut://join/192.168.1.20#/settings',
  'brilliant-cut://join/javascript:alert(1)',
  'brilliant-cut://join/%E0%A4%A',
  'http://join/192.168.1.20',
  `brilliant-cut://join/${'a'.repeat(400)}`,
])('%s leads nowhere', (link) => {
  expect(readJoinLink(link)).toBeNull();
});

test('the link is found among the words of a start', () => {
  expect(findJoinLink(['app', '--log', 'debug', 'brilliant-cut://join/study.local'])).toEqual({
    address: 'study.local',
    tableId: null,
  });
  expect(findJoinLink(['app', '.'])).toBeNull();
});

test('a link becomes a place in the page', () => {
  expect(joinHash({ address: '[fd00::1]:5', tableId: 'a-1' })).toBe('#/join/%5Bfd00%3A%3A1%5D%3A5/a-1');
  expect(joinHash({ address: 'study.local', tableId: null })).toBe('#/join/study.local');
});
