import type { TableSummary } from '../../src-shared/protocol/pushes';
import type { BotLevel, Refusal } from '../../src-shared/protocol/requests';
import { restoredTable } from './kept-table';
import { isRefusal, refuse } from './refuse';
import { openTable, type Table } from './table';
import { newSettings, type NewTable, type TableSettings } from './settings';
import { EMPTY, newBot, type TableState } from './state';
import type { TableWorld } from './world';

/** The tables of a host. */
export interface Tables {
  /** @param creator the player who will host the table; null: the first to sit, and the table stays when empty. */
  create(asked: NewTable, creator: string | null): Table | Refusal;
  /**
   * Puts an unfinished match on a table again, or finds the table where it is.
   * @throws Error with a sentence for people when it cannot be played on; the match is kept.
   */
  continueMatch(matchId: string): Table;
  find(tableId: string): Table | null;
  all(): Table[];
  summaries(): TableSummary[];
}

/** What a table is given of the world, but for what the directory itself sees to. */
export type TablesWorld = Omit<TableWorld, 'removed' | 'closed'> & {
  removed(playerId: string, from: { tableId: string; why: 'kicked' | 'table-closed' }): void;
};

const MAX_TABLES = 8;
const MAX_TABLES_OF_A_PERSON = 2;

export function createTables(world: TablesWorld): Tables {
  const tables = new Map<string, Table>();
  /** Who made a table, by its id. */
  const makers = new Map<string, string>();

  function open(state: TableState, vanishes: boolean): Table {
    const { tableId } = state;
    const table = openTable(
      state,
      {
        ...world,
        removed: (playerId, why) => world.removed(playerId, { tableId, why }),
        closed() {
          tables.delete(tableId);
          makers.delete(tableId);
          world.changed();
        },
      },
      vanishes,
    );
    tables.set(tableId, table);
    world.changed();
    return table;
  }

  /** Clears a deserted table away if need be, the oldest first. */
  function hasRoom(): boolean {
    return tables.size < MAX_TABLES || [...tables.values()].some((table) => table.clearIfDeserted());
  }

  const madeBy = (playerId: string) =>
    [...tables.values()].filter(({ tableId }) => makers.get(tableId) === playerId);

  /** A table that its maker left for good counts no more, and makes room if nobody else has a place there. */
  function mayMakeAnother(playerId: string): boolean {
    for (const table of madeBy(playerId)) table.clearIfLeft(playerId);
    return madeBy(playerId).filter((table) => table.expects(playerId)).length < MAX_TABLES_OF_A_PERSON;
  }

  return {
    create(asked, creator) {
      if (creator !== null && !mayMakeAnother(creator)) return refuse('two-tables-a-person');
      if (!hasRoom()) return refuse('too-many-tables');
      const settings = newSettings(asked, world.findGame);
      if (isRefusal(settings)) return settings;
      const bots = asked.bots ?? [];
      if (bots.length > settings.seats) return refuse('bad-seat-count');
      const state = emptyTable(world.newId(), settings, creator);
      seatBots(state, bots);
      const table = open(state, creator !== null);
      if (creator !== null) makers.set(table.tableId, creator);
      return table;
    },

    continueMatch(matchId) {
      const standing = [...tables.values()].find((table) => table.matchId() === matchId);
      if (standing) return standing;
      if (!hasRoom()) throw new Error(refuse('too-many-tables').message);
      const kept = world.journal.readMatch(matchId);
      if (!kept) throw new Error(refuse('no-such-match').message);
      if (kept.record.result) throw new Error(refuse('match-over').message);
      return open(restored(kept), true);
    },

    find: (tableId) => tables.get(tableId) ?? null,
    all: () => [...tables.values()],
    summaries: () => [...tables.values()].map((table) => table.summary()),
  };

  function restored(kept: Parameters<typeof restoredTable>[0]): TableState {
    try {
      return restoredTable(kept, world.clock.monotonic(), world.findGame);
    } catch (cause) {
      const sentence =
        'This match was played by other rules than this version has, so it cannot go on. It is still kept.';
      throw new Error(sentence, { cause });
    }
  }
}

function emptyTable(tableId: string, settings: TableSettings, tableHost: string | null): TableState {
  return {
    tableId,
    settings,
    seats: Array.from({ length: settings.seats }, () => EMPTY),
    tableHost,
    members: new Map(),
    banned: new Set(),
    live: null,
  };
}

/** Computer players take the last seats. */
function seatBots(state: TableState, levels: readonly BotLevel[]): void {
  const first = state.seats.length - levels.length;
  for (const [index, level] of levels.entries()) {
    state.seats[first + index] = newBot(state, level);
  }
}
