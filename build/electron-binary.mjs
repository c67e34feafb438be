import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const DOWNLOAD_MS = 120_000;
const PROBE_MS = 5000;
const PACKAGE = join(root, 'node_modules/electron');

/**
 * Looks for Electron's binary, and fetches it once through Electron's own installer.
 * @returns its path; or why it could not be had and what to do about it, in one sentence
 */
export async function findElectron() {
  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  const found = look(override);
  if (found !== null) return { found };
  const advice = `ELECTRON_OVERRIDE_DIST_PATH may name the folder of an unpacked Electron ${wantedVersion()}`;
  if (override !== undefined) return { why: `There is no Electron in ${override}; ${advice}.` };
  console.log('Fetching Electron (once) …');
  const reason = await fetchElectron();
  const fetched = reason === null ? look(override) : null;
  if (fetched !== null) return { found: fetched };
  return { why: `Electron could not be fetched, for ${reason ?? 'its archive is broken'}; ${advice}.` };
}

/** Requiring the package would download the binary when it is missing, so this only looks at files. */
function look(override) {
  const pathFile = join(PACKAGE, 'path.txt');
  const usual = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' };
  const name = existsSync(pathFile)
    ? readFileSync(pathFile, 'utf8').trim()
    : (usual[process.platform] ?? 'electron');
  const binary = join(override ?? join(PACKAGE, 'dist'), name);
  return existsSync(binary) ? binary : null;
}

function wantedVersion() {
  return JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')).version;
}

/** Resolves to null when the installer has done its work, else to the reason. */
async function fetchElectron() {
  const { code, signal, complaint } = await runInstaller();
  if (code === 0) return null;
  if (signal !== null) return `it took longer than ${DOWNLOAD_MS / 60_000} minutes`;
  return explainFailure(complaint, await knock(process.env.ELECTRON_MIRROR ?? 'https://github.com'));
}

function runInstaller() {
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(PACKAGE, 'install.js')], {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: DOWNLOAD_MS,
    });
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text) => (complaint += text));
    child.on('close', (code, signal) => done({ code, signal, complaint }));
  });
}

/** The installer says no more than "fetch failed"; one question of our own tells what is the matter. */
async function knock(address) {
  try {
    await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_MS) });
    return { address, code: null };
  } catch (error) {
    return { address, code: error.cause?.code ?? error.name };
  }
}

/**
 * @param complaint what the installer wrote to its standard error
 * @param knocked the address that was asked, and the code with which that failed or null
 * @returns why the download failed, as a part of a sentence
 */
export function explainFailure(complaint, { address, code }) {
  const host = URL.canParse(address) ? new URL(address).host : address;
  if (/ENOSPC/.test(complaint)) return 'the disk is full';
  if (/EACCES|EPERM|EROFS/.test(complaint)) return `${PACKAGE} may not be written to`;
  if (/checksum/i.test(complaint)) return `what ${host} sent is not what its makers published`;
  switch (code) {
    case null:
      return `the installer says “${firstLine(complaint)}”`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${host} is not found from here`;
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `${host} cannot be reached from here`;
    case 'TimeoutError':
    case 'UND_ERR_CONNECT_TIMEOUT':
      return `${host} does not answer`;
    default:
      return `asking ${host} ends with ${code}`;
  }
}

function firstLine(text) {
  return text.trim().split('\n', 1)[0];
}
