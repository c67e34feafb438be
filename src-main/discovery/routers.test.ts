import { describe, expect, test } from 'vitest';
import {
  parseLinuxRoutes,
  parseLinuxRoutesV6,
  parseMacRoutes,
  parseWindowsRoutes,
  readRouters,
} from './routers';

describe('Linux', () => {
  test('the gateways of default routes are found, the smallest metric first', () => {
    const table = `Iface	Destination	Gateway 	Flags	RefCnt	Use	Metric	Mask		MTU	Window	IRTT
wlan0	00000000	0101A8C0	0003	0	0	600	00000000	0	0	0
eth0	00000000	0100000A	0003	0	0	100	00000000	0	0	0
eth0	0000000A	00000000	0001	0	0	100	00FFFFFF	0	0	0
docker0	000011AC	00000000	0001	0	0	0	0000FFFF	0	0	0
`;
    expect(parseLinuxRoutes(table)).toEqual([
      { gateway: '10.0.0.1', by: { name: 'eth0' } },
      { gateway: '192.168.1.1', by: { name: 'wlan0' } },
    ]);
  });

  test('a tunnel that took the default route is no router: it has no gateway, or only two halves', () => {
    const table = `wg0	00000000	00000000	0001	0	0	50	00000000	0	0	0
tun0	00000000	0100080A	0003	0	0	0	00000080	0	0	0
tun0	00000080	0100080A	0003	0	0	0	00000080	0	0	0
`;
    expect(parseLinuxRoutes(table)).toEqual([]);
  });

  test('routers of IPv6 are read likewise', () => {
    const table = `fd120000000000000000000000000000 40 00000000000000000000000000000000 00 00000000000000000000000000000000 00000100 00000001 00000000 00000001     eth0
00000000000000000000000000000000 00 00000000000000000000000000000000 00 fe800000000000000000000000000001 00000400 00000002 00000000 00000003     eth0
00000000000000000000000000000000 00 00000000000000000000000000000000 00 00000000000000000000000000000000 ffffffff 00000001 00000000 00200200       lo
`;
    expect(parseLinuxRoutesV6(table)).toEqual([
      { gateway: 'fe80:0000:0000:0000:0000:0000:0000:0001', by: { name: 'eth0' } },
    ]);
  });
});

test('macOS: a default route through a link, or through the nobody of a tunnel, names no router', () => {
  const table = `Routing tables

Internet:
Destination        Gateway            Flags               Netif Expire
default            192.168.1.1        UGScg                 en0
default            link#20            UCSIg               utun4
127                127.0.0.1          UCS                   lo0
192.168.1          link#11            UCS                   en0      !

Internet6:
Destination                             Gateway                                 Flags               Netif Expire
default                                 fe80::1%en0                             UGcg                  en0
default                                 fe80::%utun0                            UGcIg               utun0
::1                                     ::1                                     UHL                   lo0
`;
  expect(parseMacRoutes(table)).toEqual([
    { gateway: '192.168.1.1', by: { name: 'en0' } },
    { gateway: 'fe80::1', by: { name: 'en0' } },
  ]);
});

test('Windows: the table is read whatever language its words are in', () => {
  const table = `===========================================================================
Schnittstellenliste
 12...aa bb cc dd ee ff ......Intel(R) Wi-Fi 6 AX201
  1...........................Software Loopback Interface 1
===========================================================================

IPv4-Routentabelle
===========================================================================
Aktive Routen:
     Netzwerkziel    Netzwerkmaske          Gateway    Schnittstelle Metrik
          0.0.0.0          0.0.0.0      192.168.1.1     192.168.1.20     45
          0.0.0.0          0.0.0.0   Auf Verbindung         10.5.0.2      5
          0.0.0.0        128.0.0.0         10.8.0.1         10.8.0.6    281
        127.0.0.0        255.0.0.0   Auf Verbindung        127.0.0.1    331
===========================================================================
Ständige Routen:
  Keine

IPv6-Routentabelle
===========================================================================
Aktive Routen:
 If Metrik Netzwerkziel             Gateway
 12    281 ::/0                     fe80::1
  1    331 ::1/128                  Auf Verbindung
===========================================================================
`;
  expect(parseWindowsRoutes(table.replaceAll('\n', '\r\n'))).toEqual([
    { gateway: '192.168.1.1', by: { address: '192.168.1.20' } },
    { gateway: 'fe80::1', by: { scope: 12 } },
  ]);
});

test.each(['', 'Kernel panic', '\u0000'.repeat(50), '0.0.0.0 0.0.0.0', 'default'])(
  '%j tells of no router',
  (table) => {
    for (const parse of [parseLinuxRoutes, parseLinuxRoutesV6, parseMacRoutes, parseWindowsRoutes]) {
      expect(parse(table)).toEqual([]);
    }
  },
);

test.each(['win32', 'darwin', 'linux'] as const)(
  'a table that cannot be read (%s) is no error',
  async (platform) => {
    await expect(readRouters(platform)).resolves.toBeInstanceOf(Array);
  },
);
