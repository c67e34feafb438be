import type { Seat } from '../../src-shared/engine/game';
import type { TablePhase } from '../../src-shared/protocol/pushes';
import type { BotLevel, Refusal } from '../../src-shared/protocol/requests';
import { freeBotName } from './bot-names';
import type { LiveMatch, Turn } from './match';
import { nameKey } from './names';
import { refuse } from './refuse';
import type { TableSettings } from './settings';

/** Who has a seat. */
export type Holder = { kind: 'empty' } | BotHolder | PersonHolder;
export interface BotHolder {
  kind: 'bot';
  name: string;
  level: BotLevel;
}
export interface PersonHolder {
  kind: 'person';
  playerId: string;
  ready: boolean;
  /** A computer player decides for them until they are back. */
  substituted: boolean;
  /** The turn in which a computer player makes the one decision that they owe; null: in none. */
  lent: Turn | null;
}

/** A person as a table knows them. */
export interface Player {
  readonly playerId: string;
  readonly name: string;
}

/** A person at the table, seated or watching. */
export interface Member {
  readonly playerId: string;
  name: string;
  presence: Presence;
}

export type Presence =
  | { kind: 'here' }
  /**
   * The table has not been open on their device since then: the line is lost, or, `connected`, they look at something
   * else. `shown` once others see it: at once, or when a lost line has lasted long enough.
   */
  | { kind: 'away'; since: number; connected: boolean; shown: boolean }
  /** Left on purpose in a match: the seat stays theirs, but they are not expected back. */
  | { kind: 'left' };

export interface TableState {
  readonly tableId: string;
  settings: TableSettings;
  /** As many as `settings.seats`. */
  seats: Holder[];
  tableHost: string | null;
  readonly members: Map<string, Member>;
  /** Players who may not come back. */
  readonly banned: Set<string>;
  /** The match being played or just over; null in the lobby. */
  live: LiveMatch | null;
}

export const EMPTY: Holder = { kind: 'empty' };

/** Whether a person may sit down there before a match: computer players give way. */
export function canBeTaken(holder: Holder): boolean {
  return holder.kind !== 'person';
}

export function phaseOf(state: TableState): TablePhase {
  if (!state.live) return 'lobby';
  return state.live.result ? 'over' : 'playing';
}

export function seatOf(state: TableState, playerId: string): Seat | null {
  const seat = state.seats.findIndex((holder) => holder.kind === 'person' && holder.playerId === playerId);
  return seat < 0 ? null : seat;
}

export function personIn(state: TableState, playerId: string): PersonHolder | null {
  const holder = state.seats.find((each) => each.kind === 'person' && each.playerId === playerId);
  return holder?.kind === 'person' ? holder : null;
}

/** The persons who have seats, in seat order. */
export function seatedPeople(state: TableState): PersonHolder[] {
  return state.seats.filter((holder) => holder.kind === 'person');
}

/** The people at the table who have no seat. */
export function spectators(state: TableState): Member[] {
  return [...state.members.values()].filter(({ playerId }) => seatOf(state, playerId) === null);
}

/** The match in which the player may do something now, or why not. */
export function runningMatch(state: TableState, playerId: string): LiveMatch | Refusal {
  if (seatOf(state, playerId) === null) return refuse('not-seated');
  if (!state.live) return refuse('no-match');
  return state.live.result ? refuse('match-over') : state.live;
}

/** Whether people may ask what an expert would do: by the table's setting, or because nobody else sits there. */
export function hintsOffered(state: TableState): boolean {
  switch (state.settings.hints) {
    case 'on':
      return true;
    case 'off':
      return false;
    case 'auto':
      return state.seats.every(({ kind }) => kind !== 'empty') && seatedPeople(state).length === 1;
  }
}

/** Whether the player is here, or expected back after a lost connection. */
export function isExpected(state: TableState, playerId: string): boolean {
  const member = state.members.get(playerId);
  return member !== undefined && member.presence.kind !== 'left';
}

export function isHere(state: TableState, playerId: string): boolean {
  return state.members.get(playerId)?.presence.kind === 'here';
}

export function nameOf(state: TableState, playerId: string): string {
  return state.members.get(playerId)?.name ?? '';
}

/** Whether another person at the table has the name, or one that people would take for it. */
export function nameTaken(state: TableState, name: string, playerId: string): boolean {
  const wanted = nameKey(name);
  return [...state.members.values()].some(
    (member) => member.playerId !== playerId && nameKey(member.name) === wanted,
  );
}

export function newBot(state: TableState, level: BotLevel): BotHolder {
  const people = [...state.members.values()].map((member) => member.name);
  const bots = state.seats.flatMap((holder) => (holder.kind === 'bot' ? [holder.name] : []));
  return { kind: 'bot', name: freeBotName([...people, ...bots]), level };
}

/** Names belong to people first: a computer player of that name takes another. */
export function yieldBotName(state: TableState, name: string): void {
  for (const [seat, holder] of state.seats.entries()) {
    if (holder.kind !== 'bot' || nameKey(holder.name) !== nameKey(name)) continue;
    state.seats[seat] = newBot(state, holder.level);
    return;
  }
}

/** Nobody has the table open: it waits, computer players too. */
export function isDeserted(state: TableState): boolean {
  return ![...state.members.values()].some(({ presence }) => presence.kind === 'here');
}

/** Nobody is connected who might open the table again without dialling first. */
export function isUnattended(state: TableState): boolean {
  return [...state.members.values()].every(
    ({ presence }) => presence.kind === 'left' || (presence.kind === 'away' && !presence.connected),
  );
}
