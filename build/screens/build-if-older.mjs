/** Builds the app unless the last build is newer than all sources. */
import { buildApp } from '../setup.mjs';

await buildApp();
