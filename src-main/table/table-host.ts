import { seatedPeople, seatOf, type TableState } from './state';

/** How long a person who dropped is waited for before others move on, in milliseconds. */
export const PATIENCE_MS = 60_000;

/**
 * Passes the table on when its host is gone: to the next seated person, clockwise from the host's own seat. A host
 * who dropped in a match stays host until somebody else is there to take over.
 */
export function chooseTableHost(state: TableState, now: number): void {
  const { tableHost } = state;
  if (tableHost !== null && !isGone(state, tableHost, now)) return;
  const heirs = heirsOf(state);
  if (heirs.length > 0) state.tableHost = heirs[0];
  else if (tableHost !== null && !state.members.has(tableHost)) state.tableHost = null;
}

function isGone(state: TableState, playerId: string, now: number): boolean {
  const member = state.members.get(playerId);
  if (!member || member.left) return true;
  return !member.connected && now - member.lostAt >= PATIENCE_MS;
}

function heirsOf(state: TableState): string[] {
  const from = state.tableHost === null ? null : seatOf(state, state.tableHost);
  const people = seatedPeople(state).map((person) => person.playerId);
  const after = people.filter((playerId) => from !== null && (seatOf(state, playerId) ?? 0) > from);
  return [...after, ...people.filter((playerId) => !after.includes(playerId))].filter(
    (playerId) => playerId !== state.tableHost && state.members.get(playerId)?.connected,
  );
}
