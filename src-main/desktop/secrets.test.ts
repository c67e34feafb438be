import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '../log/log';
import { openSecrets, type Cipher } from './secrets';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  file = join(folder, 'secrets.json');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Turns every bit over; enough to see whether it was used. */
const turned = (bytes: Buffer) => Buffer.from(bytes.map((byte) => byte ^ 0xff));
const cipher: Cipher = {
  seal: (text) => Promise.resolve(turned(Buffer.from(text))),
  open: (sealed) => Promise.resolve(turned(sealed).toString()),
};
const strange: Cipher = { ...cipher, open: () => Promise.reject(new Error('not yours')) };

const sealing = () => Promise.resolve(cipher);
const estranged = () => Promise.resolve(strange);
const open = () => Promise.resolve(null);

describe.each([
  ['where the system encrypts', sealing],
  ['where it does not', open],
])('secrets %s', (_where, findCipher) => {
  it('are there again after a restart', async () => {
    await openSecrets(file, findCipher).set({ 'token:h': 'deep' });
    const again = openSecrets(file, findCipher);
    expect(await again.get('token:h')).toBe('deep');
    expect(await again.get('token:i')).toBeNull();
  });

  it.skipIf(process.platform === 'win32')(
    'are for their owner alone, and leave nothing beside the file',
    async () => {
      await openSecrets(file, findCipher).set({ name: 'deep' });
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readdirSync(folder)).toEqual(['secrets.json']);
    },
  );

  it('forget the oldest of very many', async () => {
    const secrets = openSecrets(file, findCipher);
    await secrets.set(Object.fromEntries(Array.from({ length: 600 }, (_, number) => [`n${number}`, 'x'])));
    expect(await secrets.get('n0')).toBeNull();
    expect(await secrets.get('n599')).toBe('x');
  });
});

it('secrets that the system encrypts cannot be read in the file', async () => {
  await openSecrets(file, sealing).set({ name: 'deep' });
  expect(readFileSync(file, 'utf8')).not.toMatch(/name|deep/);
});

it('secrets kept in the open are encrypted as soon as the system offers it', async () => {
  await openSecrets(file, open).set({ name: 'deep' });
  const later = openSecrets(file, sealing);
  await later.set({ other: 'more' });
  expect(readFileSync(file, 'utf8')).not.toContain('deep');
  expect(await openSecrets(file, sealing).get('name')).toBe('deep');
});

it.each([
  ['a damaged file', '{"sealed":', sealing],
  ['a file of something else', '[]', sealing],
  ['a file that somebody else sealed', '{"sealed":"AAAA"}', estranged],
  ['a sealed file where nothing decrypts', '{"sealed":"AAAA"}', open],
])('%s holds no secrets, and is put aside before it is written over', async (_what, text, findCipher) => {
  const complaints = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  writeFileSync(file, text);
  const secrets = openSecrets(file, findCipher);
  expect(await secrets.get('name')).toBeNull();
  expect(readFileSync(file, 'utf8')).toBe(text);
  await secrets.set({ name: 'deep' });
  expect(readFileSync(`${file}.unreadable`, 'utf8')).toBe(text);
  const again = openSecrets(file, findCipher === estranged ? sealing : findCipher);
  expect(await again.get('name')).toBe('deep');
  expect(complaints).toHaveBeenCalledTimes(1);
});

it('a folder that cannot be written to costs nothing but the memory', async () => {
  const complaints = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  const secrets = openSecrets(join(folder, 'missing', 'secrets.json'), open);
  await secrets.set({ name: 'deep' });
  expect(await secrets.get('name')).toBe('deep');
  expect(complaints).toHaveBeenCalledTimes(1);
});
