import type { Viewer } from '../../src-shared/engine/game';
import type { MatchView, SeatView, TableSummary, TableView } from '../../src-shared/protocol/pushes';
import { movesOf, toAct, waitedMs, type LiveMatch } from './match';
import {
  canBeTaken,
  hintsOffered,
  nameOf,
  phaseOf,
  seatedPeople,
  seatOf,
  spectators,
  type Holder,
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
    pace: settings.pace,
    hints: settings.hints,
    hintsOffered: hintsOffered(state),
    phase: phaseOf(state),
    seats: state.seats.map((holder) => seatView(state, holder)),
    spectators: spectators(state).map(({ playerId, name }) => ({ playerId, name })),
    tableHost: state.tableHost,
    you: { playerId, seat },
    match: live && matchView(live, seat ?? 'table', now),
  };
}

function matchView(live: LiveMatch, viewer: Viewer, now: number): MatchView {
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
  const presence = isShownAway(state, holder.playerId) ? 'away' : 'here';
  return { ...holder, name: nameOf(state, holder.playerId), presence };
}

function isShownAway(state: TableState, playerId: string): boolean {
  const presence = state.members.get(playerId)?.presence;
  return presence?.kind === 'lost' ? presence.shown : presence?.kind !== 'here';
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
  };
}
