import { findElectron } from './electron';
import { startDisplay } from './real-electron/display';

/** Gives a real Electron a display where there is none, and says what the tests run on. */
export default async function setup(): Promise<(() => void) | undefined> {
  const { name, wantsDisplay } = findElectron();
  console.log(`The app runs on ${name}.`);
  if (!wantsDisplay) return undefined;
  const { display, stop } = await startDisplay();
  process.env['DISPLAY'] = display;
  return stop;
}
