import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as v from 'valibot';
import { log } from '../log/log';

/** @returns what a small file keeps, or null: nothing yet, or nothing readable. */
export function readKept<Kept>(file: string, schema: v.GenericSchema<unknown, Kept>): Kept | null {
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Keeps it, whole or not at all; a folder that cannot be written to costs nothing but the memory. */
export function writeKept(file: string, kept: unknown): void {
  try {
    writeFileSync(`${file}.new`, JSON.stringify(kept));
    renameSync(`${file}.new`, file);
  } catch (error) {
    log.warn(`${basename(file)} could not be written.`, error);
  }
}
