import type { SeatKind } from '../engine/record';
import type { Standing } from '../engine/game';

/** A match in a list: enough to recognise it. */
export interface MatchSummary {
  matchId: string;
  tableName: string;
  game: string;
  seats: { name: string; kind: SeatKind }[];
  /** Milliseconds since 1970, by the host's clock. */
  startedAt: number;
  /** The last move's time, likewise. */
  playedAt: number;
  moves: number;
  /** Null while the match is unfinished. */
  result: Standing[] | null;
}
