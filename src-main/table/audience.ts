import type { Refusal } from '../../src-shared/protocol/requests';
import type { Commands, OpenTable } from './open-table';
import { DONE, refuse } from './refuse';
import {
  EMPTY,
  isHere,
  nameTaken,
  newBot,
  phaseOf,
  seatOf,
  spectators,
  yieldBotName,
  type Member,
  type Player,
} from './state';
import { chooseTableHost } from './table-host';

/** All of them are told to everybody with each whole push. */
const MOST_WATCHING = 16;

/** How people come to a table and go. */
export const audienceCommands = {
  watch: (table, player) => admit(table, player) ?? DONE,

  'look-away'({ state, absence }, { playerId }) {
    const member = state.members.get(playerId);
    if (member?.presence.kind === 'here') absence.lookAway(member);
    return DONE;
  },

  leave(table, { playerId }) {
    const member = table.state.members.get(playerId);
    if (member) depart(table, member);
    return DONE;
  },

  kick(table, { playerId }, { playerId: other }) {
    const { state } = table;
    if (playerId !== state.tableHost) return refuse('not-table-host');
    if (playerId === other) return refuse('kick-yourself');
    if (!state.members.has(other)) return refuse('no-such-player');
    state.banned.add(other);
    const seat = seatOf(state, other);
    if (seat !== null) state.seats[seat] = state.live ? newBot(state, 'medium') : EMPTY;
    forget(table, other);
    table.world.removed(other, 'kicked');
    return DONE;
  },

  resync({ state, pushes }, { playerId }) {
    if (!isHere(state, playerId)) return refuse('no-such-player');
    pushes.startAfresh(playerId);
    return DONE;
  },

  'close-table'(table, { playerId }) {
    if (playerId !== table.state.tableHost) return refuse('not-table-host');
    table.close();
    return DONE;
  },
} satisfies Partial<Commands>;

/** Lets a person in, or in again: they see the whole table with the next push. */
export function admit({ state, absence, pushes }: OpenTable, player: Player): Refusal | null {
  const { playerId, name } = player;
  if (state.banned.has(playerId)) return refuse('kicked');
  if (nameTaken(state, name, playerId)) return refuse('name-taken');
  if (!state.members.has(playerId) && spectators(state).length >= MOST_WATCHING)
    return refuse('audience-full');
  yieldBotName(state, name);
  const member = state.members.get(playerId) ?? { playerId, name, presence: { kind: 'left' } };
  member.name = name;
  absence.end(member);
  state.members.set(playerId, member);
  pushes.startAfresh(playerId);
  return null;
}

/** A person has been away for so long that nobody waits any more; in a match, their seat still stays theirs. */
export function giveUp(table: OpenTable, member: Member): void {
  const { state } = table;
  if (phaseOf(state) !== 'playing' || seatOf(state, member.playerId) === null) depart(table, member);
}

function depart(table: OpenTable, member: Member): void {
  const { state, absence } = table;
  // The table passes clockwise from the leaver's seat, so while that is still theirs.
  member.presence = { kind: 'left' };
  chooseTableHost(state, table.world.clock.monotonic());
  const seat = seatOf(state, member.playerId);
  if (seat !== null && state.live) absence.leave(member);
  else {
    if (seat !== null) state.seats[seat] = EMPTY;
    forget(table, member.playerId);
  }
  const anybody = [...state.members.values()].some(({ presence }) => presence.kind !== 'left');
  if (table.vanishes && !anybody && phaseOf(state) !== 'playing') table.close();
}

function forget({ state, absence, pushes }: OpenTable, playerId: string): void {
  absence.forget(playerId);
  state.members.delete(playerId);
  pushes.forget(playerId);
}
