import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { load } from 'js-yaml';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findElectron, ROOT, type ElectronStart } from './electron';
import { BRIDGED_PACK } from './real-electron/packing';

/** What of the packager's configuration is changed for a test. */
interface Configuration {
  directories: { output: string; buildResources: string };
  electronFuses: Record<string, boolean> | null;
  electronLanguages: string[] | null;
  files: unknown[];
  extraMetadata?: { main: string };
}

/** Electron's fuse states, as they are written in its binary. */
const STATES: Record<number, boolean> = { 0x30: false, 0x31: true };

/**
 * Packs the app for Linux around the Electron at hand, as `npm run dist` does.
 * @param output an empty folder
 * @param kind the tests' build keeps the one fuse through which Playwright drives an app; a release has them all
 * @param target what to make: the unpacked folder alone, or a package, too
 * @returns the packed program in its folder
 */
export async function packApp(
  output: string,
  kind: 'tests' | 'release',
  target: '--dir' | 'deb' = '--dir',
): Promise<string> {
  const electron = findElectron();
  const config = join(output, 'config.json');
  await writeFile(config, JSON.stringify(await configure(output, electron, kind)));
  const builder = spawn(
    process.execPath,
    [join(ROOT, 'build/dist.mjs'), '--linux', target, '--config', config],
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: electron.dist },
    },
  );
  let said = '';
  builder.stdout.on('data', (text: Buffer) => (said += text.toString()));
  const [code] = (await once(builder, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`Packing ended with ${String(code)}:\n${said}`);
  return join(output, 'linux-unpacked/brilliant-cut');
}

/**
 * @returns the state of each fuse that this binary has; null for a binary without fuses, which is no Electron
 */
export async function readFuses(binary: string): Promise<Map<FuseV1Options, boolean | undefined> | null> {
  try {
    const wire = Object.entries(await getCurrentFuseWire(binary)).filter(([fuse]) => fuse !== 'version');
    return new Map(wire.map(([fuse, state]) => [Number(fuse), STATES[Number(state)]]));
  } catch (error) {
    if (error instanceof Error && error.message.includes('sentinel')) return null;
    throw error;
  }
}

/** The project's own configuration; what this Electron lacks is left out, or bridged where the app cannot do without. */
async function configure(
  output: string,
  electron: ElectronStart,
  kind: 'tests' | 'release',
): Promise<Configuration> {
  const own = load(readFileSync(join(ROOT, 'build/electron-builder.yml'), 'utf8')) as Configuration;
  const fuses = await readFuses(join(electron.dist, 'electron'));
  const bridge = electron.isOld ? BRIDGED_PACK : null;
  return {
    ...own,
    directories: { ...own.directories, output },
    electronFuses: fuses === null ? null : fusesFor(own.electronFuses ?? {}, fuses, kind),
    electronLanguages: existsSync(join(electron.dist, 'locales')) ? own.electronLanguages : null,
    ...(bridge === null ? {} : { ...bridge, files: [...own.files, ...bridge.files] }),
  };
}

/** An older Electron lacks the newest fuses, and setting one that is not there is an error. */
function fusesFor(
  own: Record<string, boolean>,
  there: ReadonlyMap<FuseV1Options, unknown>,
  kind: 'tests' | 'release',
): Record<string, boolean> {
  const known = Object.entries(own).filter(([name]) => {
    const fuse =
      FuseV1Options[`${name.charAt(0).toUpperCase()}${name.slice(1)}` as keyof typeof FuseV1Options];
    return (fuse as FuseV1Options | undefined) === undefined || there.has(fuse);
  });
  return {
    ...Object.fromEntries(known),
    ...(kind === 'tests' ? { enableNodeCliInspectArguments: true } : {}),
  };
}
