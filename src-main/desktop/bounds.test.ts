import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FIRST, fitBounds, fitZoom, keepBounds, readBounds } from './bounds';

const laptop = { x: 0, y: 25, width: 1440, height: 875 };
const beside = { x: 1440, y: 0, width: 1920, height: 1080 };

test.each([
  ['the first window has a size and no place', null, [laptop], FIRST],
  [
    'a window comes back where it was',
    { x: 1500, y: 50, width: 1000, height: 700 },
    [laptop, beside],
    { x: 1500, y: 50, width: 1000, height: 700 },
  ],
  [
    'a window on a display that is gone comes back on one that is there',
    { x: 1500, y: 50, width: 1000, height: 700 },
    [laptop],
    { width: 1000, height: 700 },
  ],
  [
    'a window larger than the display shrinks to it',
    { x: 0, y: 25, width: 3000, height: 2000 },
    [laptop],
    { x: 0, y: 25, width: 1440, height: 875 },
  ],
  [
    'a title bar above the display comes down',
    { x: 10, y: 0, width: 800, height: 600 },
    [laptop],
    { x: 10, y: 25, width: 800, height: 600 },
  ],
  [
    'a window never gets too small to use',
    { x: 10, y: 30, width: 1, height: 1 },
    [laptop],
    { width: 360, height: 560 },
  ],
])('%s', (_rule, kept, displays, expected) => {
  expect(fitBounds(kept, displays)).toEqual(expected);
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bounds-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('bounds are read as they were kept', () => {
  const bounds = { x: 1, y: 2, width: 800, height: 600, maximized: true, fullScreen: true, zoom: 1.5 };
  keepBounds(join(folder, 'window.json'), bounds);
  expect(readBounds(join(folder, 'window.json'))).toEqual(bounds);
});

test('bounds of a version that kept neither full screen nor size of things are read', () => {
  const file = join(folder, 'window.json');
  writeFileSync(file, '{"x":1,"y":2,"width":800,"height":600,"maximized":false}');
  expect(readBounds(file)).toMatchObject({ x: 1, maximized: false, fullScreen: false, zoom: 0 });
});

test.each([
  '',
  '{"x":1}',
  '[]',
  '{"x":null,"y":1,"width":2,"height":3,"maximized":false}',
  '{"x":0,"y":1,"width":2,"height":3,"maximized":false,"zoom":99}',
])('a damaged file (%j) is no bounds', (text) => {
  const file = join(folder, 'window.json');
  writeFileSync(file, text);
  expect(readBounds(file)).toBeNull();
});

test.each([
  [0, 0],
  [1.5, 1.5],
  [-9, -4],
  [9, 6],
])('a size of things of %s is shown at %s', (zoom, shown) => {
  expect(fitZoom(zoom)).toBe(shown);
});
