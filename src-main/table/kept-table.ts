import { readDeal } from '../../src-shared/engine/replay';
import { findGame } from '../../src-shared/games/registry';
import type { KeptMatch, KeptSeat, KeptTable } from './kept';
import { replayMatch, type LiveMatch } from './match';
import { nameOf, type Holder, type Member, type TableState } from './state';
import type { FindGame } from './settings';
import type { TableWorld } from './world';

/** What a table writes down of itself, and how it is set up again from that. */

/** The match as it begins. */
export function keptMatch(state: TableState, live: LiveMatch, startedAt: number): KeptMatch {
  const table = keptTable(state);
  return {
    matchId: live.matchId,
    startedAt,
    table,
    record: {
      format: 'brilliant-cut-record',
      version: 1,
      game: live.game.id,
      options: { ...live.options },
      seats: table.seats.map(({ name, kind }) => ({ name, kind })),
      seed: live.seed,
      moves: [],
      result: null,
    },
  };
}

export function keptTable(state: TableState): KeptTable {
  const { name, takeover, idle, pace, hints } = state.settings;
  return {
    tableId: state.tableId,
    name,
    takeover,
    idle,
    pace,
    hints,
    tableHost: state.tableHost,
    seats: state.seats.flatMap((holder) => keptSeat(state, holder)),
  };
}

function keptSeat(state: TableState, holder: Holder): KeptSeat[] {
  switch (holder.kind) {
    case 'empty':
      return [];
    case 'bot':
      return [{ name: holder.name, kind: holder.level, playerId: null }];
    case 'person':
      return [{ name: nameOf(state, holder.playerId), kind: 'human', playerId: holder.playerId }];
  }
}

/** Writes down who sits at a table whenever that changes during a match. */
export interface TableKeeper {
  /** The match has been written down whole, with its table. */
  matchStarted(): void;
  tableChanged(): void;
}

export function createTableKeeper(
  state: TableState,
  { journal, complain }: Pick<TableWorld, 'journal' | 'complain'>,
): TableKeeper {
  let kept = state.live ? JSON.stringify(keptTable(state)) : '';
  return {
    matchStarted() {
      kept = JSON.stringify(keptTable(state));
    },
    tableChanged() {
      if (!state.live?.kept || state.live.result) return;
      const table = keptTable(state);
      const text = JSON.stringify(table);
      if (text === kept) return;
      try {
        journal.keepTable(state.live.matchId, table);
        kept = text;
      } catch {
        complain('who sits at the table could not be written down');
      }
    },
  };
}

/**
 * Sets an unfinished match's table up again: everybody is away until they come back by their token.
 * @throws RangeError when this version cannot play the match on.
 */
export function restoredTable(kept: KeptMatch, now: number, find: FindGame = findGame): TableState {
  const { record, table } = kept;
  const deal = readDeal(record, find);
  if ('code' in deal) throw new RangeError(`the match cannot be dealt (${deal.code})`);
  const { game, options, seats } = deal;
  const live = replayMatch({ ...deal, matchId: kept.matchId, kept: true }, record.moves, now);
  return {
    tableId: table.tableId,
    settings: {
      name: table.name,
      game,
      options,
      seats,
      takeover: table.takeover,
      idle: table.idle,
      pace: table.pace,
      hints: table.hints,
    },
    seats: table.seats.map(holderOf),
    tableHost: table.tableHost,
    members: new Map(
      table.seats.flatMap((seat) => (seat.playerId ? [absent(seat.playerId, seat.name, now)] : [])),
    ),
    banned: new Set(),
    live,
  };
}

function holderOf({ name, kind, playerId }: KeptSeat): Holder {
  if (playerId !== null) return { kind: 'person', playerId, ready: false, substituted: false, lent: null };
  return { kind: 'bot', name, level: kind === 'human' ? 'medium' : kind };
}

function absent(playerId: string, name: string, now: number): [string, Member] {
  return [
    playerId,
    { playerId, name, presence: { kind: 'away', since: now, connected: false, shown: true } },
  ];
}
