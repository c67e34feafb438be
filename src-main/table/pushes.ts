import type { PackedPush, TableView } from '../../src-shared/protocol/pushes';
import { packPush } from '../../src-shared/protocol/table-push';
import { heardBy, stepsSince } from './match';
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
  shown: TableView | null;
  /** How many of the match's events have been told. */
  told: number;
}

export function createPushes(
  state: TableState,
  now: () => number,
  send: (playerId: string, push: PackedPush) => void,
): Pushes {
  const viewings = new Map<string, Viewing>();

  function viewingOf(playerId: string): Viewing {
    const viewing = viewings.get(playerId) ?? { seq: 0, shown: null, told: 0 };
    viewings.set(playerId, viewing);
    return viewing;
  }

  function push(playerId: string): void {
    const viewing = viewingOf(playerId);
    const { shown, told } = viewing;
    const table = tableView(state, playerId, now());
    const { live } = state;
    const viewer = seatOf(state, playerId) ?? 'table';
    const steps = live ? stepsSince(live, viewer, told) : [];
    viewing.told = live?.events.length ?? 0;
    // What another seat changes in secret, such as its bid, must not even show as an empty push.
    if (shown !== null && timeless(table) === timeless(shown) && steps?.length === 0) return;
    viewing.shown = table;
    viewing.seq += 1;
    const { seq } = viewing;
    if (shown === null || steps === null) {
      send(playerId, { seq, whole: true, table, events: live ? heardBy(live, viewer) : [] });
    } else {
      send(playerId, packPush(shown, { seq, table, steps }));
    }
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
