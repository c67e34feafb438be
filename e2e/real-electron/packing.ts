/**
 * What the packager's configuration needs besides for an Electron that is older than the app is written for: the app
 * starts by what it lacks there.
 */
export const BRIDGED_PACK = {
  extraMetadata: { main: 'e2e/real-electron/packed.cjs' },
  files: [{ from: 'e2e/real-electron', to: 'e2e/real-electron', filter: ['*.cjs'] }],
};
