import { expect, test } from 'vitest';
import {
  inUrl,
  isNeighbour,
  multicastAddresses,
  ownAddresses,
  reachableAddresses,
  type OwnAddress,
} from './addresses';
import type { Router } from './routers';

/** Reads `wlan0 192.168.1.20/24`; `tunnel` behind it is an interface without a hardware address. */
function own(line: string): OwnAddress {
  const [, interfaceName = '', address = '', prefix = '24', tunnel] =
    /^(.+) ([\da-f.:]+)\/(\d+)( tunnel)?$/.exec(line) ?? [];
  return {
    interfaceName,
    address,
    prefix: Number(prefix),
    scope: 0,
    internal: interfaceName === 'lo',
    hardware: tunnel === undefined,
  };
}

/** Reads `192.168.1.1 by wlan0`. */
function router(line: string): Router {
  const [gateway = '', name = ''] = line.split(' by ');
  return { gateway, by: { name } };
}

const HOME = 'Wi-Fi 192.168.1.20/24';
const HOME_ROUTER = '192.168.1.1 by Wi-Fi';

test.each<[string, string[], string[], string]>([
  ['VirtualBox', ['VirtualBox Host-Only Network 192.168.56.1/24', HOME], [HOME_ROUTER], '192.168.1.20'],
  ['a renamed VirtualBox', ['Ethernet 3 192.168.56.1/24', HOME], [HOME_ROUTER], '192.168.1.20'],
  [
    'VirtualBox beside a home in 10.x',
    ['vbox 192.168.56.1/24', 'en0 10.0.0.20/24'],
    ['10.0.0.1 by en0'],
    '10.0.0.20',
  ],
  ['ZeroTier', ['ZeroTier One [0123456789abcdef] 192.168.193.5/24', HOME], [HOME_ROUTER], '192.168.1.20'],
  ['WireGuard', ['NordLynx 10.5.0.2/16 tunnel', 'Wi-Fi 10.0.0.20/24'], ['10.0.0.1 by Wi-Fi'], '10.0.0.20'],
  ['Podman', ['podman0 10.88.0.1/16', 'wlan0 10.0.0.20/24'], ['10.0.0.1 by wlan0'], '10.0.0.20'],
  ['k3s', ['cni0 10.42.0.1/24', 'eth0 172.16.3.20/24'], ['172.16.3.1 by eth0'], '172.16.3.20'],
  [
    'a tunnel for everything',
    ['gpd0 10.99.1.2/32', 'en0 10.0.0.20/24'],
    ['10.0.0.1 by gpd0', '10.0.0.1 by en0'],
    '10.0.0.20',
  ],
  [
    'a tunnel whose other end is its router',
    ['tun0 192.168.8.6/24 tunnel', 'eth0 10.0.0.20/24'],
    ['192.168.8.1 by tun0', '10.0.0.1 by eth0'],
    '10.0.0.20',
  ],
  [
    'cable and Wi-Fi: the one that the system prefers',
    [HOME, 'eth0 192.168.1.30/24'],
    ['192.168.1.1 by eth0', HOME_ROUTER],
    '192.168.1.30',
  ],
  [
    'another network’s router is none',
    ['eth1 192.168.7.2/24', HOME],
    ['192.168.9.1 by eth1', HOME_ROUTER],
    '192.168.1.20',
  ],
  ['a hotspot of this computer’s own', ['eth1 169.254.7.7/16', 'ap0 192.168.137.1/24'], [], '192.168.137.1'],
  [
    'a network of IPv6 alone',
    ['docker0 172.17.0.1/16', 'eth0 fd12:3456::2/64'],
    ['fe80::1 by eth0'],
    'fd12:3456::2',
  ],
  [
    'both families: the shorter to type',
    ['eth0 fd12:3456::2/64', 'eth0 192.168.1.20/24'],
    ['192.168.1.1 by eth0', 'fe80::1 by eth0'],
    '192.168.1.20',
  ],
])(
  '%s: the address of the network with a router in it comes first',
  (_computer, addresses, routers, best) => {
    const reachable = reachableAddresses(addresses.map(own), routers.map(router));
    expect(reachable[0]).toBe(best);
  },
);

test('all that others may reach is offered, and nothing of this computer’s or one link’s own', () => {
  const addresses = ['lo 127.0.0.1/8', HOME, 'eth0 10.0.0.4/24', 'eth0 fe80::4/64'].map(own);
  expect(reachableAddresses(addresses, [router(HOME_ROUTER)])).toEqual(['192.168.1.20', '10.0.0.4']);
});

test('without a network nobody else can reach this computer', () => {
  expect(reachableAddresses([own('lo 127.0.0.1/8')], [])).toEqual([]);
});

test('addresses are read as the system gives them', () => {
  const found = ownAddresses({
    eth0: [
      {
        address: '10.0.0.4',
        netmask: '255.255.0.0',
        family: 'IPv4',
        mac: '02:00:00:00:00:01',
        internal: false,
        cidr: '10.0.0.4/16',
      },
      {
        address: 'fe80::1%eth0',
        netmask: 'ffff::',
        family: 'IPv6',
        mac: '02:00:00:00:00:01',
        internal: false,
        cidr: 'fe80::1/64',
        scopeid: 3,
      },
    ],
    utun3: [
      {
        address: '10.8.0.2',
        netmask: '255.255.255.255',
        family: 'IPv4',
        mac: '00:00:00:00:00:00',
        internal: false,
        cidr: null,
      },
    ],
    gone: undefined,
  });
  expect(found).toEqual([
    { address: '10.0.0.4', prefix: 16, interfaceName: 'eth0', scope: 3, internal: false, hardware: true },
    { address: 'fe80::1', prefix: 64, interfaceName: 'eth0', scope: 3, internal: false, hardware: true },
    { address: '10.8.0.2', prefix: 32, interfaceName: 'utun3', scope: 0, internal: false, hardware: false },
  ]);
});

test('multicast is joined once an interface, over IPv4 where it has that', () => {
  const addresses = [
    'lo 127.0.0.1/8',
    'eth0 fe80::4/64',
    'eth0 10.0.0.4/24',
    'eth0 10.0.0.5/24',
    'eth1 fe80::5/64',
  ];
  expect(multicastAddresses(addresses.map(own)).map(({ address }) => address)).toEqual([
    '127.0.0.1',
    '10.0.0.4',
    'fe80::5',
  ]);
});

test.each([
  ['192.168.1.200', true],
  ['192.168.2.200', false],
  ['10.31.7.7', true],
  ['10.32.0.1', false],
  ['203.0.113.9', false],
  ['fd12:3456::99', true],
  ['fd12:3457::99', false],
])('%s is a neighbour: %s', (address, expected) => {
  const addresses = ['wlan0 192.168.1.7/24', 'eth0 10.16.0.1/12', 'eth0 fd12:3456::2/64'].map(own);
  expect(isNeighbour(address, addresses)).toBe(expected);
});

test('an address of IPv6 stands in brackets in a URL', () => {
  expect(inUrl('fd12::2')).toBe('[fd12::2]');
  expect(inUrl('10.0.0.4')).toBe('10.0.0.4');
});
