import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'electron-vite';

const root = import.meta.dirname;

/** Published as ES modules only, so they are bundled into the CommonJS main process. */
const ESM_ONLY = ['@noble/hashes', '@noble/ciphers'];

export default defineConfig({
  main: {
    build: {
      externalizeDeps: { exclude: ESM_ONLY },
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
    build: {
      externalizeDeps: false,
      rolldownOptions: {
        input: { preload: resolve(root, 'src-main/preload.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: resolve(root, 'src-renderer'),
    plugins: [svelte({ configFile: false })],
    build: { rolldownOptions: { input: resolve(root, 'src-renderer/index.html') } },
  },
});
