import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { MatchRecord } from '../../src-shared/engine/record';
import type { MatchSummary } from '../../src-shared/protocol/history';
import type { KeptMatch, KeptMove, KeptTable } from '../table/kept';
import { log } from '../log/log';
import { openDatabase } from './database';
import {
  MATCH_COLUMNS,
  matchRow,
  META_COLUMNS,
  metaRow,
  MOVE_COLUMNS,
  moveRow,
  PLAYER_COLUMNS,
  playerRow,
  summaryRow,
  type MatchRow,
} from './rows';

/** Whom a token belongs to. The token itself is never kept, only its hash. */
export interface KeptPlayer {
  playerId: string;
  tokenHash: string;
  name: string;
}

/** What the host keeps on disk. Each writing call is one transaction, on the disk when it returns; it throws if not. */
export interface Store {
  /** A sentence for people when the file had to be set aside or could not be opened. */
  readonly trouble: string | null;
  /** Stays the same over restarts. */
  readonly hostId: string;

  lastPort(): number | null;
  keepPort(port: number): void;

  findPlayer(tokenHash: string): KeptPlayer | null;

  startMatch(match: KeptMatch, players: KeptPlayer[]): void;
  appendMove(matchId: string, move: KeptMove): void;
  keepTable(matchId: string, table: KeptTable): void;
  /** Null as well when the match is damaged. */
  readMatch(matchId: string): KeptMatch | null;

  /** Matches that can be continued, the last played first. */
  unfinished(): MatchSummary[];
  /** Finished matches, the last played first. */
  history(): MatchSummary[];
  /** The record of a finished match; null for any other: a record shows every hand. */
  record(matchId: string): MatchRecord | null;

  close(): void;
}

/** Only the moves of matches that are listed are counted. */
const listOf = (which: 'NULL' | 'NOT NULL'): string => `
  SELECT ${MATCH_COLUMNS}, (SELECT count(*) FROM moves WHERE moves.match_id = listed.match_id) AS moves
  FROM (SELECT * FROM matches WHERE result IS ${which} ORDER BY played_at DESC, match_id LIMIT 200) AS listed
  ORDER BY played_at DESC, match_id`;

/** Opens the store in `file`, which is made if it is missing. Never throws: see `trouble`. */
export function openStore(file: string): Store {
  const { database, trouble } = openDatabase(file);

  const readMeta = database.prepare(`SELECT ${META_COLUMNS} FROM meta WHERE name = ?`);
  const writeMeta = database.prepare('INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)');
  const readPlayer = database.prepare(`SELECT ${PLAYER_COLUMNS} FROM players WHERE token_hash = ?`);
  const writePlayer = database.prepare(
    `INSERT INTO players (player_id, token_hash, name) VALUES (?, ?, ?)
     ON CONFLICT (player_id) DO UPDATE SET name = excluded.name`,
  );
  const readMatchRow = database.prepare(`SELECT ${MATCH_COLUMNS} FROM matches WHERE match_id = ?`);
  const writeMatch = database.prepare(
    `INSERT INTO matches (match_id, game, options, seats, seed, kept_table, started_at, played_at, result)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL)`,
  );
  const writeTable = database.prepare('UPDATE matches SET kept_table = ? WHERE match_id = ?');
  const readMoves = database.prepare(`SELECT ${MOVE_COLUMNS} FROM moves WHERE match_id = ? ORDER BY number`);
  const writeMove = database.prepare('INSERT INTO moves (match_id, number, seat, move) VALUES (?, ?, ?, ?)');
  const touchMatch = database.prepare('UPDATE matches SET played_at = ?, result = ? WHERE match_id = ?');
  const readUnfinished = database.prepare(listOf('NULL'));
  const readFinished = database.prepare(listOf('NOT NULL'));

  const hostId = keepHostId();

  function metaOf(name: string): string | null {
    return readable(metaRow, readMeta.get(name), `what is kept as ${name}`)?.value ?? null;
  }

  function keepHostId(): string {
    const kept = metaOf('host-id');
    if (kept !== null) return kept;
    const made = randomBytes(8).toString('hex');
    writeMeta.run('host-id', made);
    return made;
  }

  /** @returns null when one of its moves cannot be read: nobody could play such a match on, or again. */
  function recordOf(row: MatchRow): MatchRecord | null {
    const moves: MatchRecord['moves'] = [];
    for (const kept of readMoves.all(row.match_id)) {
      const move = readable(moveRow, kept, `a move of match ${row.match_id}`);
      if (move === null) return null;
      moves.push(move);
    }
    return {
      format: 'brilliant-cut-record',
      version: 1,
      game: row.game,
      options: row.options,
      seats: row.seats,
      seed: row.seed,
      moves,
      result: row.result,
    };
  }

  function findMatch(matchId: string): MatchRow | null {
    return readable(matchRow, readMatchRow.get(matchId), `match ${matchId}`);
  }

  const startMatch = database.transaction((match: KeptMatch, players: KeptPlayer[]) => {
    for (const player of players) writePlayer.run(player.playerId, player.tokenHash, player.name);
    const { game, options, seats, seed } = match.record;
    writeMatch.run(
      match.matchId,
      game,
      JSON.stringify(options),
      JSON.stringify(seats),
      seed,
      JSON.stringify(match.table),
      match.startedAt,
      match.startedAt,
    );
  });

  const appendMove = database.transaction((matchId: string, { number, seat, move, at, result }: KeptMove) => {
    writeMove.run(matchId, number, seat, JSON.stringify(move));
    touchMatch.run(at, result && JSON.stringify(result), matchId);
  });

  return {
    trouble,
    hostId,

    lastPort() {
      const port = Number(metaOf('last-port'));
      return Number.isInteger(port) && port > 0 ? port : null;
    },
    keepPort: (port) => void writeMeta.run('last-port', String(port)),

    findPlayer(tokenHash) {
      const row = readable(playerRow, readPlayer.get(tokenHash), 'a person');
      return row && { playerId: row.player_id, tokenHash: row.token_hash, name: row.name };
    },

    startMatch,
    appendMove,
    keepTable: (matchId, table) => void writeTable.run(JSON.stringify(table), matchId),

    readMatch(matchId) {
      const row = findMatch(matchId);
      const record = row && recordOf(row);
      return row && record && { matchId, record, table: row.kept_table, startedAt: row.started_at };
    },

    unfinished: () => readUnfinished.all().flatMap(summaryOf),
    history: () => readFinished.all().flatMap(summaryOf),
    record(matchId) {
      const row = findMatch(matchId);
      return row?.result ? recordOf(row) : null;
    },

    close() {
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      database.close();
    },
  };
}

/** A damaged row is left out, and named in the log; the others are none the worse for it. */
function readable<Schema extends v.GenericSchema>(
  schema: Schema,
  row: unknown,
  what: string,
): v.InferOutput<Schema> | null {
  if (row === undefined) return null;
  const read = v.safeParse(schema, row);
  if (read.success) return read.output;
  log.warn(`The file with the matches is damaged: ${what} cannot be read, and was left out.`);
  return null;
}

function summaryOf(row: unknown): MatchSummary[] {
  const match = readable(summaryRow, row, 'a match in the list');
  if (match === null) return [];
  return [
    {
      matchId: match.match_id,
      tableName: match.kept_table.name,
      game: match.game,
      seats: match.seats,
      startedAt: match.started_at,
      playedAt: match.played_at,
      moves: match.moves,
      result: match.result,
    },
  ];
}
