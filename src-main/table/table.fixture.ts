import * as v from 'valibot';
import { at } from '../../src-shared/engine/at';
import { defineGame } from '../../src-shared/engine/define-game';
import { expect } from 'vitest';
import type { AnyOpen, Game, GameTypes, State, View } from '../../src-shared/engine/game';
import { easy } from '../../src-shared/bots/easy';
import { medium } from '../../src-shared/bots/medium';
import { botRng } from '../../src-shared/engine/bot-stream';
import { rankSeats } from '../../src-shared/engine/ranking';
import { findGame } from '../../src-shared/games/registry';
import { randomBytes } from 'node:crypto';
import type { TablePush } from '../../src-shared/protocol/pushes';
import { unpackPush } from '../../src-shared/protocol/table-push';
import type { Reply, Requests } from '../../src-shared/protocol/requests';
import { advise, type Advice } from '../../src-shared/bots/advice';
import type { Question, BotQuestion } from '../bots/question';
import { openStore } from '../store/store';
import type { Clock } from './clock';
import { COMMANDS } from './commands';
import type { Accepted, TableRequest } from './open-table';
import type { Player } from './state';
import type { Table } from './table';
import { DONE, isRefusal } from './refuse';
import { createTables } from './tables';

/** A clock that stands still until it is told to advance. */
export interface FakeClock extends Clock {
  /** Runs what falls due on the way, and lets promises settle after each. */
  advance(milliseconds: number): Promise<void>;
  /** Sets the computer's clock, as its owner might; nothing falls due by that. */
  setWall(milliseconds: number): void;
}

export function fakeClock(): FakeClock {
  let now = 1_000_000;
  let wall = 1_790_000_000_000;
  let timers: { at: number; run: () => void }[] = [];
  const settle = async () => {
    for (let i = 0; i < 10; i++) await Promise.resolve();
  };
  return {
    monotonic: () => now,
    wall: () => wall + now,
    setWall(milliseconds) {
      wall = milliseconds - now;
    },
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run };
      timers.push(timer);
      return () => (timers = timers.filter((other) => other !== timer));
    },
    async advance(milliseconds) {
      const end = now + milliseconds;
      await settle();
      for (;;) {
        const next = timers
          .filter((timer) => timer.at <= end)
          .sort((a, b) => a.at - b.at)
          .at(0);
        if (!next) break;
        timers = timers.filter((timer) => timer !== next);
        now = next.at;
        next.run();
        await settle();
      }
      now = end;
    },
  };
}

interface TurnsOpen extends AnyOpen {
  options: { rounds: number };
  turn: number;
  last: number;
}

interface Turns extends GameTypes {
  options: { rounds: number };
  state: State<TurnsOpen, object>;
  move: { type: 'say'; n: number };
  view: View<TurnsOpen, object>;
  event: { type: 'said'; seat: number; n: number };
}

/** A game of one turn after the other: say 1 or 2, in turn, so many rounds. The last word is always 1. */
export const turns: Game<Turns> = defineGame<Turns>({
  id: 'turns',
  seats: { min: 2, max: 4 },
  options: v.object({ rounds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 9) }),
  move: v.object({ type: v.literal('say'), n: v.number() }),
  refuseOptions: ({ rounds }) => (rounds > 20 ? 'too-long' : null),
  setUp: (options, seats) => ({
    open: { options, seats, scoreByRound: [], turn: 0, last: options.rounds * seats },
    hidden: {},
  }),
  begin: () => undefined,
  toAct: ({ open }) => (open.turn < open.last ? [open.turn % open.seats] : []),
  legalMoves: (state, seat) =>
    turns.toAct(state).includes(seat)
      ? (state.open.turn === state.open.last - 1 ? [1] : [1, 2]).map((n) => ({ type: 'say', n }) as const)
      : [],
  whyIllegal: () => 'one-or-two',
  apply(state, seat, { n }, _rng, emit) {
    state.open.turn += 1;
    emit({ type: 'said', seat, n });
  },
  own: () => ({}),
  hear: (event) => event,
  standings: ({ open: { seats, turn, last } }) =>
    turn < last ? null : rankSeats(Array.from({ length: seats }, () => 0)),
  determinize: ({ open }) => ({ open: { ...open }, hidden: {} }),
  policy: () => ({ type: 'say', n: 1 }),
  foresight: {
    expertBudget: 10,
    mixing: null,
    beforeOthersChose: (view) => view,
    withoutMemory: (view) => view,
    candidates: (state, seat) => turns.legalMoves(state, seat),
    isFarEnough: () => true,
    value: () => 0,
    witness: () => ({ hear: () => undefined, facts: () => ({}) }),
  },
});

/**
 * A table with its requests by their names: `table.sit('ann', { seat: 0 })`. A person's name is also their id, unless
 * both are given.
 */
export type AskedTable = Table & {
  [Name in TableRequest]: (
    who: string | Player,
    ...request: keyof Asked<Name> extends never ? [] : [Asked<Name>]
  ) => Name extends 'suggest' ? Promise<Reply<Name>> : Reply<Name>;
};
type Asked<Name extends TableRequest> = Omit<Accepted<Name>, 'tableId'>;

export function askedTable(table: Table): AskedTable {
  const requests = (Object.keys(COMMANDS) as TableRequest[]).map((name) => [
    name,
    (who: string | Player, request: object = {}) =>
      table.ask(name, typeof who === 'string' ? { playerId: who, name: who } : who, {
        tableId: table.tableId,
        ...request,
      }),
  ]);
  return { ...table, ...Object.fromEntries(requests) } as AskedTable;
}

/** Tables on a fake clock and a store in memory; everything sent is kept. */
export function tableBed() {
  const clock = fakeClock();
  const store = openStore(':memory:');
  const sent = new Map<string, TablePush[]>();
  const removed: string[] = [];
  const complaints: string[] = [];
  const decisions: BotQuestion[] = [];
  const adviceAsked: Question[] = [];
  const bed = {
    /** Replaced by tests in which the computer player is slow or broken. */
    decide: (request: BotQuestion): Promise<GameTypes['move']> => {
      const game = find(request.game);
      if (!game) throw new Error('no such game');
      const bot = request.level === 'medium' ? medium : easy;
      return Promise.resolve(bot(game, request.view, botRng(request.seed)));
    },
    /** Replaced by tests in which thinking takes a while. */
    advise: (request: Question): Promise<Advice> => {
      const game = find(request.game);
      if (!game) throw new Error('no such game');
      return Promise.resolve(advise(game, request.view, botRng(request.seed)));
    },
    diskFull: false,
  };
  const find = (id: string): Game | null => (id === turns.id ? turns : findGame(id));
  const guarded = <Args extends unknown[]>(write: (...args: Args) => void) => {
    return (...args: Args) => {
      if (bed.diskFull) throw new Error('disk full');
      write(...args);
    };
  };
  const tables = createTables({
    clock,
    journal: {
      startMatch: guarded((match) => store.startMatch(match, [])),
      appendMove: guarded((matchId, move) => store.appendMove(matchId, move)),
      keepTable: guarded((matchId, table) => store.keepTable(matchId, table)),
      readMatch: (matchId) => store.readMatch(matchId),
    },
    decide(request) {
      decisions.push(request);
      return bed.decide(request);
    },
    advise(request) {
      adviceAsked.push(request);
      return bed.advise(request);
    },
    send(playerId, push) {
      const before = sent.get(playerId) ?? [];
      // As it goes over the wire, so that nothing is shared with the table.
      const packed = JSON.parse(JSON.stringify(push)) as typeof push;
      sent.set(playerId, [...before, unpackPush(before.at(-1)?.table ?? null, packed)]);
    },
    removed: (playerId, { why }) => removed.push(`${playerId} ${why}`),
    changed: () => undefined,
    newId: () => randomBytes(8).toString('hex'),
    newSeed: () => randomBytes(32).toString('hex'),
    complain: (sentence) => complaints.push(sentence),
    findGame: find,
  });

  const to = (name: string) => sent.get(name) ?? [];
  const last = (name: string) => at(to(name), to(name).length - 1);

  return Object.assign(bed, {
    clock,
    store,
    tables,
    removed,
    complaints,
    decisions,
    adviceAsked,
    to,
    last,
    /** A table that `host` has made; with no host, one of the command line. */
    table(host: string | null, asked: Partial<Requests['create-table']> = {}): AskedTable {
      const created = tables.create({ name: 'Kitchen', game: 'turns', seats: 2, ...asked }, host);
      if (isRefusal(created)) throw new Error(JSON.stringify(created));
      const table = askedTable(created);
      if (host !== null) table.watch(host);
      return table;
    },
    /** A match of these people, in seat order; computer players on the seats that are left. The first is the host. */
    playing(names: [string, ...string[]], asked: Partial<Requests['create-table']> = {}): AskedTable {
      const [host] = names;
      const table = this.table(host, asked);
      for (const [seat, name] of names.entries()) {
        if (seat > 0) table.watch(name);
        table.sit(name, { seat });
        table.ready(name, { ready: true });
      }
      expect(table.start(host)).toEqual(DONE);
      return table;
    },
  });
}

export type TableBed = ReturnType<typeof tableBed>;
