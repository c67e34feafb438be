import { botSeed } from '../../src-shared/engine/bot-stream';
import type { AnyView, Game, GameTypes, Seat, Standing, Viewer } from '../../src-shared/engine/game';
import {
  beginMatch,
  moveKey,
  playMove,
  setUpMatch,
  type Match,
  type SeatMove,
} from '../../src-shared/engine/match';
import { replayMoves, type Deal } from '../../src-shared/engine/replay';
import type { TableStep } from '../../src-shared/protocol/pushes';
import type { Question } from '../bots/question';

type Move = GameTypes['move'];
type Event = GameTypes['event'];

/** A match at a table. Everything here is replayed from options, seats, seed and moves. */
export interface LiveMatch {
  readonly matchId: string;
  /** Whether it is written down: a match among computer players is not. */
  readonly kept: boolean;
  readonly game: Game;
  readonly options: object;
  readonly seats: number;
  readonly seed: string;
  match: Match;
  moves: SeatMove[];
  /** All that happened, face up; `hear` is the way out. */
  events: Event[];
  /** The views right after the last of these events, those of the last move: before that nobody needs them. */
  views: StepViews[];
  /** Null until the match is over. */
  result: Standing[] | null;
  turn: Turn;
  paused: { by: string; at: number } | null;
}

/** The views right after an event: every seat's own, and last the table's. */
type StepViews = readonly AnyView[];

/** What the table waits for. */
export interface Turn {
  startedAt: number;
  /** Several seats choose without seeing one another's choice. */
  simultaneous: boolean;
}

/** A deal of a match at a table. */
export type MatchDeal = Deal & Pick<LiveMatch, 'matchId' | 'kept'>;

export function dealMatch(deal: MatchDeal, now: number): LiveMatch {
  const match = setUpMatch(deal.game, deal.options, deal.seats, deal.seed);
  const { events, views } = watch(match, deal.seats, (emit) => beginMatch(match, emit));
  return {
    ...deal,
    match,
    moves: [],
    events,
    views,
    result: deal.game.standings(match.state),
    turn: { startedAt: now, simultaneous: deal.game.toAct(match.state).length > 1 },
    paused: null,
  };
}

/**
 * Deals the match again and plays its moves.
 * @throws RangeError at a move that is not legal: the rules have changed since.
 */
export function replayMatch(
  deal: MatchDeal,
  moves: Parameters<typeof replayMoves>[2],
  now: number,
): LiveMatch {
  const live = dealMatch(deal, now);
  let owed: Seat[] = [];
  const illegal = replayMoves(live.match, deal.seats, moves, {
    before: () => (owed = toAct(live)),
    event: (event) => live.events.push(event),
    after: ({ seat, move }) => noteMove(live, owed, seat, move, now),
  });
  if (illegal) throw new RangeError(`move ${illegal.index} is not legal any more`);
  live.views = [];
  return live;
}

export function toAct(live: LiveMatch): Seat[] {
  return live.game.toAct(live.match.state);
}

export function movesOf(live: LiveMatch, seat: Seat): Move[] {
  return live.moves.flatMap((made) => (made.seat === seat ? [made.move] : []));
}

/** @param number counts the seat's own moves from 1. @returns whether the seat has made this very move with it. */
export function isRepeat(live: LiveMatch, seat: Seat, number: number, move: Move): boolean {
  const made = number >= 1 ? movesOf(live, seat).at(number - 1) : undefined;
  return made !== undefined && moveKey(made) === moveKey(move);
}

/** All that anybody who thinks about the seat's next move is told: its own view, and a seed of this one decision. */
export function questionOf(live: LiveMatch, seat: Seat): Question {
  return {
    game: live.game.id,
    view: live.game.view(live.match.state, seat),
    seed: botSeed(live.seed, seat, movesOf(live, seat).length),
  };
}

/**
 * Plays a legal move and commits it. Nobody may be told before this returns.
 * @param commit writes the move to the disk, with the standings if it ended the match.
 * @throws whatever `commit` throws; the match is then as it was before.
 */
export function makeMove(
  live: LiveMatch,
  seat: Seat,
  move: Move,
  now: number,
  commit: (result: Standing[] | null) => void,
): void {
  const moves = [...live.moves];
  const { turn } = live;
  try {
    advance(live, seat, move, now);
    commit(live.result);
  } catch (error) {
    // The state and its stream of chance have moved on; replaying the record is the one way back.
    Object.assign(live, replayMatch(live, moves, now), { turn });
    throw error;
  }
}

function advance(live: LiveMatch, seat: Seat, move: Move, now: number): void {
  const owed = toAct(live);
  const { match, seats } = live;
  const { events, views } = watch(match, seats, (emit) => playMove(match, seat, move, emit));
  live.events.push(...events);
  live.views = views;
  noteMove(live, owed, seat, move, now);
}

/** What happens, and the views right after each event. */
function watch(
  { game, state }: Match,
  seats: number,
  play: (emit: (event: Event) => void) => void,
): { events: Event[]; views: StepViews[] } {
  const events: Event[] = [];
  const views: StepViews[] = [];
  play((event) => {
    events.push(event);
    views.push(viewsOf(game, state, seats));
  });
  return { events, views };
}

function viewsOf(game: Game, state: GameTypes['state'], seats: number): StepViews {
  const own = Array.from({ length: seats }, (_, seat) => game.view(state, seat));
  return [...own, game.view(state, 'table')];
}

/** @param owed the seats that owed a move before this one was made. */
function noteMove(live: LiveMatch, owed: Seat[], seat: Seat, move: Move, now: number): void {
  live.moves.push({ seat, move });
  live.result = live.game.standings(live.match.state);
  const after = toAct(live);
  if (!sameTurn(owed, after, seat)) live.turn = { startedAt: now, simultaneous: after.length > 1 };
}

/** A simultaneous choice is one turn until the last seat has chosen, changes of mind included. */
function sameTurn(before: Seat[], after: Seat[], mover: Seat): boolean {
  if (!before.includes(mover)) return true;
  const waiting = before.filter((seat) => seat !== mover);
  return waiting.length > 0 && waiting.join() === after.join();
}

export function pauseMatch(live: LiveMatch, by: string, now: number): void {
  live.paused = { by, at: now };
}

export function resumeMatch(live: LiveMatch, now: number): void {
  if (live.paused) live.turn = { ...live.turn, startedAt: live.turn.startedAt + now - live.paused.at };
  live.paused = null;
}

/** How long the table has waited for the seats that owe a move; a pause does not count. */
export function waitedMs(live: LiveMatch, now: number): number {
  return Math.max(0, (live.paused?.at ?? now) - live.turn.startedAt);
}

/** All that the viewer may hear of what happened. */
export function heardBy(live: LiveMatch, viewer: Viewer): Event[] {
  return live.events.flatMap((event) => live.game.hear(event, viewer) ?? []);
}

/**
 * What the viewer may hear of the events from number `from` on, each with its view right after it.
 * @returns null when some of these views are not there any more.
 */
export function stepsSince(live: LiveMatch, viewer: Viewer, from: number): TableStep[] | null {
  const { events, views, game, seats } = live;
  const first = events.length - views.length;
  if (from < first) return null;
  return views.slice(from - first).flatMap((each, index) => {
    const event = events.at(from + index);
    const view = each.at(viewer === 'table' ? seats : viewer);
    const heard = event && game.hear(event, viewer);
    return heard && view ? [{ event: heard, view }] : [];
  });
}
