import { isHere, seatedPeople, seatOf, type TableState } from './state';

/** How long a person who is away is waited for before others move on, in milliseconds. */
export const PATIENCE_MS = 60_000;

/**
 * Passes the table on when its host is gone: to the next seated person, clockwise from the host's own seat. A host
 * who dropped in a match stays host until somebody else is there to take over.
 */
export function chooseTableHost(state: TableState, now: number): void {
  const { tableHost } = state;
  if (tableHost !== null && !isGone(state, tableHost, now)) return;
  const heir = heirsOf(state).at(0);
  if (heir !== undefined) state.tableHost = heir;
  else if (tableHost !== null && !state.members.has(tableHost)) state.tableHost = null;
}

function isGone(state: TableState, playerId: string, now: number): boolean {
  const presence = state.members.get(playerId)?.presence;
  if (!presence || presence.kind === 'left') return true;
  return presence.kind === 'away' && now - presence.since >= PATIENCE_MS;
}

function heirsOf(state: TableState): string[] {
  const from = state.tableHost === null ? null : seatOf(state, state.tableHost);
  const people = seatedPeople(state).map((person) => person.playerId);
  const after = people.filter((playerId) => from !== null && (seatOf(state, playerId) ?? 0) > from);
  return [...after, ...people.filter((playerId) => !after.includes(playerId))].filter(
    (playerId) => playerId !== state.tableHost && isHere(state, playerId),
  );
}
