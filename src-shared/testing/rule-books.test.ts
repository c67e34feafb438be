import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games/registry';

const ROOT = join(import.meta.dirname, '../..');
const GAMES_FOLDER = join(ROOT, 'src-shared/games');
const CODE = /\.(ts|svelte)$/;
const SECTION = /§\d+(?:\.\d+[a-z]?)?/g;

const sources = ['src-shared', 'src-main', 'src-renderer', 'e2e', 'build'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => CODE.test(name))
    .map((name) => join(ROOT, folder, name)),
);

const bookOf = (game: string): string => join(GAMES_FOLDER, game, 'RULES.md');
const games = GAMES.map(({ id }) => id).filter((game) => existsSync(bookOf(game)));

/** The sections that a rule book has, chapters (`§3`) included. */
function sectionsIn(book: string): Set<string> {
  return new Set(
    [...book.matchAll(/^(?:## |\*\*)(§\d+(?:\.\d+[a-z]?)?)/gm)].map(([, section = '']) => section),
  );
}

/** The sections of a game that a file cites: after `rules: game`, and in the game's own folder anywhere. */
function sectionsCited(file: string, text: string, game: string): string[] {
  const isOwn = !relative(join(GAMES_FOLDER, game), file).startsWith('..');
  const cited = isOwn
    ? [text]
    : [...text.matchAll(new RegExp(`rules: ${game} (§[^a-z]*)`, 'g'))].map(([, list = '']) => list);
  return cited.flatMap((list) => list.match(SECTION) ?? []);
}

describe.each(games)('the rule book of %s', (game) => {
  const sections = sectionsIn(readFileSync(bookOf(game), 'utf8'));

  it('has every section that the code and its tests cite', () => {
    const missing = sources.flatMap((file) =>
      sectionsCited(file, readFileSync(file, 'utf8'), game)
        .filter((section) => !sections.has(section))
        .map((section) => `${relative(ROOT, file)}: ${section}`),
    );
    expect(missing).toEqual([]);
  });

  it('has no numbered section that no test of the game cites', () => {
    const tests = sources.filter(
      (file) => file.endsWith('.test.ts') && file.startsWith(join(GAMES_FOLDER, game)),
    );
    const cited = new Set(tests.flatMap((file) => sectionsCited(file, readFileSync(file, 'utf8'), game)));
    expect([...sections].filter((section) => section.includes('.') && !cited.has(section))).toEqual([]);
  });
});
