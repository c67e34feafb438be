import { describe, expect, it } from 'vitest';
import { readFpmArguments } from './fpm-arguments.mjs';
import { controlFile } from './fpm-deb.mjs';
import { specFile } from './fpm-rpm.mjs';

const COMMON = [
  ...['-s', 'dir', '--force'],
  ...['--version', '1.2.3', '--package', '/dist/x', '--name', 'brilliant-cut'],
  ...['--maintainer', 'Ann <ann@example.org>', '--url', 'https://cut.example', '--license', 'MIT'],
];
const DEB = [
  ...['-t', 'deb', '--architecture', 'amd64', '-d', 'libgtk-3-0', '-d', 'libnss3'],
  ...['--deb-recommends', 'libappindicator3-1', '--deb-compression', 'xz', '--category', 'games'],
  ...['--description', 'Card games\n Four of them.'],
  ...COMMON,
  ...['/built/=/opt/Brilliant Cut', 'LICENSE=/usr/share/doc/brilliant-cut/copyright'],
];
const RPM = [
  ...['-t', 'rpm', '--architecture', 'x86_64', '--rpm-os', 'linux', '--rpm-compression', 'xzmt'],
  ...['--rpm-summary', 'Card games', '--description', 'Four of them.', '-d', '(libuuid or libuuid1)'],
  ...COMMON,
  '/built/=/opt/Brilliant Cut',
];

describe('what electron-builder asks of fpm', () => {
  it('is read with the places of all files', () => {
    expect(readFpmArguments(DEB)).toMatchObject({
      target: 'deb',
      force: true,
      depends: ['libgtk-3-0', 'libnss3'],
      files: [
        { from: '/built/', to: '/opt/Brilliant Cut' },
        { from: 'LICENSE', to: '/usr/share/doc/brilliant-cut/copyright' },
      ],
    });
  });

  it('becomes a control file for Debian', () => {
    expect(controlFile(readFpmArguments(DEB), 512)).toBe(
      [
        'Package: brilliant-cut',
        'Version: 1.2.3',
        'License: MIT',
        'Architecture: amd64',
        'Maintainer: Ann <ann@example.org>',
        'Installed-Size: 512',
        'Depends: libgtk-3-0, libnss3',
        'Recommends: libappindicator3-1',
        'Section: games',
        'Priority: optional',
        'Homepage: https://cut.example',
        'Description: Card games',
        ' Four of them.',
        '',
      ].join('\n'),
    );
  });

  it('becomes a description for rpm', () => {
    const spec = specFile(readFpmArguments(RPM), ['%dir "/opt/Brilliant Cut"']).split('\n');
    expect(spec).toEqual(
      expect.arrayContaining([
        'Summary: Card games',
        'Requires: (libuuid or libuuid1)',
        '%dir "/opt/Brilliant Cut"',
      ]),
    );
    expect(spec.slice(spec.indexOf('%description'))).toContain('Four of them.');
  });

  it('is refused where an option is unknown or something is missing', () => {
    expect(() => readFpmArguments([...DEB, '--chdir', '/'])).toThrow('--chdir');
    expect(() => readFpmArguments(['-s', 'dir', '-t', 'deb'])).toThrow('is missing');
    expect(() => readFpmArguments([...DEB, 'stray'])).toThrow('does not say where it goes');
  });
});
