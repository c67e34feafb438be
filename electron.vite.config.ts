import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'electron-vite';

const root = import.meta.dirname;

/** Bundled packages ask to be named with their licenses; each part of the app lists its own. */
const license = { fileName: 'licenses.md' };

/** Modules keep the path by which they were found: `build/build.mjs` may come by a link, and says why. */
const plainPaths = { preserveSymlinks: true };

export default defineConfig({
  main: {
    root,
    resolve: plainPaths,
    build: {
      // `dependencies` stay packages, for they bring a native binary or a worker file; all others are bundled.
      externalizeDeps: true,
      license,
      rolldownOptions: {
        input: {
          index: resolve(root, 'src-main/index.ts'),
          host: resolve(root, 'src-main/commands/host.ts'),
          'bot-worker': resolve(root, 'src-main/bots/worker.ts'),
        },
        output: { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: 'chunks/[name]-[hash].cjs' },
      },
    },
  },
  preload: {
    root,
    resolve: plainPaths,
    build: {
      externalizeDeps: false,
      license,
      rolldownOptions: {
        input: { preload: resolve(root, 'src-main/preload.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: resolve(root, 'src-renderer'),
    resolve: plainPaths,
    plugins: [svelte({ configFile: false })],
    build: { license, rolldownOptions: { input: resolve(root, 'src-renderer/index.html') } },
  },
});
