import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { drawIcons } from './icons.mjs';

const folder = mkdtempSync(join(tmpdir(), 'brilliant-cut-icons-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
await drawIcons(folder);

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

describe('the icons', () => {
  it('are as wide as their names say', () => {
    const names = readdirSync(folder).filter((name) => name.endsWith('.png'));
    expect(names).toContain('512x512.png');
    for (const name of names) {
      const png = readFileSync(join(folder, name));
      expect(png.subarray(0, 8)).toEqual(PNG);
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}.png`).toBe(name);
    }
  });

  it('of Windows lie where its table says, up to 256 pixels', () => {
    const ico = readFileSync(join(folder, 'icon.ico'));
    const count = ico.readUInt16LE(4);
    const sizes = Array.from({ length: count }, (_, index) => {
      const at = 6 + 16 * index;
      const [length, offset] = [ico.readUInt32LE(at + 8), ico.readUInt32LE(at + 12)];
      const png = ico.subarray(offset, offset + length);
      expect(png.subarray(0, 8)).toEqual(PNG);
      expect(png.readUInt32BE(16) % 256).toBe(ico.readUInt8(at));
      return png.readUInt32BE(16);
    });
    expect(sizes.at(-1)).toBe(256);
  });

  it('of Apple fill their container to the last byte', () => {
    const icns = readFileSync(join(folder, 'icon.icns'));
    expect(icns.toString('latin1', 0, 4)).toBe('icns');
    expect(icns.readUInt32BE(4)).toBe(icns.length);
    let at = 8;
    while (at < icns.length) {
      const length = icns.readUInt32BE(at + 4);
      expect(icns.subarray(at + 8, at + 16)).toEqual(PNG);
      at += length;
    }
    expect(at).toBe(icns.length);
  });
});
