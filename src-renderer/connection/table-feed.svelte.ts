import type { GameTypes } from '../../src-shared/engine/game';
import type { PackedPush, TablePush, TableView } from '../../src-shared/protocol/pushes';
import type { PersonalRequest, Requests } from '../../src-shared/protocol/requests';
import { unpackPush } from '../../src-shared/protocol/table-push';
import type { Failure, Outcome } from './outcome';
import type { TableTimeline } from './table-timeline';

type Move = GameTypes['move'];

/** Asks the host something; never rejects. */
export type Ask = <Name extends PersonalRequest>(
  name: Name,
  request: Requests[Name],
) => Promise<Outcome<Name>>;

interface SentMove {
  number: number;
  move: Move;
}

/** How long an acknowledged move may stay without the push that shows it. */
const PUSH_PATIENCE_MS = 3000;

/** One table at a host: its pushes in sequence, and this person's moves until they are settled. */
export class TableFeed {
  readonly tableId: string;
  /** The table as it is shown, behind the host's by the beats still to come. */
  readonly timeline: TableTimeline;
  /** The table as the host last told it. */
  latest = $state.raw<TableView | null>(null);
  /** The move that is on its way, or null. */
  sent = $state.raw<SentMove | null>(null);
  /** Why the host did not let this person in, or null. */
  barred = $state.raw<Failure | null>(null);
  /** The host is there again and the table is not: perhaps its match has still to be continued. */
  awaited = $state(false);

  readonly #ask: Ask;
  #seq: number | null = null;
  #resyncing = false;

  constructor(tableId: string, ask: Ask, timeline: TableTimeline) {
    this.tableId = tableId;
    this.timeline = timeline;
    this.#ask = ask;
  }

  /** Joins the table's audience, also again after a lost connection, and sends again what was not settled. */
  async watch(): Promise<void> {
    this.#seq = null;
    const unsettled = this.sent;
    const outcome = await this.#ask('watch', { tableId: this.tableId });
    const failed = outcome.ok || outcome.code === 'no-answer' ? null : outcome;
    this.awaited = failed?.code === 'no-such-table' && this.latest !== null;
    this.barred = this.awaited ? null : failed;
    if (outcome.ok && unsettled && this.sent === unsettled) await this.#send(unsettled);
  }

  /** Takes a push; one that comes out of sequence is left out and the whole table asked for. */
  receive(push: PackedPush): void {
    if (push.whole) {
      if (push.table.tableId === this.tableId) this.#take(unpackPush(null, push));
      return;
    }
    if (push.tableId !== this.tableId) return;
    if (this.#seq === null || this.latest === null) void this.#resync();
    else if (push.seq === this.#seq + 1) this.#take(unpackPush(this.latest, push));
    else if (push.seq > this.#seq) void this.#resync();
  }

  #take(push: TablePush): void {
    this.#seq = push.seq;
    this.barred = null;
    this.#show(push);
    this.latest = push.table;
    this.#settle(push.table.match?.movesMade ?? 0);
  }

  /** Sends a move; it is sent again after a lost connection until the host has settled it. */
  async play(move: Move): Promise<Outcome<'move'>> {
    const sent = { number: (this.latest?.match?.movesMade ?? 0) + 1, move };
    this.sent = sent;
    return this.#send(sent);
  }

  async #send(sent: SentMove): Promise<Outcome<'move'>> {
    const outcome = await this.#ask('move', { tableId: this.tableId, ...sent });
    if (!outcome.ok && outcome.code !== 'no-answer') this.#settle(sent.number);
    if (outcome.ok) setTimeout(() => this.sent === sent && void this.#resync(), PUSH_PATIENCE_MS);
    return outcome;
  }

  #show({ whole, table, events, steps }: TablePush): void {
    if (whole) {
      this.timeline.startAt(table, events);
      return;
    }
    const opensMatch = table.match !== null && table.match.matchId !== this.latest?.match?.matchId;
    this.timeline.play({ steps, rest: table, opensMatch });
  }

  #settle(number: number): void {
    if (this.sent && this.sent.number <= number) this.sent = null;
  }

  async #resync(): Promise<void> {
    if (this.#resyncing) return;
    this.#resyncing = true;
    await this.#ask('resync', { tableId: this.tableId });
    this.#resyncing = false;
  }
}
