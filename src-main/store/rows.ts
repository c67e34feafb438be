import * as v from 'valibot';
import { recordSchema, SEAT_KINDS } from '../../src-shared/engine/record';
import { BOT_PACES, HINTS, TAKEOVERS } from '../../src-shared/protocol/requests';

/** What the columns hold, read back from the file: a file is outside input like any other. */

const playerId = v.nullable(v.string());

/** The living side of a match: the table that it is played at. */
export const keptTableSchema = v.object({
  /** Stays the same when the match is continued, so that people who wait at the table find it. */
  tableId: v.string(),
  name: v.string(),
  takeover: v.picklist(TAKEOVERS),
  pace: v.picklist(BOT_PACES),
  /** Missing in what the first version wrote. */
  hints: v.optional(v.picklist(HINTS), 'auto'),
  tableHost: playerId,
  seats: v.array(v.object({ name: v.string(), kind: v.picklist(SEAT_KINDS), playerId })),
});
export type KeptTable = v.InferOutput<typeof keptTableSchema>;
export type KeptSeat = KeptTable['seats'][number];

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
