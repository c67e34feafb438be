import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import Database from 'libsql';
import { MIGRATIONS } from './schema';

type Connection = Database.Database;

/** An open database, and a sentence for people when it is not the one that was asked for. */
export interface OpenedDatabase {
  database: Connection;
  trouble: string | null;
}

/** How long a call waits for another program that has the file locked: everybody at every table waits with it. */
const PATIENCE_MS = 200;

const NOT_A_DATABASE = ['SQLITE_NOTADB', 'SQLITE_CORRUPT'];

/**
 * Opens the database in its newest version. A file that is damaged or of a newer version is renamed, never deleted,
 * and a fresh one takes its place. Where no file can be opened at all, matches are kept in memory.
 */
export function openDatabase(file: string): OpenedDatabase {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const fault = existsSync(file) ? faultOf(file) : null;
    if (fault === null) return { database: connect(file), trouble: null };
    const aside = setAside(file, fault);
    return { database: connect(file), trouble: troubleSentence(fault, basename(aside)) };
  } catch (error) {
    const trouble =
      'The file with your matches could not be opened. Matches of today are lost when the host closes. ' +
      `(${reasonOf(error)})`;
    return { database: connect(':memory:'), trouble };
  }
}

type Fault = 'damaged' | 'newer';

function faultOf(file: string): Fault | null {
  let database: Connection | null = null;
  try {
    database = new Database(file);
    if (versionOf(database) > MIGRATIONS.length) return 'newer';
    return pragma(database, 'quick_check') === 'ok' ? null : 'damaged';
  } catch (error) {
    if (error instanceof Database.SqliteError && NOT_A_DATABASE.some((code) => error.code.startsWith(code))) {
      return 'damaged';
    }
    throw error;
  } finally {
    database?.close();
  }
}

function setAside(file: string, fault: Fault): string {
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const aside = `${file}.${fault}-${stamp}`;
  for (const ending of ['', '-wal', '-shm']) {
    if (existsSync(file + ending)) renameSync(file + ending, aside + ending);
  }
  return aside;
}

function troubleSentence(fault: Fault, aside: string): string {
  switch (fault) {
    case 'damaged':
      return `The file with your matches is damaged. It was kept as ${aside}, and a new one was begun.`;
    case 'newer':
      return (
        'The file with your matches comes from a newer Brilliant Cut. ' +
        `It was kept as ${aside}, and a new one was begun. Update to read it again.`
      );
  }
}

function connect(file: string): Connection {
  const database = new Database(file, { timeout: PATIENCE_MS });
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  migrate(database);
  return database;
}

function migrate(database: Connection): void {
  const done = versionOf(database);
  for (const [version, migration] of MIGRATIONS.entries()) {
    if (version < done) continue;
    database.transaction(() => {
      database.exec(migration);
      database.exec(`PRAGMA user_version = ${version + 1}`);
    })();
  }
}

function versionOf(database: Connection): number {
  return Number(pragma(database, 'user_version'));
}

function pragma(database: Connection, name: string): unknown {
  const [row] = database.prepare(`PRAGMA ${name}`).raw().all();
  return Array.isArray(row) ? row[0] : null;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
