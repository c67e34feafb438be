import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { GAMES } from '../../src-shared/games/registry';

export const SCREENS = resolve(import.meta.dirname, '../../out/renderer');

/** Kilobytes of 1,000 bytes, gzipped as the host sends them. */
export interface FirstLoad {
  /** All script before home can be used. */
  home: number;
  /** The script that each game adds when it is the first. */
  games: { id: string; script: number }[];
}

/** The most that a phone may have to fetch, in the kilobytes of `FirstLoad`. */
export const MOST = { home: 90, game: 60 };

const chunkSchema = v.object({ file: v.string(), imports: v.optional(v.array(v.string()), []) });
type Manifest = ReadonlyMap<string, v.InferOutput<typeof chunkSchema>>;

/**
 * Measures the built screens.
 * @throws when they are not built, or a game is no file of its own.
 */
export function firstLoad(): FirstLoad {
  const manifest = readManifest();
  const home = filesOf(manifest, 'index.html');
  const games = GAMES.map(({ id }) => {
    const more = [...filesOf(manifest, `games/${id}/index.ts`)].filter((file) => !home.has(file));
    return { id, script: kilobytes(more) };
  });
  return { home: kilobytes(home), games };
}

/** A line for each figure. */
export function describeFirstLoad({ home, games }: FirstLoad): string[] {
  return [
    'Script to fetch, gzipped:',
    `  ${'before home'.padEnd(14)} ${home.toFixed(1).padStart(6)} KB, at most ${MOST.home}`,
    ...games.map(
      ({ id, script }) => `  ${id.padEnd(14)} ${script.toFixed(1).padStart(6)} KB more, at most ${MOST.game}`,
    ),
  ];
}

function readManifest(): Manifest {
  const text = readFileSync(resolve(SCREENS, '.vite/manifest.json'), 'utf8');
  return new Map(Object.entries(v.parse(v.record(v.string(), chunkSchema), JSON.parse(text))));
}

/** The files that come with one: itself and all that it imports. */
function filesOf(manifest: Manifest, source: string, found = new Set<string>()): Set<string> {
  const chunk = manifest.get(source);
  if (chunk === undefined) throw new Error(`The build has no ${source}.`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports) filesOf(manifest, imported, found);
  return found;
}

function kilobytes(files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(resolve(SCREENS, file)), { level: 9 }).length;
  return bytes / 1000;
}
