import * as v from 'valibot';
import {
  requestSchemas,
  type Refusal,
  type Reply,
  type RequestName,
} from '../../src-shared/protocol/requests';
import type { Store } from '../store/store';
import type { Person } from './people';
import { isRefusal, refuse, type Outcome } from '../table/refuse';
import type { Reviews } from './reviews';
import type { Table } from '../table/table';
import type { Tables } from '../table/tables';

/** The requests of a person who has said who they are. */
export type PersonalRequest = Exclude<RequestName, 'identify'>;
type Accepted<Name extends RequestName> = v.InferOutput<(typeof requestSchemas)[Name]>;
/** Thinking takes a while, whatever else is answered at once. */
type Answered<Name extends RequestName> = Reply<Name> | Promise<Reply<Name>>;
type Handlers = {
  [Name in PersonalRequest]: (person: Person, request: Accepted<Name>) => Answered<Name>;
};

/** Answers a checked request of a known person. */
export type AnswerRequest = <Name extends PersonalRequest>(
  name: Name,
  person: Person,
  request: Accepted<Name>,
) => Answered<Name>;

const DONE = { ok: true } as const;

/** What each request means, in terms of the tables and the store. */
export function createRequests(tables: Tables, store: Store, reviews: Reviews): AnswerRequest {
  function at(tableId: string, ask: (table: Table) => Outcome): typeof DONE | Refusal {
    const table = tables.find(tableId);
    return table ? (ask(table) ?? DONE) : refuse('no-such-table');
  }

  /** Joins the audience first if need be. */
  function present(table: Table, person: Person, ask: () => Outcome): Outcome {
    return table.expects(person.playerId) ? ask() : (table.watch(person) ?? ask());
  }

  const handlers: Handlers = {
    rename: (person, { name }) => renamed(tables, person, name) ?? DONE,

    'create-table'(person, request) {
      const created = tables.create(request, person.playerId);
      if (isRefusal(created)) return created;
      tables.find(created.tableId)?.watch(person);
      return { ok: true, ...created };
    },
    watch: (person, { tableId }) => at(tableId, (table) => table.watch(person)),
    leave: ({ playerId }, { tableId }) => at(tableId, (table) => table.leave(playerId)),
    configure: ({ playerId }, { tableId, settings }) =>
      at(tableId, (table) => table.configure(playerId, settings)),
    sit: (person, { tableId, seat }) =>
      at(tableId, (table) => present(table, person, () => table.sit(person.playerId, seat))),
    stand: ({ playerId }, { tableId }) => at(tableId, (table) => table.stand(playerId)),
    'add-bot': ({ playerId }, { tableId, seat, level }) =>
      at(tableId, (table) => table.addBot(playerId, seat, level)),
    'remove-bot': ({ playerId }, { tableId, seat }) =>
      at(tableId, (table) => table.removeBot(playerId, seat)),
    kick: ({ playerId }, request) => at(request.tableId, (table) => table.kick(playerId, request.playerId)),
    ready: ({ playerId }, { tableId, ready }) => at(tableId, (table) => table.ready(playerId, ready)),
    start: ({ playerId }, { tableId }) => at(tableId, (table) => table.start(playerId)),

    move: ({ playerId }, { tableId, number, move }) =>
      at(tableId, (table) => table.move(playerId, number, move)),
    suggest: ({ playerId }, { tableId }) =>
      tables.find(tableId)?.suggest(playerId) ?? refuse('no-such-table'),
    pause: ({ playerId }, { tableId }) => at(tableId, (table) => table.pause(playerId)),
    resume: ({ playerId }, { tableId }) => at(tableId, (table) => table.resume(playerId)),
    resync: ({ playerId }, { tableId }) => at(tableId, (table) => table.resync(playerId)),
    rematch: ({ playerId }, { tableId }) => at(tableId, (table) => table.rematch(playerId)),
    'reopen-lobby': ({ playerId }, { tableId }) => at(tableId, (table) => table.reopenLobby(playerId)),
    'close-table': ({ playerId }, { tableId }) => at(tableId, (table) => table.close(playerId)),

    'list-history': () => ({ ok: true, matches: store.history() }),
    'read-record'(_person, { matchId }) {
      const record = store.record(matchId);
      return record ? { ok: true, record } : refuse('no-such-match');
    },
    async review(_person, { matchId, index }) {
      const advice = await reviews.review(matchId, index);
      return isRefusal(advice) ? advice : { ok: true, advice };
    },
  };

  return (name, person, request) => handlers[name](person, request);
}

/** Gives a person another name, at their tables too, unless somebody there has it. */
export function renamed(tables: Tables, person: Person, name: string): Outcome {
  const theirs = tables.all().filter((table) => table.knows(person.playerId));
  for (const table of theirs) {
    const refusal = table.refuseName(person.playerId, name);
    if (refusal) return refusal;
  }
  person.name = name;
  for (const table of theirs) table.rename(person.playerId, name);
  return null;
}
