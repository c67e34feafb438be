import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ingredient } from './cache';

const ROOT = resolve(import.meta.dirname, '../..');

/** The app as it is built for an old Electron: a folder to start, within reach of the installed packages. */
export const OLD_BUILD = join(ROOT, 'node_modules/.cache/brilliant-cut/old-electron');

const SOURCES = ['src-main', 'src-renderer', 'src-shared', 'electron.vite.config.ts', 'package.json'];

/** Builds unless the last build is newer than all sources. */
export function buildForOldElectron(): void {
  const sources = [...SOURCES.map((name) => join(ROOT, name)), ingredient('.')];
  const manifest = join(OLD_BUILD, 'package.json');
  if (existsSync(manifest) && newest(manifest) > Math.max(...sources.map(newest))) return;
  const fresh = `${OLD_BUILD}-${process.pid}`;
  const cli = join(ROOT, 'node_modules/electron-vite/bin/electron-vite.js');
  const config = ingredient('electron.vite.config.ts');
  execFileSync(process.execPath, [cli, 'build', '--config', config, '--logLevel', 'error'], {
    cwd: ROOT,
    env: { ...process.env, OLD_BUILD: fresh },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { name, productName, version } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  ) as Record<string, string>;
  const main = 'main/index.cjs';
  writeFileSync(join(fresh, 'package.json'), JSON.stringify({ name, productName, version, main }));
  rmSync(OLD_BUILD, { recursive: true, force: true });
  renameSync(fresh, OLD_BUILD);
}

/** The time of the newest change at or below `path`. */
function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
