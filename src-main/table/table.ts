import type { GameTypes, Seat } from '../../src-shared/engine/game';
import type { TableSummary } from '../../src-shared/protocol/pushes';
import type { BotLevel, Reply } from '../../src-shared/protocol/requests';
import { createAbsence } from './absence';
import { createBotTurns } from './bot-turns';
import { createHints } from './hints';
import { keptMatch, keptTable } from './kept-table';
import { checkMove, dealMatch, makeMove, pauseMatch, resumeMatch } from './match';
import * as lobby from './lobby';
import { createPushes } from './pushes';
import { isRefusal, refuse, type Outcome } from './refuse';
import { chooseTableHost } from './table-host';
import type { ChangedSettings } from './settings';
import {
  EMPTY,
  isDeserted,
  nameOf,
  nameTaken,
  newBot,
  phaseOf,
  runningMatch,
  seatedPeople,
  seatOf,
  yieldBotName,
  type Member,
  type TableState,
} from './state';
import { tableSummary } from './view';
import type { TableWorld } from './world';

/** One table. Each method is what one known player asks of it. */
export interface Table {
  readonly tableId: string;
  matchId(): string | null;
  summary(): TableSummary;
  /** Whether the player has a place here: watches, sits, or owns a seat of the match. */
  knows(playerId: string): boolean;
  /** Whether the player is here, or expected back after a lost connection. */
  expects(playerId: string): boolean;
  seated(): string[];

  watch(player: { playerId: string; name: string }): Outcome;
  /** The player's connection was lost. */
  lost(playerId: string): void;
  leave(playerId: string): Outcome;
  refuseName(playerId: string, name: string): Outcome;
  rename(playerId: string, name: string): void;

  configure(playerId: string, settings: ChangedSettings): Outcome;
  sit(playerId: string, seat: Seat): Outcome;
  stand(playerId: string): Outcome;
  addBot(playerId: string, seat: Seat, level: BotLevel): Outcome;
  removeBot(playerId: string, seat: Seat): Outcome;
  ready(playerId: string, ready: boolean): Outcome;
  kick(playerId: string, other: string): Outcome;

  start(playerId: string): Outcome;
  rematch(playerId: string): Outcome;
  reopenLobby(playerId: string): Outcome;
  move(playerId: string, number: number, move: unknown): Outcome;
  pause(playerId: string): Outcome;
  resume(playerId: string): Outcome;
  /** What an expert would do now on the player's seat; see `createHints`. */
  suggest(playerId: string): Promise<Reply<'suggest'>>;
  resync(playerId: string): Outcome;
  close(playerId: string): Outcome;
  /** Clears the table away if nobody is there; an unfinished match is kept. @returns whether it did. */
  clearIfDeserted(): boolean;
  /** Stops all timers; the table is of no use afterwards. */
  stop(): void;
}

/** Opens a table in the given state. Absent people in it are waited for. */
export function openTable(state: TableState, world: TableWorld, vanishes: boolean): Table {
  const { clock, journal } = world;
  const pushes = createPushes(
    state,
    () => clock.now(),
    (playerId, push) => world.send(playerId, push),
  );
  const absence = createAbsence(state, clock, { changed: settle, tooLong: giveUp });
  const botTurns = createBotTurns(state, clock, world.decide, play, (sentence) => world.complain(sentence));
  const hints = createHints(state, world.advise);
  let kept = state.live ? JSON.stringify(keptTable(state)) : '';

  for (const member of state.members.values()) if (!member.connected) absence.begin(member);

  /** Brings everything in line after a change, and tells everyone. */
  function settle(): void {
    chooseTableHost(state, clock.now());
    keepChanges();
    pushes.changed();
    world.changed();
    botTurns.consider();
  }

  function settled(outcome: Outcome): Outcome {
    if (!outcome) settle();
    return outcome;
  }

  function keepChanges(): void {
    if (!state.live || state.live.result) return;
    const table = keptTable(state);
    const text = JSON.stringify(table);
    if (text === kept) return;
    try {
      journal.keepTable(state.live.matchId, table);
      kept = text;
    } catch {
      world.complain('who sits at the table could not be written down');
    }
  }

  function play(seat: Seat, move: GameTypes['move']): void {
    const { live } = state;
    if (!live) return;
    const number = live.moves.length;
    const now = clock.now();
    makeMove(live, seat, move, now, (result) =>
      journal.appendMove(live.matchId, { number, seat, move, at: now, result }),
    );
    settle();
  }

  function deal(): Outcome {
    const { settings } = state;
    const [matchId, seed] = [world.newId(), world.newSeed()];
    const live = dealMatch(
      { matchId, seed, game: settings.game, options: settings.options, seats: settings.seats },
      clock.now(),
    );
    journal.startMatch(keptMatch(state, live, clock.now()));
    state.live = live;
    kept = JSON.stringify(keptTable(state));
    for (const person of seatedPeople(state)) person.ready = false;
    for (const member of state.members.values()) if (!member.connected) absence.begin(member);
    pushes.startAllAfresh();
    settle();
    return null;
  }

  /** A person has been away for so long that nobody waits any more; in a match, their seat still stays theirs. */
  function giveUp(playerId: string): void {
    const member = state.members.get(playerId);
    if (!member) return;
    if (phaseOf(state) === 'playing' && seatOf(state, playerId) !== null) settle();
    else depart(member);
  }

  function depart(member: Member): void {
    // The table passes clockwise from the leaver's seat, so while that is still theirs.
    member.left = true;
    chooseTableHost(state, clock.now());
    const seat = seatOf(state, member.playerId);
    if (seat !== null && state.live) absence.leave(member);
    else {
      if (seat !== null) state.seats[seat] = EMPTY;
      forget(member.playerId);
    }
    const anybody = [...state.members.values()].some((other) => !other.left);
    if (vanishes && !anybody && phaseOf(state) !== 'playing') closeDown();
    else settle();
  }

  function forget(playerId: string): void {
    absence.forget(playerId);
    state.members.delete(playerId);
    pushes.forget(playerId);
  }

  function closeDown(): void {
    stop();
    for (const member of state.members.values()) {
      if (!member.left) world.removed(member.playerId, 'table-closed');
    }
    world.closed();
  }

  function stop(): void {
    absence.stop();
    botTurns.stop();
  }

  return {
    tableId: state.tableId,
    matchId: () => state.live?.matchId ?? null,
    summary: () => tableSummary(state),
    knows: (playerId) => state.members.has(playerId) || state.banned.has(playerId),
    expects(playerId) {
      const member = state.members.get(playerId);
      return member !== undefined && !member.left;
    },
    seated: () => seatedPeople(state).map((person) => person.playerId),

    watch({ playerId, name }) {
      if (state.banned.has(playerId)) return refuse('kicked');
      if (nameTaken(state, name, playerId)) return refuse('name-taken');
      yieldBotName(state, name);
      const member = state.members.get(playerId) ?? newMember(playerId, name, clock.now());
      member.name = name;
      absence.end(member);
      state.members.set(playerId, member);
      pushes.startAfresh(playerId);
      settle();
      return null;
    },

    lost(playerId) {
      const member = state.members.get(playerId);
      if (!member?.connected) return;
      absence.begin(member);
      settle();
    },

    leave(playerId) {
      const member = state.members.get(playerId);
      if (member) depart(member);
      return null;
    },

    refuseName: (playerId, name) => (nameTaken(state, name, playerId) ? refuse('name-taken') : null),
    rename(playerId, name) {
      const member = state.members.get(playerId);
      if (!member) return;
      yieldBotName(state, name);
      member.name = name;
      settle();
    },

    configure: (playerId, asked) => settled(lobby.configure(state, playerId, asked, world.findGame)),
    sit: (playerId, seat) => settled(lobby.sit(state, playerId, seat)),
    stand: (playerId) => settled(lobby.stand(state, playerId)),
    addBot: (playerId, seat, level) => settled(lobby.addBot(state, playerId, seat, level)),
    removeBot: (playerId, seat) => settled(lobby.removeBot(state, playerId, seat)),
    ready: (playerId, ready) => settled(lobby.setReady(state, playerId, ready)),

    kick(playerId, other) {
      if (playerId !== state.tableHost) return refuse('not-table-host');
      if (playerId === other) return refuse('kick-yourself');
      const member = state.members.get(other);
      if (!member) return refuse('no-such-player');
      state.banned.add(other);
      const seat = seatOf(state, other);
      if (seat !== null) state.seats[seat] = state.live ? newBot(state, 'medium') : EMPTY;
      forget(other);
      world.removed(other, 'kicked');
      settle();
      return null;
    },

    start: (playerId) => lobby.refuseStart(state, playerId) ?? deal(),
    rematch: (playerId) => lobby.refuseRematch(state, playerId) ?? deal(),
    reopenLobby(playerId) {
      const refusal = lobby.reopen(state, playerId);
      if (refusal) return refusal;
      pushes.startAllAfresh();
      settle();
      return null;
    },

    move(playerId, number, input) {
      const seat = seatOf(state, playerId);
      if (seat === null) return refuse('not-seated');
      if (!state.live) return refuse('no-match');
      const checked = checkMove(state.live, seat, number, input);
      switch (checked.kind) {
        case 'refused':
          return checked.refusal;
        case 'repeat':
          return null;
        case 'legal':
          play(seat, checked.move);
          return null;
      }
    },

    pause(playerId) {
      const live = runningMatch(state, playerId);
      if (isRefusal(live)) return live;
      if (live.paused) return refuse('paused');
      pauseMatch(live, nameOf(state, playerId), clock.now());
      settle();
      return null;
    },

    resume(playerId) {
      const live = runningMatch(state, playerId);
      if (isRefusal(live)) return live;
      if (!live.paused) return refuse('not-paused');
      resumeMatch(live, clock.now());
      settle();
      return null;
    },

    suggest: (playerId) => hints.suggest(playerId),

    resync(playerId) {
      if (!state.members.get(playerId)?.connected) return refuse('no-such-player');
      pushes.startAfresh(playerId);
      pushes.changed();
      return null;
    },

    clearIfDeserted() {
      if (!isDeserted(state)) return false;
      closeDown();
      return true;
    },

    close(playerId) {
      if (playerId !== state.tableHost) return refuse('not-table-host');
      closeDown();
      return null;
    },

    stop,
  };
}

function newMember(playerId: string, name: string, now: number): Member {
  return { playerId, name, connected: false, left: false, shownAway: false, lostAt: now };
}
