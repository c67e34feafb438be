const SECRETS = {
  darwin: {
    APPLE_CERTIFICATE: 'CSC_LINK',
    APPLE_CERTIFICATE_PASSWORD: 'CSC_KEY_PASSWORD',
    APPLE_NOTARY_ID: 'APPLE_ID',
    APPLE_NOTARY_PASSWORD: 'APPLE_APP_SPECIFIC_PASSWORD',
    APPLE_NOTARY_TEAM: 'APPLE_TEAM_ID',
  },
  win32: { WINDOWS_CERTIFICATE: 'WIN_CSC_LINK', WINDOWS_CERTIFICATE_PASSWORD: 'WIN_CSC_KEY_PASSWORD' },
};

/**
 * Hands electron-builder the secrets of this system, all or none.
 * @param platform as Node names it
 * @param given the environment with our secrets, which may be empty
 * @returns the environment to pack in, and what will be signed in words
 */
export function signing(platform, given) {
  const names = Object.entries(SECRETS[platform] ?? {});
  const ours = Object.values(SECRETS).flatMap((secrets) => Object.keys(secrets));
  const clean = Object.fromEntries(Object.entries(given).filter(([name]) => !ours.includes(name)));
  if (names.length === 0) return { env: clean, sentence: 'Packages of this system are not signed.' };
  const missing = names.filter(([name]) => !given[name]).map(([name]) => name);
  if (missing.length > 0)
    return {
      env: { ...clean, CSC_IDENTITY_AUTO_DISCOVERY: 'false' },
      sentence: `Nothing is signed, for these secrets are missing: ${missing.join(', ')}.`,
    };
  const secrets = Object.fromEntries(names.map(([ours, theirs]) => [theirs, given[ours]]));
  return { env: { ...clean, ...secrets }, sentence: 'The packages are signed.' };
}
