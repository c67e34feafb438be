/** `npm test`: installs and builds what is missing, gets a Chromium, and runs every check there is. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { buildApp, installPackages, run } from './setup.mjs';

const CHROMIUMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

await installPackages();
await getChromium();
await buildApp();

const results = [];
for (const script of ['check', 'e2e']) {
  const started = Date.now();
  const code = await run('npm', ['run', script]);
  results.push({ script, code, seconds: Math.round((Date.now() - started) / 1000) });
}
for (const { script, code, seconds } of results) {
  console.log(`npm run ${script}: ${code === 0 ? 'passed' : `failed (exit ${code})`} after ${seconds} s`);
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

function isInstalled() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.some((folder) => CHROMIUMS.some((name) => existsSync(join(folder, name))));
}
