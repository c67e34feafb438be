import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { KeptMatch } from '../table/kept';
import { openStore, type Store } from './store';

let folder: string;
let opened: Store[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brilliant-cut-store-'));
});
afterEach(() => {
  for (const store of opened) store.close();
  opened = [];
  rmSync(folder, { recursive: true, force: true });
});

const file = () => join(folder, 'matches.db');
const open = () => {
  const store = openStore(file());
  opened.push(store);
  return store;
};
const reopen = (store: Store) => {
  store.close();
  opened = opened.filter((other) => other !== store);
  return open();
};

const ann = { playerId: 'p1', tokenHash: 'h1', name: 'Ann' };
const match = (matchId: string): KeptMatch => ({
  matchId,
  startedAt: 1000,
  record: {
    format: 'brilliant-cut-record',
    version: 1,
    game: 'diamonsters',
    options: { target: 2 },
    seats: [
      { name: 'Ann', kind: 'human' },
      { name: 'Opal', kind: 'easy' },
    ],
    seed: 'ab12',
    moves: [],
    result: null,
  },
  table: {
    name: 'Kitchen',
    tableId: 'table-1',
    takeover: '60s',
    idle: '60s',
    pace: 'calm',
    hints: 'on',
    tableHost: 'p1',
    seats: [
      { name: 'Ann', kind: 'human', playerId: 'p1' },
      { name: 'Opal', kind: 'easy', playerId: null },
    ],
  },
});
const bid = (number: number, over = false) => ({
  number,
  seat: number % 2,
  move: { type: 'bid', card: `go-${number}` },
  at: 2000 + number,
  result: over ? [{ seat: 0, points: 3, rank: 1 }] : null,
});

describe('the store', () => {
  it('keeps host id, port, players, and a match with its moves over a restart', () => {
    const before = open();
    before.keepPort(4321);
    before.startMatch(match('m1'), [ann]);
    before.appendMove('m1', bid(0));
    before.appendMove('m1', bid(1));

    const after = reopen(before);
    expect(after.trouble).toBeNull();
    expect(after.hostId).toBe(before.hostId);
    expect(after.lastPort()).toBe(4321);
    expect(after.findPlayer('h1')).toEqual(ann);
    expect(after.findPlayer('h2')).toBeNull();
    expect(after.readMatch('m1')).toEqual({
      ...match('m1'),
      record: {
        ...match('m1').record,
        moves: [
          { seat: 0, move: { type: 'bid', card: 'go-0' } },
          { seat: 1, move: { type: 'bid', card: 'go-1' } },
        ],
      },
    });
  });

  it('has kept every move that it took when the process dies without closing it', () => {
    const dying = open();
    dying.startMatch(match('m1'), [ann]);
    dying.appendMove('m1', bid(0));
    expect(open().readMatch('m1')?.record.moves).toHaveLength(1);
  });

  it('lists a match as unfinished until the move that ends it, and as history from then on', () => {
    const store = open();
    store.startMatch(match('m1'), [ann]);
    store.startMatch(match('m2'), [ann]);
    store.appendMove('m1', bid(0));
    store.appendMove('m1', bid(1, true));

    expect(store.unfinished().map((kept) => kept.matchId)).toEqual(['m2']);
    expect(store.history()).toMatchObject([
      { matchId: 'm1', tableName: 'Kitchen', moves: 2, playedAt: 2001, result: [{ seat: 0, rank: 1 }] },
    ]);
  });

  it('gives nobody the record of an unfinished match, which would show every hand', () => {
    const store = open();
    store.startMatch(match('m1'), [ann]);
    expect(store.record('m1')).toBeNull();
    store.appendMove('m1', bid(0, true));
    expect(store.record('m1')?.seed).toBe('ab12');
    expect(store.record('nonsense')).toBeNull();
  });

  it('refuses a second move of the same number and keeps nothing of it', () => {
    const store = open();
    store.startMatch(match('m1'), [ann]);
    store.appendMove('m1', bid(0));
    expect(() => store.appendMove('m1', bid(0, true))).toThrow();
    expect(store.readMatch('m1')?.record).toMatchObject({ moves: [{ seat: 0 }], result: null });
  });

  it('keeps who sits at the table of a match when that changes', () => {
    const store = open();
    store.startMatch(match('m1'), [ann]);
    store.keepTable('m1', { ...match('m1').table, tableHost: null });
    expect(store.readMatch('m1')?.table.tableHost).toBeNull();
  });
});

describe('a file that cannot be used', () => {
  it('is set aside whole when it is damaged, and a fresh one begun', () => {
    writeFileSync(file(), 'this was a database once'.repeat(100));
    const store = open();
    expect(store.trouble).toMatch(/damaged.*matches\.db\.damaged-/);
    const aside = readdirSync(folder).find((name) => name.startsWith('matches.db.damaged-'));
    expect(readFileSync(join(folder, aside ?? ''), 'utf8')).toMatch(/^this was a database once/);
    expect(store.history()).toEqual([]);
    expect(reopen(store).trouble).toBeNull();
  });

  it('is set aside whole when it is damaged in the middle', () => {
    const before = open();
    before.startMatch(match('m1'), [ann]);
    for (let number = 0; number < 200; number++) before.appendMove('m1', bid(number));
    before.close();
    opened = [];
    const bytes = readFileSync(file());
    bytes.fill(0x5a, 4096, bytes.length - 4096);
    writeFileSync(file(), bytes);
    expect(open().trouble).toMatch(/damaged/);
  });

  it('is set aside when a newer version wrote it', () => {
    const newer = new Database(file());
    newer.exec('PRAGMA user_version = 99');
    newer.close();
    expect(open().trouble).toMatch(/newer Brilliant Cut.*matches\.db\.newer-/);
  });

  it('leaves a store in memory, and says so, when no file can be made', () => {
    writeFileSync(join(folder, 'not-a-folder'), '');
    const store = openStore(join(folder, 'not-a-folder', 'matches.db'));
    opened.push(store);
    expect(store.trouble).toMatch(/could not be opened/);
    store.startMatch(match('m1'), [ann]);
    expect(store.unfinished()).toHaveLength(1);
  });
});

describe('a file with a damaged place', () => {
  const NO_TEXT = "cast(x'5b7b22ff227d5d' as text)";
  const damage = (statement: string) => {
    const database = new Database(file());
    database.exec(statement);
    database.close();
  };

  it.each(['match_id', 'game', 'options', 'seats', 'seed', 'kept_table', 'started_at', 'played_at'])(
    'loses one match and nothing else when %s is no text any more',
    (column) => {
      const store = open();
      store.startMatch(match('bad'), [ann]);
      store.startMatch(match('sound'), [ann]);
      damage(`UPDATE matches SET ${column} = ${NO_TEXT} WHERE match_id = 'bad'`);
      const again = reopen(store);
      const left = again.unfinished().map(({ matchId }) => matchId);
      expect(left).toContain('sound');
      if (column.endsWith('_at')) expect(left).toContain('bad');
      else expect(left).toEqual(['sound']);
      expect(again.readMatch('sound')).not.toBeNull();
      expect(again.history()).toEqual([]);
    },
  );

  it('gives no match with a move that cannot be read, and all others', () => {
    const store = open();
    for (const matchId of ['bad', 'sound']) {
      store.startMatch(match(matchId), [ann]);
      store.appendMove(matchId, { number: 0, seat: 0, move: { type: 'bid' }, at: 2000, result: null });
    }
    damage(`UPDATE moves SET move = ${NO_TEXT} WHERE match_id = 'bad'`);
    const again = reopen(store);
    expect(again.readMatch('bad')).toBeNull();
    expect(again.readMatch('sound')?.record.moves).toHaveLength(1);
  });

  it('takes somebody whose row is damaged for somebody new, and knows the others', () => {
    const store = open();
    store.startMatch(match('m1'), [ann, { playerId: 'p2', tokenHash: 'h2', name: 'Bob' }]);
    damage(`UPDATE players SET name = ${NO_TEXT} WHERE player_id = 'p1'`);
    const again = reopen(store);
    expect(again.findPlayer('h1')).toBeNull();
    expect(again.findPlayer('h2')).toMatchObject({ name: 'Bob' });
  });

  it('lists the matches of a file that the version before wrote', () => {
    const store = open();
    store.startMatch(match('old'), [ann]);
    damage('DROP INDEX finished_matches; DROP INDEX unfinished_matches; PRAGMA user_version = 1');
    expect(reopen(store).unfinished()).toHaveLength(1);
  });
});
