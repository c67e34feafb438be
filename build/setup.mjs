/** What both commands of the README do first. Node alone: nothing may be installed yet. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

/** A terminal that closes says SIGHUP, and whoever manages services SIGTERM. Ctrl-C reaches every program by itself. */
const PASSED_ON = ['SIGTERM', 'SIGHUP'];

const PARENT_MS = 1000;

const SOURCES = [
  'src-main',
  'src-renderer',
  'src-shared',
  'electron.vite.config.ts',
  'package.json',
  'package-lock.json',
];

/** Installs the packages unless those of the lock file are there. Ends the program when that fails. */
export async function installPackages() {
  if (isInstalled()) return;
  console.log('Installing packages (once) …');
  await mustRun('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** npm writes down what it has installed when it is done; packages for other systems are missing there. */
function isInstalled() {
  const file = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(file)) return false;
  const installed = readPackages(file);
  return Object.entries(readPackages(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    const there = installed[path];
    if (there === undefined) return path === '' || wanted.optional || wanted.devOptional;
    return there.version === wanted.version && there.integrity === wanted.integrity;
  });
}

function readPackages(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

/** Builds unless the last build is newer than all sources. Ends the program when that fails. */
export async function buildApp() {
  const built = ['main/index.cjs', 'preload/preload.cjs', 'renderer/index.html'].map((file) =>
    join(root, 'out', file),
  );
  const sources = Math.max(...SOURCES.map((file) => newest(join(root, file))));
  if (Math.min(...built.map(newest)) > sources) return;
  console.log('Building …');
  await mustRun(process.execPath, [join(root, 'build/build.mjs')]);
}

/**
 * Runs a program with this terminal. It is told when this one is asked to end, or when the shell is gone by which npm
 * started this one: npm hands SIGTERM to that shell, which passes nothing on.
 * @returns its exit code; a signal counts as the shell counts it
 */
export function run(command, args, options = {}) {
  return new Promise((done) => {
    // npm and npx are scripts on Windows, which only a shell can start.
    const shell = process.platform === 'win32' && /^npx?$/.test(command);
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell, ...options });
    const pass = (signal) => child.kill(signal);
    for (const signal of PASSED_ON) process.on(signal, pass);
    const stopWatching = watchParent(() => pass('SIGTERM'));
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      done(127);
    });
    child.on('exit', (code, signal) => {
      for (const signal of PASSED_ON) process.off(signal, pass);
      stopWatching();
      done(code ?? 128 + constants.signals[signal]);
    });
  });
}

/** Calls back once when what npm started this program by has gone. Without npm there is nobody to wait for. */
function watchParent(gone) {
  if (process.env.npm_lifecycle_event === undefined) return () => undefined;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    gone();
  }, PARENT_MS).unref();
  return () => clearInterval(timer);
}

/** Runs a program and ends this one with its exit code when it fails. */
export async function mustRun(command, args, options = {}) {
  const code = await run(command, args, options);
  if (code !== 0) process.exit(code);
}

/** The time of the newest change at or below `path`; 0 when nothing is there. */
function newest(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
