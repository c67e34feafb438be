import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CHROMIUM_FLAGS, findChromium } from './chromium';

export const ROOT = resolve(import.meta.dirname, '..');

export interface ElectronBinary {
  executablePath: string;
  flags: string[];
  env: Record<string, string>;
}

const STANDIN = resolve(import.meta.dirname, 'electron-standin/electron');

/** @returns Electron where its binary and a display are there, else the stand-in. */
export function findElectron(): ElectronBinary {
  const real = realElectron();
  if (real !== null && hasDisplay()) return { executablePath: real, flags: CHROMIUM_FLAGS, env: {} };
  return { executablePath: STANDIN, flags: [], env: { ELECTRON_STANDIN_CHROMIUM: findChromium() } };
}

/** Looks for the files: asking the package for its path would download it. */
function realElectron(): string | null {
  const folder = join(ROOT, 'node_modules/electron');
  const pathFile = join(folder, 'path.txt');
  if (!existsSync(pathFile)) return null;
  const dist = process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(folder, 'dist');
  const binary = join(dist, readFileSync(pathFile, 'utf8'));
  return existsSync(binary) ? binary : null;
}

function hasDisplay(): boolean {
  if (process.platform !== 'linux') return true;
  return Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);
}
