import { isVisiblyForced } from '../../src-shared/bots/forced';
import { at } from '../../src-shared/engine/at';
import { botRng } from '../../src-shared/engine/bot-stream';
import type { GameTypes, Seat } from '../../src-shared/engine/game';
import { findLegalMove } from '../../src-shared/engine/match';
import type { BotLevel, BotPace } from '../../src-shared/protocol/requests';
import type { Question, Decide } from '../bots/question';
import type { Cancel, Clock } from './clock';
import { questionOf, toAct, type LiveMatch, type Turn } from './match';

import { isDeserted, seatedPeople, type TableState } from './state';

/**
 * Computer players' turns. Where several owe a hidden choice they decide at the same time: no decision depends on who
 * has chosen already, so a replay makes the same ones.
 */
export interface BotTurns {
  /** Looks which computer players owe a move now, and sees to it. Call it after every change of the table. */
  consider(): void;
  stop(): void;
}

type Move = GameTypes['move'];

/** How long everyone may watch a turn before the computer player moves, in milliseconds. */
const PAUSE_MS: Record<BotPace, number> = { calm: 1800, normal: 900, instant: 0 };
/** Who thinks takes as long over every decision: how long tells others how much there was to choose from. */
const THINKING_MS: Record<BotLevel, number> = { easy: 0, medium: 0, hard: 150, expert: 600 };
/** The same where several choose in secret and others see when one has chosen. Whoever takes longer takes it again. */
const CHOOSING_MS: Record<BotLevel, number> = { easy: 100, medium: 100, hard: 150, expert: 600 };
const RETRY_MS = 2000;
const SUBSTITUTE_LEVEL: BotLevel = 'medium';

interface OwedTurn {
  seat: Seat;
  level: BotLevel;
}

interface Pending extends OwedTurn {
  /** What the decision was asked for; null while it waits to be asked for again. */
  turn: Turn | null;
  cancel: Cancel;
}

/**
 * @param play makes the move at the table. It throws when the move could not be kept; then it is tried again later.
 * @param complain takes a sentence for the log, without anything hidden in it.
 */
export function createBotTurns(
  state: TableState,
  clock: Clock,
  decide: Decide,
  play: (seat: Seat, move: Move) => void,
  complain: (sentence: string) => void,
): BotTurns {
  const pending = new Map<Seat, Pending>();

  function consider(): void {
    const { live } = state;
    const owed = live ? owedTurns(state, live) : [];
    for (const each of pending.values()) {
      const stands = owed.some(({ seat, level }) => seat === each.seat && level === each.level);
      if (!stands || each.turn !== live?.turn) drop(each);
    }
    for (const turn of owed) if (live && !pending.has(turn.seat)) begin(live, turn);
  }

  function begin(live: LiveMatch, { seat, level }: OwedTurn): void {
    const turn: Pending = { seat, level, turn: live.turn, cancel: () => undefined };
    pending.set(seat, turn);
    const request = questionOf(live, seat);
    // The table never waits for a computer player that has crashed: a quick sensible move takes its place.
    const decision = decide({ ...request, level }).then(
      (move) => findLegalMove(live.match, seat, move),
      (error: unknown) => {
        complain(`a computer player of ${live.game.id} could not decide (${nameOf(error)})`);
        return null;
      },
    );
    void decision.then((move) => {
      if (pending.get(seat) !== turn) return;
      const chosen = move ?? quickMove(live, seat, request);
      const now = clock.monotonic();
      turn.cancel = clock.after(dueAt(state, live, turn, now) - now, () => finish(turn, chosen));
    });
  }

  function finish(turn: Pending, move: Move): void {
    pending.delete(turn.seat);
    try {
      play(turn.seat, move);
    } catch (error) {
      complain(`a computer player's move could not be kept (${nameOf(error)})`);
      pending.set(turn.seat, { ...turn, turn: null, cancel: clock.after(RETRY_MS, consider) });
    }
  }

  function drop(turn: Pending): void {
    turn.cancel();
    pending.delete(turn.seat);
  }

  function stop(): void {
    for (const turn of pending.values()) drop(turn);
  }

  return { consider, stop };
}

/** The seats that owe a move and are played by the computer; none while the table is paused or deserted. */
function owedTurns(state: TableState, live: LiveMatch): OwedTurn[] {
  if (live.paused || live.result || isDeserted(state)) return [];
  return toAct(live).flatMap((seat) => {
    const holder = at(state.seats, seat);
    if (holder.kind === 'bot') return { seat, level: holder.level };
    if (holder.kind !== 'person') return [];
    return holder.substituted || holder.lent === live.turn ? { seat, level: SUBSTITUTE_LEVEL } : [];
  });
}

/**
 * When a move that has been decided falls due, so that deciding slowly makes nobody wait longer: counted from the start
 * of the turn, but in whole steps where several choose in secret, since others see when one has chosen.
 */
function dueAt(state: TableState, live: LiveMatch, owed: OwedTurn, now: number): number {
  const { startedAt, simultaneous } = live.turn;
  if (!simultaneous) return Math.max(now, startedAt + pauseBefore(state, live, owed));
  const step = seatedPeople(state).length === 0 ? PAUSE_MS.calm : CHOOSING_MS[owed.level];
  return startedAt + step * Math.max(1, Math.ceil((now - startedAt) / step));
}

/** Nobody has to watch a choice that everyone can see is none. A match without people is no use of a processor. */
function pauseBefore(state: TableState, { game, match }: LiveMatch, { seat, level }: OwedTurn): number {
  if (seatedPeople(state).length === 0) return PAUSE_MS.calm;
  const pause = Math.max(PAUSE_MS[state.settings.pace], THINKING_MS[level]);
  return isVisiblyForced(game, game.view(match.state, 'table'), seat) ? 0 : pause;
}

function quickMove(live: LiveMatch, seat: Seat, request: Question): Move {
  const { game, match } = live;
  const rng = botRng(request.seed);
  const move = game.policy(game.determinize(request.view, rng), seat, rng);
  return findLegalMove(match, seat, move) ?? at(game.legalMoves(match.state, seat), 0);
}

/** A message could quote a hand; an error's name cannot. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown error';
}
