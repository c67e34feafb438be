import { powerMonitor } from 'electron';
import { watchInterfaces } from '../discovery/interfaces';

/** Calls back when connections may be dead without knowing: after sleep, or when this computer's addresses changed. */
export function setupNetwork(onChange: () => void): void {
  powerMonitor.on('resume', onChange);
  watchInterfaces(onChange);
}
