import { execFileSync, spawnSync } from 'node:child_process';

/** Where Electron's libraries are on Debian; names that changed with the 64-bit times come second. */
const PACKAGES: [library: string, ...packages: string[]][] = [
  ['libasound.so.2', 'libasound2', 'libasound2t64'],
  ['libatk-1.0.so.0', 'libatk1.0-0', 'libatk1.0-0t64'],
  ['libatk-bridge-2.0.so.0', 'libatk-bridge2.0-0', 'libatk-bridge2.0-0t64'],
  ['libatspi.so.0', 'libatspi2.0-0', 'libatspi2.0-0t64'],
  ['libcairo.so.2', 'libcairo2'],
  ['libcups.so.2', 'libcups2', 'libcups2t64'],
  ['libdbus-1.so.3', 'libdbus-1-3'],
  ['libdrm.so.2', 'libdrm2'],
  ['libexpat.so.1', 'libexpat1'],
  ['libgbm.so.1', 'libgbm1'],
  ['libgio-2.0.so.0', 'libglib2.0-0', 'libglib2.0-0t64'],
  ['libgtk-3.so.0', 'libgtk-3-0', 'libgtk-3-0t64'],
  ['libnss3.so', 'libnss3'],
  ['libpango-1.0.so.0', 'libpango-1.0-0'],
  ['libX11.so.6', 'libx11-6'],
  ['libXcomposite.so.1', 'libxcomposite1'],
  ['libXdamage.so.1', 'libxdamage1'],
  ['libXext.so.6', 'libxext6'],
  ['libXfixes.so.3', 'libxfixes3'],
  ['libXrandr.so.2', 'libxrandr2'],
  ['libxcb.so.1', 'libxcb1'],
  ['libxkbcommon.so.0', 'libxkbcommon0'],
];

/** @returns the libraries that a program wants and this system lacks */
export function missingLibraries(program: string): string[] {
  const { stdout } = spawnSync('ldd', [program], { encoding: 'utf8' });
  const missing = stdout.split('\n').filter((line) => line.endsWith('=> not found'));
  return missing.map((line) => line.trim().replace(/ .*/, ''));
}

/** Installs the libraries that a program lacks, where it may. */
export function installMissing(program: string): void {
  const missing = missingLibraries(program);
  if (missing.length === 0 || !mayInstall()) return;
  update();
  const wanted = PACKAGES.filter(([library]) => missing.includes(library));
  aptInstall(wanted.flatMap(([, ...names]) => names.find(isKnown) ?? []));
}

/**
 * Installs the package of a command that is missing.
 * @throws an Error that names both where it cannot
 */
export function install(command: string, packageName: string): void {
  if (isThere(command)) return;
  if (mayInstall()) {
    update();
    aptInstall([packageName]);
  }
  if (!isThere(command)) throw new Error(`install ${packageName} for ${command}`);
}

function isThere(command: string): boolean {
  return spawnSync('sh', ['-c', `command -v "$0"`, command]).status === 0;
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && isThere('apt-get');
}

function update(): void {
  spawnSync('apt-get', ['update', '-qq']);
}

/** A name may live on as a promise of several packages, which is none that can be installed. */
function isKnown(name: string): boolean {
  const { stdout } = spawnSync('apt-cache', ['policy', name], { encoding: 'utf8' });
  return /Candidate: (?!\(none\))/.test(stdout);
}

/** Waits for another apt that is at work. */
function aptInstall(names: string[]): void {
  const flags = ['-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['install', ...flags, ...names], { stdio: ['ignore', 'ignore', 'pipe'], env });
}
