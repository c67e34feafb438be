import { describe, expect, it } from 'vitest';
import type { TableSummary } from '../../../src-shared/protocol/pushes';
import { sortTables, tableToResume } from './own-tables';

const table = (tableId: string, deserted = false): TableSummary => ({
  tableId,
  name: tableId,
  game: 'diamonds',
  phase: 'playing',
  seats: 3,
  free: 0,
  people: [],
  deserted,
});

describe('the table to go back to', () => {
  const tables = [table('a'), table('b')];

  it('is the one that waits for this person, if any does', () => {
    const own = [
      { tableId: 'a', waits: false },
      { tableId: 'b', waits: true },
    ];
    expect(tableToResume(tables, own)).toEqual({ table: tables[1], waits: true });
  });

  it('is one of their own, if none waits', () => {
    expect(tableToResume(tables, [{ tableId: 'a', waits: false }])).toEqual({
      table: tables[0],
      waits: false,
    });
  });

  it('is none without a seat, nor one that is not there any more', () => {
    expect(tableToResume(tables, [])).toBeNull();
    expect(tableToResume(tables, [{ tableId: 'gone', waits: true }])).toBeNull();
  });
});

describe('a list of tables', () => {
  it('has one’s own first, deserted or not, and those without anybody apart', () => {
    const listed = [
      { table: table('empty', true), own: false },
      { table: table('theirs'), own: false },
      { table: table('own', true), own: true },
    ];
    const { shown, deserted } = sortTables(listed);
    expect(shown.map((each) => each.table.tableId)).toEqual(['own', 'theirs']);
    expect(deserted.map((each) => each.table.tableId)).toEqual(['empty']);
  });
});
