import { open, rename, rm } from 'node:fs/promises';

/**
 * Writes a file that nobody but its owner may read, so that it has the old text or the new one and nothing in between.
 * @throws the system's error; the old file is there then
 */
export async function writePrivately(file: string, text: string): Promise<void> {
  const beside = `${file}.new`;
  await rm(beside, { force: true });
  const handle = await open(beside, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(beside, file);
}
