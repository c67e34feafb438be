import type * as v from 'valibot';
import type { Reply, RequestName, requestSchemas } from '../../src-shared/protocol/requests';
import type { Absence } from './absence';
import type { Hints } from './hints';
import type { TableKeeper } from './kept-table';
import type { Pushes } from './pushes';
import type { Player, TableState } from './state';
import type { TableWorld } from './world';

/** A table while it is open: its state, and all that its commands need to change it. */
export interface OpenTable {
  readonly state: TableState;
  readonly world: TableWorld;
  readonly pushes: Pushes;
  readonly absence: Absence;
  readonly hints: Hints;
  readonly keeper: TableKeeper;
  /** Whether it closes when everybody has left. */
  readonly vanishes: boolean;
  /** Clears it away; an unfinished match is kept. */
  close(): void;
}

/** A request after its schema has read it. */
export type Accepted<Name extends RequestName> = v.InferOutput<(typeof requestSchemas)[Name]>;

/** The requests that are about one table. */
export type TableRequest = {
  [Name in RequestName]: 'tableId' extends keyof Accepted<Name> ? Name : never;
}[RequestName];

/** Thinking takes a while, whatever else is answered at once. */
export type Answered<Name extends RequestName> = Reply<Name> | Promise<Reply<Name>>;

/**
 * What a request means: it changes the table, or says why not. Afterwards, when it was done, everything is brought in
 * line and everybody is told; a command sees to neither.
 * @param request what the request's schema made of it; all else about it is to be checked.
 */
export type Command<Name extends TableRequest> = (
  table: OpenTable,
  player: Player,
  request: Accepted<Name>,
) => Answered<Name>;
export type Commands = { readonly [Name in TableRequest]: Command<Name> };
