import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, root } from './setup.mjs';

/**
 * npm installs libsql's binary for this processor alone; an app for both kinds of Macs ships both. Those that are there are
 * not touched. Ends the program when npm fails.
 * @param platform whose binaries are wanted, as Node names it
 */
export async function installForBothProcessors(platform = 'darwin') {
  const { optionalDependencies } = JSON.parse(
    readFileSync(join(root, 'node_modules/libsql/package.json'), 'utf8'),
  );
  const wanted = Object.entries(optionalDependencies).filter(([name]) =>
    name.startsWith(`@libsql/${platform}-`),
  );
  const missing = wanted.filter(([name]) => !existsSync(join(root, 'node_modules', name)));
  if (missing.length === 0) return;
  const packages = missing.map(([name, version]) => `${name}@${version}`);
  // Forced, for npm refuses a package for another processor.
  await mustRun('npm', ['install', '--no-save', '--force', '--no-audit', '--no-fund', ...packages]);
}
