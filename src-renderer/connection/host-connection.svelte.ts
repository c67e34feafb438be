import type {
  ConnectRefusal,
  HostHello,
  HostToClient,
  Notice,
  OwnTable,
  TableSummary,
} from '../../src-shared/protocol/pushes';
import type { PersonalRequest, Refusal, Requests } from '../../src-shared/protocol/requests';
import type { Wire } from '../../src-shared/wire/wire';
import type { Outcome } from './outcome';
import { TableFeed } from './table-feed.svelte';
import type { TableTimeline } from './table-timeline';

export type ConnectionStatus =
  | { kind: 'connecting' }
  | { kind: 'online' }
  | { kind: 'reconnecting'; closedByHost: boolean }
  | { kind: 'refused'; refusal: ConnectRefusal }
  | { kind: 'replaced' };

export type Removal = Parameters<HostToClient['removed']>[0];

/** What a connection is made of. */
export interface ConnectionParts {
  openWire: (url: string) => Wire;
  /** This person's name; empty while unknown, and then nobody is introduced. */
  name: () => string;
  /** The host cannot call anybody by that name. */
  nameRefused: (refusal: Refusal) => void;
  makeTimeline: () => TableTimeline;
}

const REPLY_TIMEOUT_MS = 4000;
/** Longer than a host lets anybody think. */
const THOUGHT_TIMEOUT_MS = 45_000;
const ATTEMPTS = 3;
const POLL_MS = 50;

/** Requests that may reach the host twice without harm. */
const REPEATABLE: ReadonlySet<PersonalRequest> = new Set([
  'watch',
  'move',
  'resync',
  'list-history',
  'read-record',
]);

/** Requests that are answered once somebody has thought about them. */
const THOUGHTFUL: ReadonlySet<PersonalRequest> = new Set(['suggest', 'review']);

/** This person's line to one host: introduced after every reconnection, watching one table at most. */
export class HostConnection {
  url: string = $state('');
  status = $state.raw<ConnectionStatus>({ kind: 'connecting' });
  hello = $state.raw<HostHello | null>(null);
  tables = $state.raw<TableSummary[]>([]);
  /** The tables at which this person has a seat. */
  ownTables = $state.raw<OwnTable[]>([]);
  table = $state.raw<TableFeed | null>(null);
  /** Set when the host put this person out of a table. */
  removal = $state.raw<Removal | null>(null);
  notice = $state.raw<Notice | null>(null);

  readonly #parts: ConnectionParts;
  #wire: Wire;

  constructor(url: string, parts: ConnectionParts) {
    this.#parts = parts;
    this.url = url;
    this.#wire = this.#open(url);
  }

  /** Asks the host something. Never rejects; without an answer the outcome says so. */
  ask = async <Name extends PersonalRequest>(name: Name, request: Requests[Name]): Promise<Outcome<Name>> => {
    const attempts = REPEATABLE.has(name) ? ATTEMPTS : 1;
    const patience = THOUGHTFUL.has(name) ? THOUGHT_TIMEOUT_MS : REPLY_TIMEOUT_MS;
    const reply = await this.#attempt(
      attempts,
      (wire) => wire.request(name, request, patience),
      () => this.status.kind === 'online',
    );
    return reply ?? { ok: false, code: 'no-answer' };
  };

  /** Says who is here; then joins the table again. */
  async introduce(): Promise<void> {
    const name = this.#parts.name();
    if (this.hello === null || name === '' || this.status.kind === 'replaced') return;
    const reply = await this.#attempt(
      ATTEMPTS,
      (wire) => wire.identify(name, REPLY_TIMEOUT_MS),
      () => true,
    );
    if (reply?.ok === false && reply.code === 'bad-name') this.#parts.nameRefused(reply);
    if (!reply?.ok) return;
    this.status = { kind: 'online' };
    await this.table?.watch();
  }

  /** @returns the reply; null when none came although it was asked for so many times, as long as that made sense. */
  async #attempt<Answer>(
    attempts: number,
    request: (wire: Wire) => Promise<Answer>,
    makesSense: () => boolean,
  ): Promise<Answer | null> {
    const wire = this.#wire;
    for (let attempt = 0; attempt < attempts && wire === this.#wire; attempt++) {
      try {
        return await request(wire);
      } catch {
        if (!makesSense()) break;
      }
    }
    return null;
  }

  /** Joins the audience of a table, once introduced. */
  openTable(tableId: string): TableFeed {
    if (this.table?.tableId === tableId) return this.table;
    this.lookAway(this.table);
    this.removal = null;
    const table = new TableFeed(tableId, this.ask, this.#parts.makeTimeline());
    this.table = table;
    if (this.status.kind === 'online') void table.watch();
    return table;
  }

  /** Shows something else in place of this table, if it is shown, and tells the host so; the seat stays. */
  lookAway(table: TableFeed | null): void {
    if (table === null || table !== this.table) return;
    this.closeTable();
    if (this.status.kind === 'online') void this.ask('look-away', { tableId: table.tableId });
  }

  /** Stops showing the table; leaving it is asked for separately. */
  closeTable(): void {
    this.table?.timeline.stop();
    this.table = null;
  }

  /** The line may be dead without knowing: dials again at once, unless the host or another window said no. */
  redial(): void {
    if (this.status.kind === 'refused' || this.status.kind === 'replaced') return;
    this.status = { kind: 'reconnecting', closedByHost: false };
    this.#wire.redial();
  }

  /** Dials again because the person asks for it. */
  dialAgain(): void {
    const closed = this.status.kind === 'replaced';
    this.status = { kind: 'connecting' };
    if (closed) this.#wire = this.#open(this.url);
    else this.#wire.redial();
  }

  /** @returns whether this person is introduced to the host within that time. */
  online(withinMs: number): Promise<boolean> {
    return this.#reach(() => this.status.kind === 'online', withinMs);
  }

  /** @returns whether the host answers, be it with a refusal, within that time. */
  answered(withinMs: number): Promise<boolean> {
    return this.#reach(() => this.hello !== null || this.status.kind === 'refused', withinMs);
  }

  async #reach(reached: () => boolean, withinMs: number): Promise<boolean> {
    for (let waited = 0; waited < withinMs && !reached(); waited += POLL_MS)
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    return reached();
  }

  /** The same host answers at another address. */
  moveTo(url: string): void {
    if (url === this.url) return;
    this.url = url;
    this.status = { kind: 'connecting' };
    this.#wire.close();
    this.#wire = this.#open(url);
  }

  close(): void {
    this.closeTable();
    this.#wire.close();
  }

  #open(url: string): Wire {
    const wire = this.#parts.openWire(url);
    wire.onWire('down', () => {
      if (this.status.kind === 'online' || this.status.kind === 'connecting')
        this.status = { kind: 'reconnecting', closedByHost: false };
    });
    wire.onWire('refused', (refusal) => (this.status = { kind: 'refused', refusal }));
    wire.onPush('hello', (hello) => {
      this.hello = hello;
      this.tables = hello.tables;
      void this.introduce();
    });
    wire.onPush('tables', (tables) => {
      this.tables = tables;
      const { table } = this;
      if (table?.awaited && tables.some(({ tableId }) => tableId === table.tableId)) void table.watch();
    });
    wire.onPush('own-tables', (own) => (this.ownTables = own));
    wire.onPush('table', (push) => this.table?.receive(push));
    wire.onPush('removed', (removal) => {
      if (removal.tableId !== this.table?.tableId) return;
      this.removal = removal;
      this.closeTable();
    });
    wire.onPush('notice', (notice) => (this.notice = notice));
    wire.onPush('closing', () => (this.status = { kind: 'reconnecting', closedByHost: true }));
    wire.onPush('replaced', () => {
      this.status = { kind: 'replaced' };
      wire.close();
    });
    return wire;
  }
}
