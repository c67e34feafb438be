import * as v from 'valibot';
import type { GameTypes, Seat } from '../../src-shared/engine/game';
import { findLegalMove } from '../../src-shared/engine/match';
import type { Refusal } from '../../src-shared/protocol/requests';
import { idleSeats } from './idleness';
import { keptMatch } from './kept-table';
import { dealMatch, isRepeat, makeMove, movesOf, pauseMatch, resumeMatch } from './match';
import type { Commands, OpenTable } from './open-table';
import { DONE, isRefusal, refuse } from './refuse';
import {
  EMPTY,
  isExpected,
  nameOf,
  phaseOf,
  runningMatch,
  seatedPeople,
  seatOf,
  type TableState,
} from './state';

/** What people do in a match, and how one begins and ends. */
export const matchCommands = {
  start: (table, { playerId }) => refuseStart(table.state, playerId) ?? deal(table),
  rematch: (table, { playerId }) => refuseRematch(table.state, playerId) ?? deal(table),

  /** The questions that a move must pass, in their order; the first that fails is the answer. */
  move(table, { playerId }, { number, move: input }) {
    const { state } = table;
    const seat = seatOf(state, playerId);
    if (seat === null) return refuse('not-seated');
    const { live } = state;
    if (!live) return refuse('no-match');
    const { game, match } = live;

    const shape = v.safeParse(game.move, input);
    if (!shape.success) return refuse('malformed');
    // A repeat is answered like the first time, whatever has happened since: its sender did not hear the answer.
    if (isRepeat(live, seat, number, shape.output)) return DONE;
    if (live.result) return refuse('match-over');
    if (live.paused) return refuse('paused');
    if (number !== movesOf(live, seat).length + 1) return refuse('stale-move');
    if (game.legalMoves(match.state, seat).length === 0) return refuse('not-your-turn');
    const move = findLegalMove(match, seat, shape.output);
    if (!move) return refuse('illegal-move', game.whyIllegal(match.state, seat, shape.output));

    play(table, seat, move);
    return DONE;
  },

  'stand-in'({ state, world }, { playerId }, { seat }) {
    const live = runningMatch(state, playerId);
    if (isRefusal(live)) return live;
    const holder = state.seats.at(seat);
    if (holder?.kind !== 'person') return refuse('no-such-seat');
    if (holder.playerId === playerId || !idleSeats(state, world.clock.monotonic()).includes(seat))
      return refuse('not-idle');
    holder.lent = live.turn;
    return DONE;
  },

  suggest: ({ hints }, { playerId }) => hints.suggest(playerId),

  pause({ state, world }, { playerId }) {
    const live = runningMatch(state, playerId);
    if (isRefusal(live)) return live;
    if (live.paused) return refuse('paused');
    pauseMatch(live, nameOf(state, playerId), world.clock.monotonic());
    return DONE;
  },

  resume({ state, world }, { playerId }) {
    const live = runningMatch(state, playerId);
    if (isRefusal(live)) return live;
    if (!live.paused) return refuse('not-paused');
    resumeMatch(live, world.clock.monotonic());
    return DONE;
  },

  /** The seats of people who left are free then. */
  'reopen-lobby'({ state, pushes }, { playerId }) {
    const refusal = refuseAfterMatch(state, playerId);
    if (refusal) return refusal;
    state.live = null;
    state.seats = state.seats.map((holder) => {
      if (holder.kind !== 'person') return holder;
      return isExpected(state, holder.playerId) ? { ...holder, ready: false, substituted: false } : EMPTY;
    });
    for (const playerId of [...state.members.keys()]) {
      if (!isExpected(state, playerId)) state.members.delete(playerId);
    }
    pushes.startAllAfresh();
    return DONE;
  },
} satisfies Partial<Commands>;

/**
 * Plays a legal move. It is on the disk when this returns, and nobody has been told yet.
 * @throws when it could not be kept; the match is then as it was.
 */
export function play({ state, world }: OpenTable, seat: Seat, move: GameTypes['move']): void {
  const { live } = state;
  if (!live) return;
  const number = live.moves.length;
  const at = world.clock.wall();
  makeMove(live, seat, move, world.clock.monotonic(), (result) => {
    if (live.kept) world.journal.appendMove(live.matchId, { number, seat, move, at, result });
  });
}

function deal({ state, world, keeper, absence, pushes }: OpenTable): typeof DONE {
  const { game, options, seats } = state.settings;
  const { clock } = world;
  const kept = seatedPeople(state).length > 0;
  const live = dealMatch(
    { matchId: world.newId(), kept, game, options, seats, seed: world.newSeed() },
    clock.monotonic(),
  );
  if (kept) world.journal.startMatch(keptMatch(state, live, clock.wall()));
  state.live = live;
  keeper.matchStarted();
  for (const person of seatedPeople(state)) person.ready = false;
  absence.waitAfresh();
  pushes.startAllAfresh();
  return DONE;
}

function refuseStart(state: TableState, playerId: string): Refusal | null {
  if (playerId !== state.tableHost) return refuse('not-table-host');
  if (state.live) return refuse('not-in-lobby');
  if (state.seats.some((holder) => holder.kind === 'empty')) return refuse('seats-empty');
  const waiting = seatedPeople(state).some((person) => person.playerId !== state.tableHost && !person.ready);
  return waiting ? refuse('not-ready') : null;
}

function refuseRematch(state: TableState, playerId: string): Refusal | null {
  const refusal = refuseAfterMatch(state, playerId);
  if (refusal) return refusal;
  const gone = seatedPeople(state).some((person) => !isExpected(state, person.playerId));
  return gone ? refuse('seats-empty') : null;
}

function refuseAfterMatch(state: TableState, playerId: string): Refusal | null {
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
