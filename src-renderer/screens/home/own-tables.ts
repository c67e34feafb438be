import type { OwnTable, TableSummary } from '../../../src-shared/protocol/pushes';

/** @returns the table that a person most likely wants to go back to: one that waits for them before one that does not. */
export function tableToResume(
  tables: readonly TableSummary[],
  own: readonly OwnTable[],
): { table: TableSummary; waits: boolean } | null {
  const [wanted] = [...own].sort((one, other) => Number(other.waits) - Number(one.waits));
  const table = wanted && tables.find(({ tableId }) => tableId === wanted.tableId);
  return wanted && table ? { table, waits: wanted.waits } : null;
}

/** @returns the tables as a list shows them: one's own first, and apart those at which nobody is. */
export function sortTables<Listed extends { table: TableSummary; own: boolean }>(
  listed: readonly Listed[],
): { shown: Listed[]; deserted: Listed[] } {
  const shown = listed.filter(({ table, own }) => own || !table.deserted);
  return {
    shown: [...shown.filter(({ own }) => own), ...shown.filter(({ own }) => !own)],
    deserted: listed.filter(({ table, own }) => !own && table.deserted),
  };
}
