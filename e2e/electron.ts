import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findChromium } from './chromium';
import { findCachedDist, ingredient } from './real-electron/cache';

export const ROOT = resolve(import.meta.dirname, '..');

/** How to start Electron, or what stands in for it. */
export interface ElectronBinary {
  /** What a report calls it. */
  name: string;
  /** Electron's own folder, which a packager takes. */
  dist: string;
  executablePath: string;
  /** What comes before the app's folder and before its own arguments. */
  flags: string[];
  env: Record<string, string>;
  /** Whether there is no display, and it cannot do without. */
  wantsDisplay: boolean;
}

/** The Electron that the app is written for; an older one is given what it lacks. */
const WRITTEN_FOR = 45;
const STANDIN = resolve(import.meta.dirname, 'electron-standin');

/**
 * @returns Electron's own download where it is there, else the one from the package registry, else the stand-in.
 * `E2E_ELECTRON=standin` asks for the last.
 */
export function findElectron(): ElectronBinary {
  const dist = process.env['E2E_ELECTRON'] === 'real' ? findDist() : null;
  if (dist === null) {
    return {
      name: 'the stand-in for Electron',
      dist: STANDIN,
      executablePath: join(STANDIN, 'electron'),
      flags: [],
      env: { ELECTRON_STANDIN_CHROMIUM: findChromium() },
      wantsDisplay: false,
    };
  }
  const version = readFileSync(join(dist, 'version'), 'utf8').trim().replace('v', '');
  return {
    name: `Electron ${version}`,
    dist,
    executablePath: ingredient('electron'),
    flags: Number.parseInt(version) < WRITTEN_FOR ? ['-r', ingredient('builtins.cjs')] : [],
    env: { ELECTRON_BINARY: join(dist, 'electron') },
    wantsDisplay: !hasDisplay(),
  };
}

/** Looks for the files: asking the package for its path would download it. */
function findDist(): string | null {
  const own = process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(ROOT, 'node_modules/electron/dist');
  return existsSync(join(own, 'electron')) ? own : findCachedDist();
}

function hasDisplay(): boolean {
  if (process.platform !== 'linux') return true;
  return Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);
}
