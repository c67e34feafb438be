import * as v from 'valibot';
import type { GameTypes, Standing } from './game';
import type { Match, SeatMove } from './match';

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

/** A seat of a record. */
export type RecordSeat = MatchRecord['seats'][number];

/**
 * Writes a match down. The record shares nothing with the match. An option that is null is left out: it is the game's
 * business, as if nobody had chosen.
 * @param moves every accepted move, in order.
 */
export function makeRecord<T extends GameTypes>(
  match: Match<T>,
  about: { options: T['options']; seats: RecordSeat[]; seed: string; moves: readonly SeatMove<T['move']>[] },
): MatchRecord {
  return {
    format: 'brilliant-cut-record',
    version: 1,
    game: match.game.id,
    options: Object.fromEntries<unknown>(Object.entries(about.options).filter(([, value]) => value !== null)),
    seats: about.seats.map(({ name, kind }) => ({ name, kind })),
    seed: about.seed,
    moves: about.moves.map(({ seat, move }) => ({ seat, move: { ...move } })),
    result: match.game.standings(match.state),
  };
}
