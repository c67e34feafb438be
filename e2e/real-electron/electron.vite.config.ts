import { join, resolve } from 'node:path';
import { defineConfig, loadConfigFromFile, mergeConfig } from 'electron-vite';

const ROOT = resolve(import.meta.dirname, '../..');
const FIRST_SCRIPT = join(import.meta.dirname, 'page.mjs');
const CHROMIUM = 108;

/** The app's own build, for an Electron that is older than the app is written for: its page is lowered to Chromium 108. */
export default defineConfig(async (asked) => {
  const product = await loadConfigFromFile(asked, join(ROOT, 'electron.vite.config.ts'), ROOT);
  const outDir = (part: string) => ({ outDir: resolve(process.env['OLD_BUILD'] ?? '', part) });
  return mergeConfig(product.config, {
    main: { build: outDir('main') },
    preload: { build: outDir('preload') },
    renderer: {
      plugins: [firstOfAll],
      css: { transformer: 'lightningcss', lightningcss: { targets: { chrome: CHROMIUM << 16 } } },
      build: {
        ...outDir('renderer'),
        emptyOutDir: true,
        target: `chrome${CHROMIUM}`,
        cssTarget: `chrome${CHROMIUM}`,
      },
    },
  });
});

/** The page's first script brings what it would miss. */
const firstOfAll = {
  name: 'first-of-all',
  enforce: 'pre',
  transform: (code: string, id: string) =>
    id.endsWith('src-renderer/main.ts') ? `import '${FIRST_SCRIPT}';\n${code}` : null,
};
