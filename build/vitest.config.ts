import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  plugins: [svelte({ configFile: false, inspector: false })],
  test: {
    include: ['src-*/**/*.test.ts', 'build/**/*.test.{ts,mjs}'],
    setupFiles: ['build/property-seed.ts'],
    testTimeout: 20_000,
  },
});
