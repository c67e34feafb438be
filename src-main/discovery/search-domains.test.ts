import { expect, test } from 'vitest';
import { parseRegistry, parseResolvConf, readSearchDomains } from './search-domains';

test('the lines of a resolv.conf', () => {
  const text =
    '# made by somebody\nnameserver 192.168.1.1\nsearch fritz.box Example.org.\ndomain lan\noptions edns0\n';
  expect(parseResolvConf(text)).toEqual(['fritz.box', 'example.org', 'lan']);
});

test('the values of the registry', () => {
  const text = `
HKEY_LOCAL_MACHINE\\SYSTEM\\CurrentControlSet\\Services\\Tcpip\\Parameters
    Hostname    REG_SZ    kitchen
    Domain    REG_SZ    
    SearchList    REG_SZ    fritz.box,office.example
    DhcpDomain    REG_SZ    fritz.box

HKEY_LOCAL_MACHINE\\SYSTEM\\CurrentControlSet\\Services\\Tcpip\\Parameters\\Interfaces\\{1}
    DhcpDomain    REG_SZ    lan
`.replaceAll('\n', '\r\n');
  expect(parseRegistry(text)).toEqual(['fritz.box', 'office.example', 'lan']);
});

test.each(['win32', 'darwin', 'linux'] as const)(
  'a system that cannot tell (%s) is no error',
  async (platform) => {
    await expect(readSearchDomains(platform)).resolves.toBeInstanceOf(Array);
  },
);
