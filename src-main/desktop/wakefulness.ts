import { powerSaveBlocker } from 'electron';
import { log } from '../log/log';

/**
 * A computer that falls asleep takes the match of the others with it.
 * @returns is told whether a match runs here, as often as one likes, and keeps the computer awake meanwhile
 */
export function setupWakefulness(): (isPlaying: boolean) => void {
  let blocker: number | null = null;
  return (isPlaying) => {
    if (isPlaying === (blocker !== null)) return;
    if (blocker === null) {
      blocker = powerSaveBlocker.start('prevent-app-suspension');
    } else {
      powerSaveBlocker.stop(blocker);
      blocker = null;
    }
    log.debug(isPlaying ? 'A match runs here: this computer stays awake.' : 'No match runs here any more.');
  };
}
