import type { GameTypes, Seat } from '../../src-shared/engine/game';
import type { OwnTable, TableSummary } from '../../src-shared/protocol/pushes';
import type { Refusal } from '../../src-shared/protocol/requests';
import { createAbsence } from './absence';
import { giveUp } from './audience';
import { createBotTurns } from './bot-turns';
import { COMMANDS } from './commands';
import { createHints } from './hints';
import { createIdleness } from './idleness';
import { createTableKeeper } from './kept-table';
import { play } from './match-commands';
import type { Accepted, Answered, OpenTable, TableRequest } from './open-table';
import { createPushes } from './pushes';
import { refuse } from './refuse';
import {
  isUnattended,
  isExpected,
  nameTaken,
  seatedPeople,
  yieldBotName,
  type Player,
  type TableState,
} from './state';
import { chooseTableHost } from './table-host';
import { ownTable, tableSummary } from './view';
import type { TableWorld } from './world';

/** One table, as the house sees it. */
export interface Table {
  readonly tableId: string;
  matchId(): string | null;
  summary(): TableSummary;
  /** Whether the player has a place here: watches, sits, or owns a seat of the match. */
  knows(playerId: string): boolean;
  /** Whether the player is here, or expected back after a lost connection. */
  expects(playerId: string): boolean;
  seated(): string[];
  /** The table as one of the player's own; null when they have no seat in a lobby or an unfinished match here. */
  ownTable(playerId: string): OwnTable | null;

  /**
   * What a player asks of this table; see `COMMANDS`. When it was done, everybody has been told.
   * @throws when something that had to be kept could not be; nothing has changed then.
   */
  ask<Name extends TableRequest>(name: Name, player: Player, request: Accepted<Name>): Answered<Name>;
  /** The player's connection was lost. */
  lost(playerId: string): void;
  /** The player is connected again; whether the table is open on their device, they say by `watch`. */
  reconnected(playerId: string): void;
  refuseName(playerId: string, name: string): Refusal | null;
  rename(playerId: string, name: string): void;

  /** Clears the table away if nobody is there and no match waits for its people. @returns whether it did. */
  clearIfDeserted(): boolean;
  /**
   * Clears the table away if the player alone has a place there and has left it; an unfinished match is kept, and can
   * be continued.
   */
  clearIfLeft(playerId: string): void;
  /** Stops all timers; the table is of no use afterwards. */
  stop(): void;
}

/**
 * Opens a table in the given state. Absent people in it are waited for.
 * @param vanishes whether it closes when everybody has left.
 */
export function openTable(state: TableState, world: TableWorld, vanishes: boolean): Table {
  const { clock } = world;
  let isOpen = true;

  const table: OpenTable = {
    state,
    world,
    vanishes,
    pushes: createPushes(
      state,
      () => clock.monotonic(),
      (playerId, push) => world.send(playerId, push),
    ),
    absence: createAbsence(state, clock, {
      changed: settle,
      tooLong(member) {
        giveUp(table, member);
        settle();
      },
    }),
    hints: createHints(state, world.advise),
    keeper: createTableKeeper(state, world),
    close,
  };
  const botTurns = createBotTurns(state, clock, world.decide, playForBot, (sentence) =>
    world.complain(sentence),
  );

  const idleness = createIdleness(state, clock, settle);

  for (const member of state.members.values()) {
    if (member.presence.kind === 'away') table.absence.lose(member);
  }

  /** Brings everything in line after a change, and tells everyone. */
  function settle(): void {
    if (!isOpen) return;
    chooseTableHost(state, clock.monotonic());
    table.keeper.tableChanged();
    table.pushes.changed();
    world.changed();
    botTurns.consider();
    idleness.consider();
  }

  function playForBot(seat: Seat, move: GameTypes['move']): void {
    play(table, seat, move);
    settle();
  }

  function close(): void {
    stop();
    for (const { playerId } of state.members.values()) {
      if (isExpected(state, playerId)) world.removed(playerId, 'table-closed');
    }
    world.closed();
  }

  function stop(): void {
    isOpen = false;
    table.absence.stop();
    botTurns.stop();
    idleness.stop();
  }

  return {
    tableId: state.tableId,
    matchId: () => state.live?.matchId ?? null,
    summary: () => tableSummary(state),
    knows: (playerId) => state.members.has(playerId) || state.banned.has(playerId),
    expects: (playerId) => isExpected(state, playerId),
    ownTable: (playerId) => ownTable(state, playerId),
    seated: () => seatedPeople(state).map((person) => person.playerId),

    ask(name, player, request) {
      const reply = COMMANDS[name](table, player, request);
      if (!(reply instanceof Promise) && reply.ok) settle();
      return reply;
    },

    lost(playerId) {
      const member = state.members.get(playerId);
      if (!member || member.presence.kind === 'left') return;
      table.absence.lose(member);
      settle();
    },
    reconnected(playerId) {
      const member = state.members.get(playerId);
      if (member?.presence.kind !== 'away') return;
      table.absence.reconnect(member);
      settle();
    },

    refuseName: (playerId, name) => (nameTaken(state, name, playerId) ? refuse('name-taken') : null),
    rename(playerId, name) {
      const member = state.members.get(playerId);
      if (!member) return;
      yieldBotName(state, name);
      member.name = name;
      settle();
    },

    clearIfDeserted() {
      if (!isUnattended(state) || (state.live?.kept && !state.live.result)) return false;
      close();
      return true;
    },
    clearIfLeft(playerId) {
      const left = [...state.members.values()].every(
        (member) => member.playerId === playerId && member.presence.kind === 'left',
      );
      if (left) close();
    },
    stop,
  };
}
