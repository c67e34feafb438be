/** `npm run build`: builds the main process, the preload and the screens into `out/`. */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustRun, root } from './setup.mjs';

/** Vite takes what follows these in a path for the tail of an address, so `Games #2/App.svelte` has no ending for it. */
const MISTAKEN = /[#?*]/;

if (MISTAKEN.test(root)) await buildByLink();
else await build(root, []);

/** Builds by a link whose path has none of them. Node, too, must keep that path instead of the one behind it. */
async function buildByLink() {
  const folder = mkdtempSync(join(tmpdir(), 'brilliant-cut-build-'));
  const link = join(folder, 'project');
  // A junction needs no right to make links on Windows; other systems don't look at the kind.
  symlinkSync(root, link, 'junction');
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  await build(link, ['--preserve-symlinks', '--preserve-symlinks-main']);
}

function build(project, flags) {
  const program = join(project, 'node_modules/electron-vite/bin/electron-vite.js');
  return mustRun(process.execPath, [...flags, program, 'build', project]);
}
