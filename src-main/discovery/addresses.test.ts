import { expect, test } from 'vitest';
import {
  isNeighbour,
  multicastAddresses,
  ownAddresses,
  reachableAddresses,
  type OwnAddress,
} from './addresses';

const own = (interfaceName: string, address: string, netmask = '255.255.255.0'): OwnAddress => ({
  interfaceName,
  address,
  netmask,
  internal: interfaceName === 'lo',
});

test.each([
  ['a home router’s range comes before all others', ['eth0 203.0.113.4', 'wlan0 192.168.1.7'], '192.168.1.7'],
  ['a physical interface comes before a virtual one', ['docker0 192.168.9.1', 'eth0 10.0.0.4'], '10.0.0.4'],
  ['an address nobody dealt comes after one that was', ['eth1 169.254.7.7', 'eth0 172.20.0.3'], '172.20.0.3'],
  ['a lone virtual interface is better than none', ['lo 127.0.0.1', 'tun0 10.8.0.2'], '10.8.0.2'],
])('%s', (_rule, interfaces, best) => {
  const addresses = interfaces.map((text) => {
    const [name = '', address = ''] = text.split(' ');
    return own(name, address);
  });
  expect(reachableAddresses(addresses)[0]).toBe(best);
});

test('without a network nobody else can reach this computer', () => {
  expect(reachableAddresses([own('lo', '127.0.0.1')])).toEqual([]);
});

test('only IPv4 addresses are taken from the system', () => {
  const base = { netmask: '255.255.255.0', mac: '00:00:00:00:00:00', internal: false, cidr: null };
  const found = ownAddresses({
    eth0: [
      { ...base, address: 'fe80::1', family: 'IPv6', scopeid: 1 },
      { ...base, address: '10.0.0.4', family: 'IPv4' },
    ],
    eth1: undefined,
  });
  expect(found).toEqual([own('eth0', '10.0.0.4')]);
});

test('multicast is joined once an interface', () => {
  const addresses = [own('lo', '127.0.0.1'), own('eth0', '10.0.0.4'), own('eth0', '10.0.0.5')];
  expect(multicastAddresses(addresses)).toEqual(['127.0.0.1', '10.0.0.4']);
});

test.each([
  ['192.168.1.200', true],
  ['192.168.2.200', false],
  ['10.31.7.7', true],
  ['10.32.0.1', false],
  ['203.0.113.9', false],
])('%s is a neighbour: %s', (address, expected) => {
  const addresses = [own('wlan0', '192.168.1.7'), own('eth0', '10.16.0.1', '255.240.0.0')];
  expect(isNeighbour(address, addresses)).toBe(expected);
});
