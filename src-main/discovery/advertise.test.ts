import { expect, test } from 'vitest';
import { instanceName, txtItems } from './advertise';

test.each([
  ['Anna', 'Anna'],
  ['', 'Brilliant Cut'],
  ['Я'.repeat(40), 'Я'.repeat(27)],
  ['👩‍👩‍👧'.repeat(9), '👩‍👩‍👧'.repeat(3)],
])('the instance name of %j starts with %j and is decodable', (hostName, start) => {
  const name = instanceName(hostName);
  expect(name.slice(0, -9)).toBe(start);
  expect(name).toMatch(/ [0-9a-f]{8}$/);
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(63);
});

test('two hosts of one name have two instance names', () => {
  expect(instanceName('Anna')).not.toBe(instanceName('Anna'));
});

test('a TXT item holds as many addresses as fit into 255 bytes', () => {
  const addresses = Array.from({ length: 40 }, (_, index) => `192.168.100.${100 + index}`);
  const item = txtItems('h1', addresses)['addresses'] ?? '';
  expect(`addresses=${item}`.length).toBeLessThanOrEqual(255);
  expect(item.split(',')).toEqual(addresses.slice(0, 15));
});
