import { botSeed, botRng } from '../../src-shared/engine/bot-stream';
import type { GameTypes, Seat } from '../../src-shared/engine/game';
import { findLegalMove } from '../../src-shared/engine/match';
import type { BotLevel, BotPace } from '../../src-shared/protocol/requests';
import type { Decide, DecisionRequest } from '../bots/decision';
import type { Cancel, Clock } from './clock';
import { movesOf, toAct, type LiveMatch } from './live-match';
import { isDeserted, type TableState } from './table-state';

/** Computer players' turns: one decision at a time, so that each is made from the view that a replay would give. */
export interface BotTurns {
  /** Looks whether a computer player owes a move now, and sees to it. Call it after every change of the table. */
  consider(): void;
  stop(): void;
}

type Move = GameTypes['move'];

/** How long everyone may watch a turn before the computer player moves, in milliseconds. */
const PAUSE_MS: Record<BotPace, number> = { calm: 1800, normal: 900, instant: 0 };
const RETRY_MS = 2000;
const SUBSTITUTE_LEVEL: BotLevel = 'medium';

interface Pending {
  live: LiveMatch;
  seat: Seat;
  /** Moves in the record when the decision was asked for. */
  after: number;
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
  let pending: Pending | null = null;

  function consider(): void {
    const live = state.live;
    const next = live && nextTurn(state, live);
    if (!next) {
      stop();
      return;
    }
    const { seat, level } = next;
    if (pending?.live === live && pending.seat === seat && pending.after === live.moves.length) return;
    stop();
    begin(live, seat, level);
  }

  function begin(live: LiveMatch, seat: Seat, level: BotLevel): void {
    const turn: Pending = { live, seat, after: live.moves.length, cancel: () => undefined };
    pending = turn;
    const request = requestFor(live, seat, level);
    // The table never waits for a computer player that has crashed: a quick sensible move takes its place.
    const decision = decide(request).then(
      (move) => findLegalMove(live.match, seat, move),
      (error: unknown) => {
        complain(`a computer player of ${live.game.id} could not decide (${nameOf(error)})`);
        return null;
      },
    );
    void decision.then((move) => {
      if (pending !== turn) return;
      const chosen = move ?? quickMove(live, seat, request);
      turn.cancel = clock.after(Math.max(0, due(state, live) - clock.now()), () => finish(turn, chosen));
    });
  }

  function finish(turn: Pending, move: Move): void {
    pending = null;
    try {
      play(turn.seat, move);
    } catch (error) {
      complain(`a computer player's move could not be kept (${nameOf(error)})`);
      turn.cancel = clock.after(RETRY_MS, consider);
      pending = turn;
      pending.after = -1;
    }
  }

  function stop(): void {
    pending?.cancel();
    pending = null;
  }

  return { consider, stop };
}

/** The first seat that owes a move and is played by the computer; none while the table is paused or deserted. */
function nextTurn(state: TableState, live: LiveMatch): { seat: Seat; level: BotLevel } | null {
  if (live.paused || live.result || isDeserted(state)) return null;
  for (const seat of toAct(live)) {
    const holder = state.seats[seat];
    if (holder.kind === 'bot') return { seat, level: holder.level };
    if (holder.kind === 'person' && holder.substituted) return { seat, level: SUBSTITUTE_LEVEL };
  }
  return null;
}

/** When the move falls due: counted from the start of the turn, so that deciding slowly makes nobody wait longer. */
function due(state: TableState, live: LiveMatch): number {
  return live.turn.startedAt + (live.turn.simultaneous ? 0 : PAUSE_MS[state.settings.pace]);
}

function requestFor(live: LiveMatch, seat: Seat, level: BotLevel): DecisionRequest {
  return {
    game: live.game.id,
    level,
    view: live.game.view(live.match.state, seat),
    seed: botSeed(live.seed, seat, movesOf(live, seat).length),
  };
}

function quickMove(live: LiveMatch, seat: Seat, request: DecisionRequest): Move {
  const { game, match } = live;
  const rng = botRng(request.seed);
  const move = game.policy(game.determinize(request.view, rng), seat, rng);
  return findLegalMove(match, seat, move) ?? game.legalMoves(match.state, seat)[0];
}

/** A message could quote a hand; an error's name cannot. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown error';
}
