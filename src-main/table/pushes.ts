import type { TablePush, TableView } from '../../src-shared/protocol/pushes';
import { heardSince } from './match';
import { seatOf, type TableState } from './state';
import { tableView } from './view';

/** Tells each person at a table what has changed for them. */
export interface Pushes {
  /** Pushes to everyone for whom something changed. */
  changed(): void;
  /** The person's next push is whole. */
  startAfresh(playerId: string): void;
  /** Everyone's next push is whole. */
  startAllAfresh(): void;
  forget(playerId: string): void;
}

interface Viewing {
  seq: number;
  /** The table as last pushed; null: the next push is whole. */
  shown: string | null;
  /** How many of the match's events have been told. */
  told: number;
}

export function createPushes(
  state: TableState,
  now: () => number,
  send: (playerId: string, push: TablePush) => void,
): Pushes {
  const viewings = new Map<string, Viewing>();

  function viewingOf(playerId: string): Viewing {
    const viewing = viewings.get(playerId) ?? { seq: 0, shown: null, told: 0 };
    viewings.set(playerId, viewing);
    return viewing;
  }

  function push(playerId: string): void {
    const viewing = viewingOf(playerId);
    const whole = viewing.shown === null;
    const table = tableView(state, playerId, now());
    const { live } = state;
    const events = live ? heardSince(live, seatOf(state, playerId) ?? 'table', whole ? 0 : viewing.told) : [];
    const shown = timeless(table);
    viewing.told = live?.events.length ?? 0;
    // What another seat changes in secret, such as its bid, must not even show as an empty push.
    if (shown === viewing.shown && events.length === 0) return;
    viewing.shown = shown;
    viewing.seq += 1;
    send(playerId, { seq: viewing.seq, whole, table, events });
  }

  return {
    changed() {
      for (const { playerId, presence } of state.members.values())
        if (presence.kind === 'here') push(playerId);
    },
    startAfresh(playerId) {
      viewingOf(playerId).shown = null;
    },
    startAllAfresh() {
      for (const viewing of viewings.values()) viewing.shown = null;
    },
    forget: (playerId) => void viewings.delete(playerId),
  };
}

function timeless(table: TableView): string {
  return JSON.stringify(table.match ? { ...table, match: { ...table.match, waitedMs: 0 } } : table);
}
