import { findElectron } from './electron';
import { startDisplay } from './real-electron/display';
import { buildForOldElectron } from './real-electron/old-build';

/** Says what the tests run on, builds for it if it is old, and gives it a display where there is none. */
export default async function setup(): Promise<(() => void) | undefined> {
  const { name, isOld, wantsDisplay } = findElectron();
  console.log(`The app runs on ${name}.`);
  if (isOld) buildForOldElectron();
  if (!wantsDisplay) return undefined;
  const { display, stop } = await startDisplay();
  process.env['DISPLAY'] = display;
  return stop;
}
