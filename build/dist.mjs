/**
 * `npm run dist`: installs and builds what is missing, draws the icons and packs what this system's people install.
 * Arguments are electron-builder's. `ELECTRON_OVERRIDE_DIST_PATH` names an unpacked Electron to use instead of fetching one.
 */
import { join } from 'node:path';
import { installForBothProcessors } from './both-processors.mjs';
import { packagingTools } from './packaging-tools.mjs';
import { buildApp, installPackages, mustRun, root } from './setup.mjs';

await installPackages();
if (process.platform === 'darwin') await installForBothProcessors();
await buildApp();
const { drawIcons } = await import('./icons.mjs');
await drawIcons(join(root, 'dist/icons'));

const args = process.argv.slice(2);
const tools = await packagingTools(args);
for (const sentence of tools.sentences) console.log(sentence);
const electron = process.env.ELECTRON_OVERRIDE_DIST_PATH;
await mustRun(
  process.execPath,
  [
    join(root, 'node_modules/electron-builder/cli.js'),
    ...(args.includes('--config') ? [] : ['--config', 'build/electron-builder.yml']),
    ...['--publish', 'never'],
    ...(electron === undefined ? [] : [`-c.electronDist=${electron}`]),
    ...args,
    ...tools.args,
  ],
  { env: { ...process.env, ...tools.env } },
);
