import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { browserslist } from './package.json';

const root = import.meta.dirname;

/** Bundled packages ask to be named with their licenses; each part of the app lists its own. */
const license = { fileName: 'licenses.md' };

/** Modules keep the path by which they were found: `build/build.mjs` may come by a link, and says why. */
const plainPaths = { preserveSymlinks: true };

/** The oldest browsers that the screens are built for, as the bundler names them: "chrome >= 100" is `chrome100`. */
const OLDEST_BROWSERS = browserslist.map((query) => query.replace(' >= ', '').replace('ios_saf', 'ios'));

/** Targets that stand in the configuration itself are added to electron-vite's own, which is the newest Chromium. */
const forOldestBrowsers: Plugin = {
  name: 'for-oldest-browsers',
  config: {
    order: 'post',
    handler(config) {
      config.build = { ...config.build, target: OLDEST_BROWSERS };
    },
  },
};

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
    plugins: [
      svelte({ configFile: false }),
      forOldestBrowsers,
      // A phone gets what is pressed here once; browsers take nothing better than gzip over http.
      compression({
        include: /\.(js|css|html|svg)$/,
        threshold: 1000,
        algorithms: [defineAlgorithm('gzip', { level: 9 })],
      }),
    ],
    build: {
      license,
      cssTarget: OLDEST_BROWSERS,
      cssMinify: 'lightningcss',
      minify: true,
      manifest: true,
      rolldownOptions: { input: resolve(root, 'src-renderer/index.html') },
    },
  },
});
