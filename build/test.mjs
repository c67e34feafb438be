/** `npm test`: installs and builds what is missing, gets a Chromium and an Electron, and runs every check there is. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { buildApp, installPackages, root, run } from './setup.mjs';

const CHROMIUMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** What only a real Electron can show. */
const ON_ELECTRON = ['desktop', 'permissions'].map((name) => `e2e/${name}.spec.ts`);

await installPackages();
await getChromium();
const hasOldElectron = await getOldElectron();
await buildApp();

const steps = [
  { name: 'npm run check', args: ['run', 'check'] },
  { name: 'npm run e2e', args: ['run', 'e2e'] },
];
if (hasOldElectron) {
  const env = { ...process.env, E2E_ELECTRON: 'real' };
  steps.push({ name: 'on a real Electron', args: ['run', 'e2e', '--', ...ON_ELECTRON], env });
}

const results = [];
for (const { name, args, env = process.env } of steps) {
  const started = Date.now();
  const code = await run('npm', args, { env });
  results.push({ name, code, seconds: Math.round((Date.now() - started) / 1000) });
}
for (const { name, code, seconds } of results) {
  console.log(`${name}: ${code === 0 ? 'passed' : `failed (exit ${code})`} after ${seconds} s`);
}
process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0;

/** An installed Chromium, else Playwright's, else Debian's. */
async function getChromium() {
  if (isInstalled()) return;
  console.log('Fetching Chromium (once) …');
  if ((await run('npx', ['playwright', 'install', 'chromium'])) === 0) return;
  if (process.platform !== 'linux' || process.getuid() !== 0) {
    console.error('Chromium could not be fetched. Install it by hand and run the tests again.');
    process.exit(1);
  }
  await run('apt-get', ['update', '-qq']);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const code = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
  if (code !== 0) process.exit(code);
}

/** Resolves to whether there is an old but real Electron; where Electron's own download is, all tests run on that. */
async function getOldElectron() {
  if (process.platform !== 'linux' || existsSync(join(root, 'node_modules/electron/dist/electron')))
    return false;
  const fetch = ['--import', 'tsx', join(root, 'e2e/real-electron/fetch.ts')];
  return (await run(process.execPath, fetch, { stdio: ['ignore', 'ignore', 'inherit'] })) === 0;
}

function isInstalled() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.some((folder) => CHROMIUMS.some((name) => existsSync(join(folder, name))));
}
