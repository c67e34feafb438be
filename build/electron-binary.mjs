import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './setup.mjs';

const DOWNLOAD_MS = 120_000;
const PACKAGE = join(root, 'node_modules/electron');

/**
 * Looks for Electron's binary, and fetches it once through Electron's own installer.
 * @returns its path, or null: it could not be had
 */
export async function findElectron() {
  const found = look();
  if (found !== null) return found;
  console.log('Fetching Electron (once) …');
  const code = await run(process.execPath, [join(PACKAGE, 'install.js')], {
    stdio: 'ignore',
    timeout: DOWNLOAD_MS,
  });
  return code === 0 ? look() : null;
}

/** Requiring the package would download the binary when it is missing, so this only looks at files. */
function look() {
  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  const pathFile = join(PACKAGE, 'path.txt');
  const name = existsSync(pathFile) ? readFileSync(pathFile, 'utf8').trim() : 'electron';
  const binary = join(override ?? join(PACKAGE, 'dist'), name);
  return existsSync(binary) ? binary : null;
}
