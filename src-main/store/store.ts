import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { MatchRecord } from '../../src-shared/engine/record';
import type { MatchSummary } from '../../src-shared/protocol/history';
import type { KeptMatch, KeptMove, KeptTable } from '../table/kept';
import { openDatabase } from './database';
import { matchRow, metaRow, moveRow, playerRow, summaryRow, type MatchRow } from './rows';

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
  readMatch(matchId: string): KeptMatch | null;

  /** Matches that can be continued, the last played first. */
  unfinished(): MatchSummary[];
  /** Finished matches, the last played first. */
  history(): MatchSummary[];
  /** The record of a finished match; null for any other: a record shows every hand. */
  record(matchId: string): MatchRecord | null;

  close(): void;
}

const SUMMARIES = `
  SELECT *, (SELECT count(*) FROM moves WHERE moves.match_id = matches.match_id) AS moves
  FROM matches WHERE result IS`;
const NEWEST_FIRST = 'ORDER BY played_at DESC, match_id LIMIT 200';

/** Opens the store in `file`, which is made if it is missing. Never throws: see `trouble`. */
export function openStore(file: string): Store {
  const { database, trouble } = openDatabase(file);

  const readMeta = database.prepare('SELECT value FROM meta WHERE name = ?');
  const writeMeta = database.prepare('INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)');
  const readPlayer = database.prepare('SELECT * FROM players WHERE token_hash = ?');
  const writePlayer = database.prepare(
    `INSERT INTO players (player_id, token_hash, name) VALUES (?, ?, ?)
     ON CONFLICT (player_id) DO UPDATE SET name = excluded.name`,
  );
  const readMatchRow = database.prepare('SELECT * FROM matches WHERE match_id = ?');
  const writeMatch = database.prepare(
    `INSERT INTO matches (match_id, game, options, seats, seed, kept_table, started_at, played_at, result)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL)`,
  );
  const writeTable = database.prepare('UPDATE matches SET kept_table = ? WHERE match_id = ?');
  const readMoves = database.prepare('SELECT seat, move FROM moves WHERE match_id = ? ORDER BY number');
  const writeMove = database.prepare('INSERT INTO moves (match_id, number, seat, move) VALUES (?, ?, ?, ?)');
  const touchMatch = database.prepare('UPDATE matches SET played_at = ?, result = ? WHERE match_id = ?');
  const readUnfinished = database.prepare(`${SUMMARIES} NULL ${NEWEST_FIRST}`);
  const readFinished = database.prepare(`${SUMMARIES} NOT NULL ${NEWEST_FIRST}`);

  const hostId = keepHostId();

  function metaOf(name: string): string | null {
    const row = readMeta.get(name);
    return row ? v.parse(metaRow, row).value : null;
  }

  function keepHostId(): string {
    const kept = metaOf('host-id');
    if (kept !== null) return kept;
    const made = randomBytes(8).toString('hex');
    writeMeta.run('host-id', made);
    return made;
  }

  function recordOf(row: MatchRow): MatchRecord {
    return {
      format: 'brilliant-cut-record',
      version: 1,
      game: row.game,
      options: row.options,
      seats: row.seats,
      seed: row.seed,
      moves: readMoves.all(row.match_id).map((move) => v.parse(moveRow, move)),
      result: row.result,
    };
  }

  function findMatch(matchId: string): MatchRow | null {
    const row = readMatchRow.get(matchId);
    return row ? v.parse(matchRow, row) : null;
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
      const row = readPlayer.get(tokenHash);
      if (!row) return null;
      const { player_id: playerId, token_hash, name } = v.parse(playerRow, row);
      return { playerId, tokenHash: token_hash, name };
    },

    startMatch,
    appendMove,
    keepTable: (matchId, table) => void writeTable.run(JSON.stringify(table), matchId),

    readMatch(matchId) {
      const row = findMatch(matchId);
      return row && { matchId, record: recordOf(row), table: row.kept_table, startedAt: row.started_at };
    },

    unfinished: () => readUnfinished.all().map(summaryOf),
    history: () => readFinished.all().map(summaryOf),
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

function summaryOf(row: unknown): MatchSummary {
  const match = v.parse(summaryRow, row);
  return {
    matchId: match.match_id,
    tableName: match.kept_table.name,
    game: match.game,
    seats: match.seats,
    startedAt: match.started_at,
    playedAt: match.played_at,
    moves: match.moves,
    result: match.result,
  };
}
