import { isAnyArrayBuffer, isArrayBufferView } from 'node:util/types';
import * as v from 'valibot';
import { recordSchema } from '../../src-shared/engine/record';
import { keptTableSchema } from '../table/kept';

/** What the columns hold, read back from the file: a file is outside input like any other. */

/**
 * Columns as they are to be asked for. libsql ends the whole process at a text that is no UTF-8, and a damaged file may
 * have one in any column: so texts are read as bytes, and numbers as numbers whatever lies there.
 */
const textColumns = (names: readonly string[]): string[] =>
  names.map((name) => `CAST(${name} AS BLOB) AS ${name}`);
const numberColumns = (names: readonly string[]): string[] =>
  names.map((name) => `CAST(${name} AS INTEGER) AS ${name}`);

export const META_COLUMNS = textColumns(['value']).join(', ');
export const PLAYER_COLUMNS = textColumns(['player_id', 'token_hash', 'name']).join(', ');
export const MATCH_COLUMNS = [
  ...textColumns(['match_id', 'game', 'options', 'seats', 'seed', 'kept_table', 'result']),
  ...numberColumns(['started_at', 'played_at']),
].join(', ');
export const MOVE_COLUMNS = [...numberColumns(['seat']), ...textColumns(['move'])].join(', ');

const decoder = new TextDecoder('utf-8', { fatal: true });

const text = v.pipe(
  // One row comes as the one, many come as the other.
  v.custom<ArrayBuffer | Uint8Array>((value) => isArrayBufferView(value) || isAnyArrayBuffer(value)),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return decoder.decode(dataset.value);
    } catch {
      addIssue({ message: 'no text' });
      return NEVER;
    }
  }),
);

export const metaRow = v.object({ value: text });

export const playerRow = v.object({ player_id: text, token_hash: text, name: text });

const parsed = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(text, v.parseJson(), schema);

export const matchRow = v.object({
  match_id: text,
  game: text,
  options: parsed(recordSchema.entries.options),
  seats: parsed(recordSchema.entries.seats),
  seed: text,
  kept_table: parsed(keptTableSchema),
  started_at: v.number(),
  played_at: v.number(),
  result: v.nullable(parsed(recordSchema.entries.result)),
});
export type MatchRow = v.InferOutput<typeof matchRow>;

export const summaryRow = v.object({ ...matchRow.entries, moves: v.number() });

export const moveRow = v.object({
  seat: v.number(),
  move: parsed(recordSchema.entries.moves.item.entries.move),
});
