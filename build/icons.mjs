/** Icons at all sizes that systems ask for, drawn from the one SVG. */
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './setup.mjs';

const SIZES = [16, 24, 32, 48, 64, 96, 128, 256, 512, 1024];
const WINDOWS_SIZES = [16, 24, 32, 48, 64, 128, 256];
/** Apple's names of its sizes; the larger ones stand for the half size on a fine display, too. */
const APPLE_SIZES = [
  ['icp4', 16],
  ['icp5', 32],
  ['ic11', 32],
  ['icp6', 64],
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic14', 512],
  ['ic09', 512],
  ['ic10', 1024],
];

/**
 * Writes `16x16.png` up to `1024x1024.png`, `icon.ico` and `icon.icns` into a folder, which is made.
 * @param folder an absolute path
 */
export async function drawIcons(folder) {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  await initWasm(readFileSync(wasm));
  const svg = readFileSync(join(root, 'build/resources/icon.svg'), 'utf8');
  const drawn = new Map(
    SIZES.map((size) => [size, new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()]),
  );
  mkdirSync(folder, { recursive: true });
  for (const [size, png] of drawn) writeFileSync(join(folder, `${size}x${size}.png`), png);
  writeFileSync(join(folder, 'icon.ico'), ico(WINDOWS_SIZES.map((size) => [size, drawn.get(size)])));
  writeFileSync(join(folder, 'icon.icns'), icns(APPLE_SIZES.map(([name, size]) => [name, drawn.get(size)])));
}

/** Windows' container: a head of 6 bytes, 16 bytes for each picture, then the pictures, little-endian. */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, [size, png]] of pictures.entries()) {
    const at = 6 + 16 * index;
    // One byte each for width and height, in which 0 is 256.
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(([, png]) => png)]);
}

/** Apple's container: each part is its name, its length with these 8 bytes, and a picture, big-endian. */
function icns(pictures) {
  const parts = Buffer.concat(pictures.map(([name, png]) => part(name, png)));
  return part('icns', parts);
}

function part(name, content) {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32BE(8 + content.length, 4);
  return Buffer.concat([head, content]);
}
