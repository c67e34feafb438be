import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { recordSchema } from '../engine/record';
import { replayRecord } from '../engine/replay';
import { findGame, GAMES } from '../games/registry';

/** Matches that earlier versions played, kept beside each game: the rules must not change under them. */
const records = GAMES.flatMap(({ id }) => {
  const folder = join(import.meta.dirname, '../games', id, 'testing/records');
  return existsSync(folder) ? readdirSync(folder).map((name) => [id, name, join(folder, name)] as const) : [];
});

it.each(records)('%s: the match kept as %s ends as it did', (_, _name, file) => {
  const record = v.parse(recordSchema, JSON.parse(readFileSync(file, 'utf8')));
  expect(record.result).not.toBeNull();
  expect(replayRecord(record, findGame).problem).toBeNull();
});
