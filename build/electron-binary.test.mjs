import { describe, expect, it } from 'vitest';
import { explainFailure } from './electron-binary.mjs';

const FAILED = 'TypeError: fetch failed\n    at node:internal/deps/undici';
const github = (code) => ({ address: 'https://github.com', code });

describe('why Electron could not be fetched', () => {
  it.each([
    ['no internet', FAILED, github('ENOTFOUND'), 'github.com is not found from here'],
    ['a closed door', FAILED, github('ECONNREFUSED'), 'github.com cannot be reached from here'],
    ['silence', FAILED, github('TimeoutError'), 'github.com does not answer'],
    [
      'a mirror',
      FAILED,
      { address: 'http://mirror.lan/electron/', code: 'EAI_AGAIN' },
      'mirror.lan is not found',
    ],
    ['a full disk', 'Error: ENOSPC: no space left', github(null), 'the disk is full'],
    ['a changed archive', 'Error: Generated checksum for x', github(null), 'not what its makers published'],
    ['anything else', 'HTTPError: 404\n  at x', github(null), 'the installer says “HTTPError: 404”'],
    ['an unknown code', FAILED, github('CERT_HAS_EXPIRED'), 'ends with CERT_HAS_EXPIRED'],
  ])('is said of %s', (_, complaint, knocked, reason) => {
    expect(explainFailure(complaint, knocked)).toContain(reason);
  });
});
