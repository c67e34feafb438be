import type { Seat } from '../../src-shared/engine/game';
import type { BotLevel } from '../../src-shared/protocol/requests';
import { isRefusal, refuse, type Outcome } from './refuse';
import {
  canBeTaken,
  EMPTY,
  newBot,
  personIn,
  phaseOf,
  seatedPeople,
  seatOf,
  type Holder,
  type TableState,
} from './state';
import { changedSettings, type ChangedSettings, type FindGame } from './settings';

/** What people do at a table before a match. Each changes the table, or says why not. */

/**
 * Takes a seat that is free or a computer player's, or moves there from another. In a match, only one's own seat can be
 * taken again.
 */
export function sit(state: TableState, playerId: string, seat: Seat): Outcome {
  if (seat >= state.seats.length) return refuse('no-such-seat');
  const own = seatOf(state, playerId);
  if (own === seat) return null;
  if (state.live) return refuse('not-in-lobby');
  if (!canBeTaken(state.seats[seat])) {
    const full = own === null && !state.seats.some(canBeTaken);
    return refuse(full ? 'table-full' : 'seat-taken');
  }
  if (own !== null) state.seats[own] = EMPTY;
  state.seats[seat] = { kind: 'person', playerId, ready: false, substituted: false };
  return null;
}

export function stand(state: TableState, playerId: string): Outcome {
  if (state.live) return refuse('not-in-lobby');
  const seat = seatOf(state, playerId);
  if (seat === null) return refuse('not-seated');
  state.seats[seat] = EMPTY;
  return null;
}

export function setReady(state: TableState, playerId: string, ready: boolean): Outcome {
  if (state.live) return refuse('not-in-lobby');
  const person = personIn(state, playerId);
  if (!person) return refuse('not-seated');
  person.ready = ready;
  return null;
}

export function addBot(state: TableState, playerId: string, seat: Seat, level: BotLevel): Outcome {
  const refusal = refuseLobbyHost(state, playerId);
  if (refusal) return refusal;
  if (seat >= state.seats.length) return refuse('no-such-seat');
  const holder = state.seats[seat];
  if (holder.kind === 'person') return refuse('seat-taken');
  state.seats[seat] = holder.kind === 'bot' ? { ...holder, level } : newBot(state, level);
  return null;
}

export function removeBot(state: TableState, playerId: string, seat: Seat): Outcome {
  const refusal = refuseLobbyHost(state, playerId);
  if (refusal) return refusal;
  if (seat >= state.seats.length) return refuse('no-such-seat');
  if (state.seats[seat].kind !== 'bot') return refuse('not-a-bot');
  state.seats[seat] = EMPTY;
  return null;
}

/** Changes settings. During a match only the name, the pace, the takeover and the hints can change. */
export function configure(
  state: TableState,
  playerId: string,
  asked: ChangedSettings,
  find?: FindGame,
): Outcome {
  if (playerId !== state.tableHost) return refuse('not-table-host');
  const reshapes = asked.game !== undefined || asked.options !== undefined || asked.seats !== undefined;
  if (reshapes && state.live) return refuse('not-in-lobby');
  const settings = changedSettings(state.settings, asked, find);
  if (isRefusal(settings)) return settings;
  const seats = resized(state.seats, settings.seats);
  if (!seats) return refuse('bad-seat-count');
  state.settings = settings;
  state.seats = seats;
  if (reshapes) for (const person of seatedPeople(state)) person.ready = false;
  return null;
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

/** Why the match cannot begin, if it cannot. */
export function refuseStart(state: TableState, playerId: string): Outcome {
  const refusal = refuseLobbyHost(state, playerId);
  if (refusal) return refusal;
  if (state.seats.some((holder) => holder.kind === 'empty')) return refuse('seats-empty');
  const waiting = seatedPeople(state).some((person) => person.playerId !== state.tableHost && !person.ready);
  return waiting ? refuse('not-ready') : null;
}

/** Why the same seats cannot play again, if they cannot. */
export function refuseRematch(state: TableState, playerId: string): Outcome {
  const refusal = refuseAfterMatch(state, playerId);
  if (refusal) return refusal;
  const gone = seatedPeople(state).some((person) => state.members.get(person.playerId)?.left ?? true);
  return gone ? refuse('seats-empty') : null;
}

/** After a match: back to the lobby. The seats of people who left are free. */
export function reopen(state: TableState, playerId: string): Outcome {
  const refusal = refuseAfterMatch(state, playerId);
  if (refusal) return refusal;
  state.live = null;
  state.seats = state.seats.map((holder) => {
    if (holder.kind !== 'person') return holder;
    const gone = state.members.get(holder.playerId)?.left ?? true;
    return gone ? EMPTY : { ...holder, ready: false, substituted: false };
  });
  for (const member of [...state.members.values()]) if (member.left) state.members.delete(member.playerId);
  return null;
}

function refuseAfterMatch(state: TableState, playerId: string): Outcome {
  if (playerId !== state.tableHost) return refuse('not-table-host');
  switch (phaseOf(state)) {
    case 'lobby':
      return refuse('no-match');
    case 'playing':
      return refuse('match-not-over');
    case 'over':
      return null;
  }
}

function refuseLobbyHost(state: TableState, playerId: string): Outcome {
  if (playerId !== state.tableHost) return refuse('not-table-host');
  return state.live ? refuse('not-in-lobby') : null;
}
