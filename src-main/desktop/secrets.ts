import { existsSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import * as v from 'valibot';
import { log } from '../log/log';
import { writePrivately } from './private-file';

/** What the app knows and its page must not: by name, such as the token of a host. */
export interface Secrets {
  get(name: string): Promise<string | null>;
  /** Keeps some of them; they last as long as the app when they cannot be written. */
  set(fresh: Record<string, string>): Promise<void>;
}

/** Encrypts by means of the system. */
export interface Cipher {
  seal(text: string): Promise<Buffer>;
  /** Rejects when this user of this computer did not seal it. */
  open(sealed: Buffer): Promise<string>;
}

/** The oldest ones go when there are more. */
const KEPT = 500;

const secretsSchema = v.record(v.string(), v.string());
const fileSchema = v.union([v.object({ sealed: v.string() }), v.object({ plain: secretsSchema })]);

/**
 * The secrets in a file. It is read when the first one is asked for, since the system may ask the person for leave.
 * @param findCipher what the system offers; null: nothing, the file is readable by its owner then
 */
export function openSecrets(file: string, findCipher: () => Promise<Cipher | null>): Secrets {
  let reading: Promise<Map<string, string>> | null = null;
  let writing = Promise.resolve();
  /** The file is there and could not be read; it is put aside before another is written. */
  let unreadable = false;

  async function readAll(): Promise<Map<string, string>> {
    if (!existsSync(file)) return new Map();
    try {
      return new Map(Object.entries(await read()));
    } catch (error) {
      unreadable = true;
      complain('The secrets of earlier visits could not be read', error);
      return new Map();
    }
  }

  async function read(): Promise<Record<string, string>> {
    const kept = v.parse(fileSchema, JSON.parse(await readFile(file, 'utf8')));
    if ('plain' in kept) return kept.plain;
    const cipher = await findCipher();
    if (!cipher) throw new Error('The system does not decrypt.');
    return v.parse(secretsSchema, JSON.parse(await cipher.open(Buffer.from(kept.sealed, 'base64'))));
  }

  async function write(all: Map<string, string>): Promise<void> {
    const plain = Object.fromEntries(all);
    const cipher = await findCipher();
    const kept = cipher
      ? { sealed: (await cipher.seal(JSON.stringify(plain))).toString('base64') }
      : { plain };
    if (unreadable) await rename(file, `${file}.unreadable`);
    unreadable = false;
    await writePrivately(file, JSON.stringify(kept));
  }

  return {
    async get(name) {
      return (await (reading ??= readAll())).get(name) ?? null;
    },
    async set(fresh) {
      const all = await (reading ??= readAll());
      const changed = Object.entries(fresh).filter(([name, secret]) => all.get(name) !== secret);
      if (changed.length === 0) return writing;
      for (const [name, secret] of changed) {
        all.delete(name);
        all.set(name, secret);
      }
      for (const name of [...all.keys()].slice(0, Math.max(0, all.size - KEPT))) all.delete(name);
      // One after the other: the last one written is the last one known.
      writing = writing
        .then(() => write(all))
        .catch((error: unknown) => complain('The secrets could not be kept', error));
      return writing;
    },
  };
}

function complain(sentence: string, error: unknown): void {
  log.warn(`${sentence}.`, error);
}
