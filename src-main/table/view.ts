import type { Viewer } from '../../src-shared/engine/game';
import type {
  MatchView,
  OwnTable,
  SeatView,
  ShownPresence,
  TableSummary,
  TableView,
} from '../../src-shared/protocol/pushes';
import { idleSeats } from './idleness';
import { movesOf, toAct, waitedMs, type LiveMatch } from './match';
import {
  canBeTaken,
  hintsOffered,
  isHere,
  isUnattended,
  nameOf,
  phaseOf,
  seatedPeople,
  seatOf,
  spectators,
  type Holder,
  type Presence,
  type TableState,
} from './state';

/** The table as one player may see it. */
export function tableView(state: TableState, playerId: string, now: number): TableView {
  const { settings, live } = state;
  const seat = seatOf(state, playerId);
  return {
    tableId: state.tableId,
    name: settings.name,
    game: settings.game.id,
    options: settings.options,
    takeover: settings.takeover,
    idle: settings.idle,
    pace: settings.pace,
    hints: settings.hints,
    hintsOffered: hintsOffered(state),
    phase: phaseOf(state),
    seats: state.seats.map((holder) => seatView(state, holder)),
    spectators: spectators(state).map(({ playerId, name }) => ({ playerId, name })),
    tableHost: state.tableHost,
    you: { playerId, seat },
    match: live && { ...matchView(live, seat ?? 'table', now), idle: idleSeats(state, now) },
  };
}

function matchView(live: LiveMatch, viewer: Viewer, now: number): Omit<MatchView, 'idle'> {
  const { game, match } = live;
  return {
    matchId: live.matchId,
    view: game.view(match.state, viewer),
    toAct: toAct(live),
    legalMoves: viewer === 'table' ? [] : game.legalMoves(match.state, viewer),
    movesMade: viewer === 'table' ? 0 : movesOf(live, viewer).length,
    waitedMs: waitedMs(live, now),
    pausedBy: live.paused?.by ?? null,
    standings: live.result,
  };
}

function seatView(state: TableState, holder: Holder): SeatView {
  if (holder.kind !== 'person') return holder;
  const { playerId, ready, substituted } = holder;
  const presence = shownPresence(state.members.get(playerId)?.presence ?? { kind: 'left' });
  return { kind: 'person', playerId, ready, substituted, name: nameOf(state, playerId), presence };
}

/** As the others see it. */
function shownPresence(presence: Presence): ShownPresence {
  switch (presence.kind) {
    case 'here':
      return 'here';
    case 'away':
      if (!presence.shown) return 'here';
      return presence.connected ? 'elsewhere' : 'away';
    case 'left':
      return 'away';
  }
}

/** The table as a line in a list. */
export function tableSummary(state: TableState): TableSummary {
  return {
    tableId: state.tableId,
    name: state.settings.name,
    game: state.settings.game.id,
    phase: phaseOf(state),
    seats: state.seats.length,
    free: state.live ? 0 : state.seats.filter(canBeTaken).length,
    people: seatedPeople(state).map((person) => nameOf(state, person.playerId)),
    deserted: state.members.size > 0 && isUnattended(state),
  };
}

/** @returns the table as one of those at which the player has a seat; null when they have none. */
export function ownTable(state: TableState, playerId: string): OwnTable | null {
  const { tableId, live } = state;
  const seat = seatOf(state, playerId);
  if (seat === null || live?.result) return null;
  const waits = live !== null && !isHere(state, playerId) && toAct(live).includes(seat);
  return { tableId, waits };
}
