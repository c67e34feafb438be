import * as v from 'valibot';
import { SEAT_KINDS, type MatchRecord } from '../../src-shared/engine/record';
import type { Seat, Standing } from '../../src-shared/engine/game';
import { BOT_PACES, HINTS, IDLES, TAKEOVERS } from '../../src-shared/protocol/requests';

/** What a table has written down of itself and its match. */

const playerId = v.nullable(v.string());

/** The living side of a match: the table that it is played at. */
export const keptTableSchema = v.object({
  /** Stays the same when the match is continued, so that people who wait at the table find it. */
  tableId: v.string(),
  name: v.string(),
  takeover: v.picklist(TAKEOVERS),
  /** Missing in what earlier versions wrote, as are the hints. */
  idle: v.optional(v.picklist(IDLES), '2min'),
  pace: v.picklist(BOT_PACES),
  hints: v.optional(v.picklist(HINTS), 'auto'),
  tableHost: playerId,
  seats: v.array(v.object({ name: v.string(), kind: v.picklist(SEAT_KINDS), playerId })),
});
export type KeptTable = v.InferOutput<typeof keptTableSchema>;
export type KeptSeat = KeptTable['seats'][number];

/** A match as the host keeps it: its record, and the table that it is played at. */
export interface KeptMatch {
  matchId: string;
  record: MatchRecord;
  table: KeptTable;
  /** Milliseconds since 1970. */
  startedAt: number;
}

/** An accepted move on its way to the disk. */
export interface KeptMove {
  /** Its place in the record, from 0. */
  number: number;
  seat: Seat;
  move: { type: string };
  /** Milliseconds since 1970. */
  at: number;
  /** The standings when this move ended the match, else null. */
  result: Standing[] | null;
}
