import * as v from 'valibot';
import type { GameTypes, Standing } from './game';
import type { Match, SeatMove } from './match';

/** Who sat where: a person, or a computer player of some level. */
export const SEAT_KINDS = ['human', 'easy', 'medium', 'hard', 'expert'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Raised whenever a record changes its meaning; older ones stay readable. */
export const RECORD_VERSION = 1;

const DEEPEST = 12;

/** Whether whoever walks through the value, one call a level, gets back. */
function isShallow(value: object): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth < DEEPEST; depth++) {
    level = level.flatMap((each): unknown[] =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    );
    if (level.length === 0) return true;
  }
  return false;
}

/** A match as one JSON document: whatever else it held is replayed from this. */
export const recordSchema = v.object({
  format: v.literal('brilliant-cut-record'),
  version: v.literal(RECORD_VERSION),
  game: v.string(),
  options: v.pipe(
    v.looseObject({}),
    v.check((options) => isShallow(options)),
  ),
  seats: v.array(v.object({ name: v.string(), kind: v.picklist(SEAT_KINDS) })),
  seed: v.string(),
  moves: v.array(
    v.object({
      seat: count,
      move: v.pipe(
        v.looseObject({ type: v.string() }),
        v.check((move) => isShallow(move)),
      ),
    }),
  ),
  /** The standings; null while the match is unfinished. */
  result: v.nullable(
    v.array(v.object({ seat: count, points: v.pipe(v.number(), v.integer()), rank: count })),
  ),
});

export type MatchRecord = v.InferOutput<typeof recordSchema>;
export type MatchResult = Standing[];

/** Why something is not a record that this version can read. */
export type RecordFault =
  | { code: 'not-a-record' }
  | { code: 'newer'; version: number }
  /** `field` is where the first mistake is, such as `moves.3.seat`. */
  | { code: 'malformed'; field: string };

const heading = v.object({ format: v.literal('brilliant-cut-record'), version: v.number() });

/** Reads a record from untrusted input. */
export function readRecord(input: unknown): MatchRecord | RecordFault {
  const head = v.safeParse(heading, input);
  if (!head.success) return { code: 'not-a-record' };
  const { version } = head.output;
  if (version > RECORD_VERSION) return { code: 'newer', version };
  const record = v.safeParse(recordSchema, input);
  if (record.success) return record.output;
  return { code: 'malformed', field: v.getDotPath(record.issues[0]) ?? 'the whole' };
}

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
