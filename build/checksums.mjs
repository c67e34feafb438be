/**
 * `node build/checksums.mjs dist`: puts the packages that lie in that folder into `release` below it, with a file of their
 * SHA-256 sums as `sha256sum --check` reads it.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const PACKAGES = /\.(AppImage|deb|rpm|tar\.gz|exe|dmg|zip)$/;

const folder = resolve(process.argv[2] ?? 'dist');
const release = join(folder, 'release');
const names = readdirSync(folder).filter((name) => PACKAGES.test(name));
if (names.length === 0) {
  console.error(`There is no package in ${folder}.`);
  process.exit(1);
}
rmSync(release, { recursive: true, force: true });
mkdirSync(release);
const lines = names.toSorted().map((name) => {
  copyFileSync(join(folder, name), join(release, name));
  return `${createHash('sha256')
    .update(readFileSync(join(folder, name)))
    .digest('hex')}  ${name}\n`;
});
writeFileSync(join(release, `SHA256SUMS-${process.platform}`), lines.join(''));
process.stdout.write(lines.join(''));
