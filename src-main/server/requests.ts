import { NAME_LENGTH, type Refusal, type RequestName } from '../../src-shared/protocol/requests';
import type { Store } from '../store/store';
import { readName } from '../table/names';
import type { Accepted, Answered, TableRequest } from '../table/open-table';
import { DONE, isRefusal, refuse } from '../table/refuse';
import type { Tables } from '../table/tables';
import type { Person } from './people';
import type { Reviews } from './reviews';

/** The requests of a person who has said who they are that are about no table in particular. */
export type HouseRequest = Exclude<RequestName, TableRequest | 'identify'>;

export type HouseRequests = {
  readonly [Name in HouseRequest]: (person: Person, request: Accepted<Name>) => Answered<Name>;
};

/** What people can ask of the host itself. */
export function createHouseRequests(tables: Tables, store: Store, reviews: Reviews): HouseRequests {
  return {
    rename(person, { name: text }) {
      const name = readName(text, NAME_LENGTH);
      return name === null ? refuse('bad-name') : (renamed(tables, person, name) ?? DONE);
    },

    'create-table'(person, request) {
      const created = tables.create(request, person.playerId);
      if (isRefusal(created)) return created;
      void created.ask('watch', person, { tableId: created.tableId });
      return { ok: true, tableId: created.tableId };
    },

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
}

/** Gives a person another name, at their tables too, unless somebody there has it. */
export function renamed(tables: Tables, person: Person, name: string): Refusal | null {
  const theirs = tables.all().filter((table) => table.knows(person.playerId));
  for (const table of theirs) {
    const refusal = table.refuseName(person.playerId, name);
    if (refusal) return refusal;
  }
  person.name = name;
  for (const table of theirs) table.rename(person.playerId, name);
  return null;
}
