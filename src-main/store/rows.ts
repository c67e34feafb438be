import * as v from 'valibot';
import { recordSchema } from '../../src-shared/engine/record';
import { keptTableSchema } from '../table/kept';

/** What the columns hold, read back from the file: a file is outside input like any other. */

export const metaRow = v.object({ value: v.string() });

export const playerRow = v.object({ player_id: v.string(), token_hash: v.string(), name: v.string() });

const parsed = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.string(), v.parseJson(), schema);

export const matchRow = v.object({
  match_id: v.string(),
  game: v.string(),
  options: parsed(recordSchema.entries.options),
  seats: parsed(recordSchema.entries.seats),
  seed: v.string(),
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
