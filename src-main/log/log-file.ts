import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { LogLevel, LogSink } from './log';

/** So much may be said before the file moves aside, and so many files are kept beside it. */
const BYTES = 1_000_000;
const KEPT = 3;

/**
 * A log in a file: `app.log`, and before it `app.log.1` to `app.log.3`, the oldest of which goes. Written at once, so
 * that the last words before a crash are there; a disk that is full costs the log and nothing else.
 */
export function fileSink(file: string, level: LogLevel, bytes = BYTES, kept = KEPT): LogSink {
  let size = sizeOf(file);
  return {
    level,
    write: (line) => {
      const length = Buffer.byteLength(line);
      try {
        if (size === 0) mkdirSync(dirname(file), { recursive: true });
        if (size > 0 && size + length > bytes) {
          rotate(file, kept);
          size = 0;
        }
        appendFileSync(file, line);
        size += length;
      } catch {
        // There is no other place to say so.
      }
    },
  };
}

function rotate(file: string, kept: number): void {
  for (let number = kept; number > 0; number--) {
    const from = number === 1 ? file : `${file}.${number - 1}`;
    if (sizeOf(from) > 0) renameSync(from, `${file}.${number}`);
  }
}

function sizeOf(file: string): number {
  try {
    return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  } catch {
    return 0;
  }
}
