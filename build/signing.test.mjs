import { describe, expect, it } from 'vitest';
import { signing } from './signing.mjs';

const WINDOWS = { WINDOWS_CERTIFICATE: 'abc', WINDOWS_CERTIFICATE_PASSWORD: 'secret' };

describe('signing', () => {
  it('hands on the secrets of this system and no other', () => {
    const { env } = signing('win32', { PATH: '/bin', APPLE_CERTIFICATE: 'apple', ...WINDOWS });
    expect(env).toEqual({ PATH: '/bin', WIN_CSC_LINK: 'abc', WIN_CSC_KEY_PASSWORD: 'secret' });
  });

  it('is left out where a secret is empty, and says which', () => {
    const { env, sentence } = signing('win32', { ...WINDOWS, WINDOWS_CERTIFICATE_PASSWORD: '' });
    expect(env).toEqual({ CSC_IDENTITY_AUTO_DISCOVERY: 'false' });
    expect(sentence).toContain('WINDOWS_CERTIFICATE_PASSWORD');
  });

  it('is not done on Linux, which gets no secrets', () => {
    expect(signing('linux', { PATH: '/bin', ...WINDOWS }).env).toEqual({ PATH: '/bin' });
  });
});
