import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './setup.mjs';

const PATIENCE_MS = 10_000;

/** Where electron-builder fetches its tools from. */
const SOURCE = 'https://github.com';

/** With one of these a fetch takes another way, which electron-builder knows best. */
const OTHER_WAYS = ['HTTPS_PROXY', 'https_proxy', 'ELECTRON_BUILDER_BINARIES_MIRROR'];

/** The packages that need a tool beside our own scripts, in the order of the configuration. */
const LINUX = [
  { target: 'AppImage', variable: 'APPIMAGE_TOOLS_PATH', needs: 'a folder that APPIMAGE_TOOLS_PATH names' },
  { target: 'deb', program: 'dpkg-deb', needs: 'dpkg-deb' },
  { target: 'rpm', program: 'rpmbuild', needs: 'rpmbuild (Debian: apt install rpm)' },
  { target: 'tar.gz', program: '7za', needs: '7za (Debian: apt install p7zip-full)' },
];

/**
 * Finds out what packs the Linux packages: electron-builder's own tools, or where they cannot be fetched the system's.
 * @param asked the arguments given by hand; those that name a target are kept as they are
 * @returns environment and further arguments for electron-builder, and what the person should know
 */
export async function packagingTools(asked) {
  if (process.platform !== 'linux' || asked.includes('--dir') || (await canFetch()))
    return { env: {}, args: [], sentences: [] };
  const env = { CUSTOM_FPM_PATH: process.env.CUSTOM_FPM_PATH ?? join(root, 'build/fpm.mjs') };
  const sevenZip = process.env.ELECTRON_BUILDER_7ZIP_PATH ?? find('7za');
  if (sevenZip !== null) env.ELECTRON_BUILDER_7ZIP_PATH = sevenZip;
  const sentences = ['The packaging tools cannot be fetched, so this system’s own are used.'];
  if (asked.some((arg) => /^(--?)(linux|mac|win|[lmw])\b/.test(arg))) return { env, args: [], sentences };
  const args = ['--linux'];
  for (const { target, program, variable, needs } of LINUX) {
    if (program === undefined ? process.env[variable] : find(program)) args.push(target);
    else sentences.push(`No ${target} is made: it needs ${needs}.`);
  }
  return { env, args, sentences };
}

async function canFetch() {
  if (OTHER_WAYS.some((name) => process.env[name])) return true;
  try {
    await fetch(SOURCE, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE_MS) });
    return true;
  } catch {
    return false;
  }
}

function find(program) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file)) ?? null;
}
