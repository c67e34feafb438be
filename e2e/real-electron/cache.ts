import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** What the folder in the cache is made of: other contents, another folder. */
const INGREDIENTS = ['requirements.txt', 'default-app/main.cjs', 'default-app/package.json'];

export function ingredient(name: string): string {
  return join(import.meta.dirname, name);
}

/** @returns where the unpacked Electron of the package registry lies once it was fetched: outside this folder */
export function cachedDist(): string {
  const cache = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
  const hash = createHash('sha256');
  for (const name of INGREDIENTS) hash.update(readFileSync(ingredient(name)));
  return join(cache, 'brilliant-cut', `electron-${hash.digest('hex').slice(0, 12)}`);
}

/** @returns that folder, or null: it was not fetched. A folder is there with all it holds or not at all. */
export function findCachedDist(): string | null {
  const dist = cachedDist();
  return existsSync(join(dist, 'electron')) ? dist : null;
}
