import { expect, test } from 'vitest';
import { isOwnAddress, isOwnName } from './own-names';

test.each([
  'localhost',
  '127.0.0.1',
  '[::1]',
  'kitchen',
  'kitchen.local',
  'kitchen.local.',
  'kitchen.lan',
  'kitchen.home',
  'kitchen.home.arpa',
  'kitchen.localdomain',
  'kitchen.fritz.box',
])('%s is a name of the computer "kitchen" where the router calls its network fritz.box', (name) => {
  expect(isOwnName(name, ['fritz.box'], 'kitchen')).toBe(true);
});

test.each([
  ['another computer', 'attic.lan'],
  ['a site on the internet', 'kitchen.example.com'],
  ['a site called like a router’s domain elsewhere', 'kitchen.fritz.box'],
  ['a site with this computer’s name further on', 'evil.kitchen.lan'],
  ['a name that begins alike', 'kitchen-evil.lan'],
  ['no name', ''],
  ['a domain alone', '.lan'],
  ['another address', '203.0.113.9'],
])('%s is none: %s', (_what, name) => {
  expect(isOwnName(name, [], 'kitchen')).toBe(false);
});

test.each(['kitchen.lan', 'kitchen', 'kitchen.local', 'kitchen.home.arpa'])(
  'a computer that calls itself kitchen.lan is called %s',
  (name) => {
    expect(isOwnName(name, [], 'Kitchen.lan')).toBe(true);
  },
);

test('a name that resolves to this computer is still not its own', () => {
  // 127.0.0.1.nip.example and its like resolve to whatever address stands in them.
  expect(isOwnName('127.0.0.1.nip.example', [], 'kitchen')).toBe(false);
  expect(isOwnName('localhost.example.com', [], 'kitchen')).toBe(false);
});

test.each([
  ['127.0.0.1', true],
  ['::ffff:127.0.0.1', true],
  ['::1', true],
  ['203.0.113.9', false],
])('a connection from %s comes from this computer: %s', (address, expected) => {
  expect(isOwnAddress(address)).toBe(expected);
});
