/**
 * What a release does on each system: packs as `npm run dist` does, signed where the secrets for it are there. Their names
 * are ours; an empty one is one that is missing, which electron-builder would take for a certificate.
 */
import { join } from 'node:path';
import { mustRun, root } from './setup.mjs';
import { signing } from './signing.mjs';

const { env, sentence } = signing(process.platform, process.env);
console.log(sentence);
await mustRun(process.execPath, [join(root, 'build/dist.mjs')], { env });
