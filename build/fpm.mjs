#!/usr/bin/env node
/**
 * Stands in for fpm where that cannot be fetched: takes the arguments that electron-builder gives it, and makes the deb
 * by Debian's `dpkg-deb` or the rpm by `rpmbuild`. `CUSTOM_FPM_PATH` names it.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packDeb } from './fpm-deb.mjs';
import { readFpmArguments } from './fpm-arguments.mjs';
import { packRpm } from './fpm-rpm.mjs';

const given = readFpmArguments(process.argv.slice(2));
const folder = mkdtempSync(join(tmpdir(), 'brilliant-cut-package-'));
try {
  const files = join(folder, 'files');
  mkdirSync(files);
  for (const { from, to } of given.files) place(from, join(files, to));
  if (!given.force && existsSync(given.package)) throw new Error(`${given.package} is there already.`);
  rmSync(given.package, { force: true });
  const pack = { deb: packDeb, rpm: packRpm }[given.target];
  if (pack === undefined) throw new Error(`A ${given.target} can only be made by fpm itself.`);
  pack(given, files, folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** A folder's content goes into the folder that is named; the umask of whoever builds is no part of the package. */
function place(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'u=rwX,go=rX', to]);
  if (!statSync(to).isDirectory()) chmodSync(to, 0o644);
}
