import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findChromium } from './chromium';
import { findCachedDist, ingredient } from './real-electron/cache';
import { OLD_BUILD } from './real-electron/old-build';

export const ROOT = resolve(import.meta.dirname, '..');

/** How to start the app on Electron, or on what stands in for it. */
export interface ElectronStart {
  /** What a report calls it. */
  name: string;
  /** Electron's own folder, which a packager takes. */
  dist: string;
  executablePath: string;
  /** What comes before the arguments of the app. */
  args: string[];
  env: Record<string, string>;
  /** Whether it is older than the app is written for, and is given what it lacks. */
  isOld: boolean;
  /** Whether there is no display, and it cannot do without. */
  wantsDisplay: boolean;
}

const WRITTEN_FOR = 45;
const BINARIES: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Electron.app/Contents/MacOS/Electron',
  win32: 'electron.exe',
};
const BINARY = BINARIES[process.platform] ?? 'electron';
/** Sees to the sandbox, which is there for everybody elsewhere. */
const LAUNCHER = process.platform === 'linux' ? ingredient('electron') : null;
const STANDIN = resolve(import.meta.dirname, 'electron-standin');

/**
 * Electron's own download where it is there, else the stand-in. `E2E_ELECTRON=real` takes the older Electron of the
 * package registry before the stand-in, where that was fetched; `E2E_ELECTRON=standin` takes the stand-in in any case.
 * @param packed a packed app instead of the built one
 */
export function findElectron(packed?: string): ElectronStart {
  const wanted = process.env['E2E_ELECTRON'];
  const dist = wanted === 'standin' ? null : (findOwnDist() ?? (wanted === 'real' ? findCachedDist() : null));
  return dist === null ? standin(packed) : electronIn(dist, packed);
}

function electronIn(dist: string, packed: string | undefined): ElectronStart {
  const version = readFileSync(join(dist, 'version'), 'utf8').trim().replace('v', '');
  const isOld = Number.parseInt(version) < WRITTEN_FOR;
  const binary = packed ?? join(dist, BINARY);
  const built = isOld ? ['-r', ingredient('builtins.cjs'), OLD_BUILD] : [ROOT];
  return {
    name: `Electron ${version}`,
    dist,
    executablePath: LAUNCHER ?? binary,
    args: packed === undefined ? built : [],
    env: { ELECTRON_BINARY: binary },
    isOld,
    wantsDisplay: !hasDisplay(),
  };
}

function standin(packed: string | undefined): ElectronStart {
  return {
    name: 'the stand-in for Electron',
    dist: STANDIN,
    executablePath: packed ?? join(STANDIN, 'electron'),
    args: packed === undefined ? [ROOT] : [],
    env: { ELECTRON_STANDIN_CHROMIUM: findChromium() },
    isOld: false,
    wantsDisplay: false,
  };
}

/** Looks for the files: asking the package for its path would download it. */
function findOwnDist(): string | null {
  const own = process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(ROOT, 'node_modules/electron/dist');
  return existsSync(join(own, BINARY)) ? own : null;
}

function hasDisplay(): boolean {
  if (process.platform !== 'linux') return true;
  return Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);
}
