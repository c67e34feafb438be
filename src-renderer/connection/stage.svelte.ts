import type { GameTypes } from '../../src-shared/engine/game';
import type { TablePush, TableView } from '../../src-shared/protocol/pushes';

type Events = GameTypes['event'][];

/** When more pushes than this wait, scenes are left out until the table has caught up. */
const BACKLOG = 4;

/**
 * What the person at the screen sees of a table: pushes in order, each scene for its time over the view before it.
 */
export class Stage {
  /** The table as shown, behind the host's by the scenes still to come; null before the first push. */
  shown = $state.raw<TableView | null>(null);
  /** What is being shown over it, or null at rest. */
  scene = $state.raw<Events | null>(null);
  /** All that was heard of the match and has been shown. */
  log = $state.raw<Events>([]);
  /** The events that came last, for a live region; empty after a fresh start, so that nothing old is read out. */
  news = $state.raw<Events>([]);

  readonly #sceneMs: (table: TableView, events: Events) => number;
  #waiting: TablePush[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** @param sceneMs how long events are to be shown, the person's speed included. */
  constructor(sceneMs: (table: TableView, events: Events) => number) {
    this.#sceneMs = sceneMs;
  }

  accept(push: TablePush): void {
    if (push.whole) this.#startAfresh(push);
    else {
      this.#waiting.push(push);
      if (this.scene === null) this.#playNext();
    }
  }

  /** Ends the scene that is being shown. */
  skip(): void {
    if (this.scene !== null) this.#finishScene();
  }

  /** Forgets what still waits. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#waiting = [];
    this.scene = null;
  }

  #startAfresh(push: TablePush): void {
    this.stop();
    this.shown = push.table;
    this.log = push.events;
    this.news = [];
  }

  #playNext(): void {
    while (this.#waiting.length > 0) {
      const push = this.#waiting[0];
      const duration = this.#waiting.length > BACKLOG ? 0 : this.#sceneMs(push.table, push.events);
      if (duration > 0) {
        this.scene = push.events;
        this.#timer = setTimeout(() => this.#finishScene(), duration);
        return;
      }
      this.#showNext();
    }
  }

  #finishScene(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.scene = null;
    this.#showNext();
    this.#playNext();
  }

  #showNext(): void {
    const push = this.#waiting.shift();
    if (!push) return;
    this.log =
      this.shown?.match?.matchId === push.table.match?.matchId ? [...this.log, ...push.events] : push.events;
    if (push.events.length > 0) this.news = push.events;
    this.shown = push.table;
  }
}
