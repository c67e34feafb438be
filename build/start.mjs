/**
 * `npm start`: installs and builds what is missing, then opens the app; without Electron or a display it runs the same
 * host under Node. `--no-window` asks for that directly. Other arguments are passed on.
 */
import { join } from 'node:path';
import { findElectron } from './electron-binary.mjs';
import { buildApp, installPackages, root, run } from './setup.mjs';

// Ctrl-C reaches the program below as well: it says goodbye, and this one leaves with its exit code.
process.on('SIGINT', () => undefined);

const args = process.argv.slice(2);
const wantsWindow = !args.includes('--no-window');
const passed = args.filter((arg) => arg !== '--no-window');

await installPackages();
await buildApp();
process.exitCode = wantsWindow ? await openWindow() : await host();

async function openWindow() {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY) {
    console.log(
      'There is no display here, so the table is hosted without a window: open an address in a browser.',
    );
    return host();
  }
  const electron = await findElectron();
  if (electron.found !== undefined) return run(electron.found, [root, ...passed]);
  console.log(electron.why);
  console.log('Until then the table is hosted without a window: open an address in a browser.');
  return host();
}

function host() {
  return run(process.execPath, [join(root, 'out/main/host.cjs'), ...passed]);
}
