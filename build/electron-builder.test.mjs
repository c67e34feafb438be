import { load } from 'js-yaml';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './setup.mjs';

const config = load(readFileSync(join(root, 'build/electron-builder.yml'), 'utf8'));
const packageJson = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

describe('what is packed', () => {
  it('runs nothing but the app, from its archive', () => {
    expect(config.electronFuses).toMatchObject({
      runAsNode: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
    });
    expect(config.asar ?? true).toBe(true);
  });

  it('is what people of each system install', () => {
    expect(config.linux.target).toEqual(['AppImage', 'deb', 'rpm', 'tar.gz']);
    expect(config.win.target).toEqual(['nsis', 'portable']);
    expect(config.mac.target).toEqual(['dmg', 'zip'].map((target) => ({ target, arch: 'universal' })));
  });

  it('lies in one folder for each person on Windows, of which the firewall asks once', () => {
    expect(config.nsis).toMatchObject({ oneClick: true, perMachine: false });
    expect(config.portable.unpackDirName).toBeTypeOf('string');
  });

  it('opens records and links to tables', () => {
    expect(config.fileAssociations.map(({ ext }) => ext)).toEqual(['brilliant']);
    expect(config.protocols.flatMap(({ schemes }) => schemes)).toEqual(['brilliant-cut']);
  });

  it('may reach the home network on macOS', () => {
    expect(Object.keys(config.mac.extendInfo)).toEqual([
      'NSLocalNetworkUsageDescription',
      'NSBonjourServices',
    ]);
  });

  it('brings the licenses of fonts, packages and the app', () => {
    const here = config.extraResources.map(({ from }) => from).filter((from) => !from.startsWith('out/'));
    expect(here.filter((from) => !existsSync(join(root, from)))).toEqual([]);
  });

  it('ships no packages but those that bring a native binary or a worker file', () => {
    expect(Object.keys(packageJson.dependencies)).toEqual(['libsql', 'piscina']);
  });
});
