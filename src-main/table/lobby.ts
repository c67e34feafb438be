import type { Seat } from '../../src-shared/engine/game';
import type { Refusal } from '../../src-shared/protocol/requests';
import { admit } from './audience';
import type { Commands } from './open-table';
import { DONE, isRefusal, refuse } from './refuse';
import { changedSettings } from './settings';
import {
  canBeTaken,
  EMPTY,
  isHere,
  newBot,
  personIn,
  seatedPeople,
  seatOf,
  type Holder,
  type TableState,
} from './state';

/** What people do at a table before a match. */
export const lobbyCommands = {
  /** Changes settings. During a match only the name, the pace, the takeover and the hints can change. */
  configure({ state, world, absence }, { playerId }, { settings: asked }) {
    if (playerId !== state.tableHost) return refuse('not-table-host');
    const reshapes = asked.game !== undefined || asked.options !== undefined || asked.seats !== undefined;
    if (reshapes && state.live) return refuse('not-in-lobby');
    const settings = changedSettings(state.settings, asked, world.findGame);
    if (isRefusal(settings)) return settings;
    const seats = resized(state.seats, settings.seats);
    if (!seats) return refuse('bad-seat-count');
    const retimed = settings.takeover !== state.settings.takeover;
    state.settings = settings;
    state.seats = seats;
    if (retimed) absence.takeoverChanged();
    if (reshapes) for (const person of seatedPeople(state)) person.ready = false;
    return DONE;
  },

  /**
   * Takes a seat that is free or a computer player's, or moves there from another; joins the audience first if need be.
   * In a match, only one's own seat can be taken again.
   */
  sit(table, player, { seat }) {
    const { state } = table;
    const { playerId } = player;
    const refusal =
      refuseSeat(state, playerId, seat) ?? (isHere(state, playerId) ? null : admit(table, player));
    if (refusal) return refusal;
    const own = seatOf(state, playerId);
    if (own === seat) return DONE;
    if (own !== null) state.seats[own] = EMPTY;
    state.seats[seat] = { kind: 'person', playerId, ready: false, substituted: false, lent: null };
    return DONE;
  },

  stand({ state }, { playerId }) {
    if (state.live) return refuse('not-in-lobby');
    const seat = seatOf(state, playerId);
    if (seat === null) return refuse('not-seated');
    state.seats[seat] = EMPTY;
    return DONE;
  },

  ready({ state }, { playerId }, { ready }) {
    if (state.live) return refuse('not-in-lobby');
    const person = personIn(state, playerId);
    if (!person) return refuse('not-seated');
    person.ready = ready;
    return DONE;
  },

  'add-bot'({ state }, { playerId }, { seat, level }) {
    const refusal = refuseLobbyHost(state, playerId);
    if (refusal) return refusal;
    const holder = state.seats.at(seat);
    if (!holder) return refuse('no-such-seat');
    if (holder.kind === 'person') return refuse('seat-taken');
    state.seats[seat] = holder.kind === 'bot' ? { ...holder, level } : newBot(state, level);
    return DONE;
  },

  'remove-bot'({ state }, { playerId }, { seat }) {
    const refusal = refuseLobbyHost(state, playerId);
    if (refusal) return refusal;
    const holder = state.seats.at(seat);
    if (!holder) return refuse('no-such-seat');
    if (holder.kind !== 'bot') return refuse('not-a-bot');
    state.seats[seat] = EMPTY;
    return DONE;
  },
} satisfies Partial<Commands>;

function refuseSeat(state: TableState, playerId: string, seat: Seat): Refusal | null {
  const holder = state.seats.at(seat);
  if (!holder) return refuse('no-such-seat');
  const own = seatOf(state, playerId);
  if (own === seat) return null;
  if (state.live) return refuse('not-in-lobby');
  if (canBeTaken(holder)) return null;
  const full = own === null && !state.seats.some(canBeTaken);
  return refuse(full ? 'table-full' : 'seat-taken');
}

function refuseLobbyHost(state: TableState, playerId: string): Refusal | null {
  if (playerId !== state.tableHost) return refuse('not-table-host');
  return state.live ? refuse('not-in-lobby') : null;
}

/** The holders on so many seats: people stay where they can, computer players give way. Null: too many people. */
function resized(holders: Holder[], seats: number): Holder[] | null {
  const kept = Array.from({ length: seats }, (_, seat) => holders[seat] ?? EMPTY);
  for (const person of holders.slice(seats).filter((holder) => holder.kind === 'person')) {
    const empty = kept.findIndex((holder) => holder.kind === 'empty');
    const place = empty >= 0 ? empty : kept.findLastIndex((holder) => holder.kind === 'bot');
    if (place < 0) return null;
    kept[place] = person;
  }
  return kept;
}
