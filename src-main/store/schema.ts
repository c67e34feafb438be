/** What each version of the database adds to the one before; `user_version` counts them. */
export const MIGRATIONS = [
  `
  CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

  CREATE TABLE players (
    player_id TEXT PRIMARY KEY,
    token_hash TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL
  ) WITHOUT ROWID;

  CREATE TABLE matches (
    match_id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    seats TEXT NOT NULL,
    seed TEXT NOT NULL,
    kept_table TEXT NOT NULL,
    started_at INTEGER NOT NULL,
    played_at INTEGER NOT NULL,
    result TEXT
  ) WITHOUT ROWID;

  CREATE TABLE moves (
    match_id TEXT NOT NULL REFERENCES matches,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    move TEXT NOT NULL,
    PRIMARY KEY (match_id, number)
  ) WITHOUT ROWID;
  `,
  `
  CREATE INDEX finished_matches ON matches (played_at DESC, match_id) WHERE result IS NOT NULL;
  CREATE INDEX unfinished_matches ON matches (played_at DESC, match_id) WHERE result IS NULL;
  `,
] as const;
