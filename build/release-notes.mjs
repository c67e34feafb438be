/** `node build/release-notes.mjs v1.2.3`: prints what the changelog says of that version; it has to be the app's own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const version = (process.argv[2] ?? '').replace(/^v/, '');
  const { version: own } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const notes = notesOf(readFileSync(join(root, '.github/CHANGELOG.md'), 'utf8'), version);
  if (version !== own) fail(`The tag says ${version || 'nothing'}, and package.json ${own}.`);
  if (notes === null) fail(`.github/CHANGELOG.md says nothing of ${version}.`);
  console.log(notes);
}

/**
 * @param changelog Markdown with a heading of the second level for each version
 * @returns what stands below that version's heading, or null: nothing does
 */
export function notesOf(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1);
  const found = sections.find((section) => section.split(/\s/, 1)[0] === version);
  const notes = found?.slice(found.indexOf('\n')).trim() ?? '';
  return notes === '' ? null : notes;
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
