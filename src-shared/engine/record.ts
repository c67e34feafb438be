import * as v from 'valibot';
import type { Standing } from './game';

/** Who sat where: a person, or a computer player of some level. */
export const SEAT_KINDS = ['human', 'easy', 'medium', 'hard', 'expert'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A match as one JSON document: whatever else it held is replayed from this. */
export const recordSchema = v.object({
  format: v.literal('brilliant-cut-record'),
  version: v.literal(1),
  game: v.string(),
  options: v.looseObject({}),
  seats: v.array(v.object({ name: v.string(), kind: v.picklist(SEAT_KINDS) })),
  seed: v.string(),
  moves: v.array(v.object({ seat: count, move: v.looseObject({ type: v.string() }) })),
  /** The standings; null while the match is unfinished. */
  result: v.nullable(
    v.array(v.object({ seat: count, points: v.pipe(v.number(), v.integer()), rank: count })),
  ),
});

export type MatchRecord = v.InferOutput<typeof recordSchema>;
export type MatchResult = Standing[];
