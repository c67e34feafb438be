import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file whole or not at all, with the folders that lead to it.
 * @throws the file system's error; nothing is left behind then.
 */
export function writeWholeFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.unfinished`;
  try {
    writeFileSync(unfinished, text);
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** The events of a match as a trace: one JSON event a line. */
export function traceText(events: readonly object[]): string {
  return events.map((event) => `${JSON.stringify(event)}\n`).join('');
}
