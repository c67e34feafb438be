import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { terminalQrCode } from './qr-code';

const CONTENT = 'http://192.168.1.20:4765';

/** The light modules that a terminal shows, read from the half blocks. */
function lightModules(code: string): boolean[][] {
  return code.split('\n').flatMap((line) => {
    const blocks = Array.from(line);
    return [blocks.map((block) => '█▀'.includes(block)), blocks.map((block) => '█▄'.includes(block))];
  });
}

test('a code says what it shall, with four light modules around it', () => {
  const wanted = encode(CONTENT, { border: 4 }).data;
  const shown = lightModules(terminalQrCode(CONTENT, false));
  expect(shown.slice(0, wanted.length)).toEqual(wanted.map((row) => row.map((dark) => !dark)));
  expect(shown.slice(0, 4).flat()).not.toContain(false);
});

test('in a terminal with colours every line brings its own white and black', () => {
  const plain = terminalQrCode(CONTENT, false).split('\n');
  const coloured = terminalQrCode(CONTENT, true).split('\n');
  expect(coloured).toEqual(plain.map((line) => `\u001b[97;40m${line}\u001b[0m`));
});
