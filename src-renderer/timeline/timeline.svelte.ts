import type { GameTypes } from '../../src-shared/engine/game';
import { createClock } from './clock';
import type { Beat, Passage, Step } from './steps';

type Events = readonly GameTypes['event'][];

/** What a time line is made of. */
export interface TimelineParts<View, Rest> {
  /** What there is to look at once nothing happens any more; null where there is nothing yet. */
  viewOf: (rest: Rest) => View | null;
  /** How long a step on the way to a rest is shown, in milliseconds at normal speed; 0: it passes at once. */
  beatMs: (step: Step<View>, before: View, rest: Rest) => number;
  /** What all times are multiplied with now; 0: only what came of it is shown. */
  factor: () => number;
  /** How long to look at each rest before the next passage begins, in milliseconds at normal speed. */
  restMs: number;
  /** When more passages than this wait, beats are left out until the screen has caught up. */
  backlog: number;
}

/**
 * Shows what happened to the person at the screen: passages in order, each of its steps that deserves it for a beat,
 * all by one clock. Live tables, replays and lessons differ only in where their passages come from.
 */
export class Timeline<View, Rest> {
  /** Where the last passage that was shown came to; null before there is any. */
  rest = $state.raw<Rest | null>(null);
  /** What is being shown, or null at rest. */
  beat = $state.raw<Beat<View> | null>(null);
  /** All that has been shown of the match, the beat included. */
  told = $state.raw<Events>([]);
  /** What the last passage told, for a live region; empty after a fresh start, so that nothing old is read out. */
  news = $state.raw<Events>([]);
  paused = $state(false);

  readonly #parts: TimelineParts<View, Rest>;
  readonly #clock = createClock();
  #waiting: Passage<View, Rest>[] = [];
  /** How many steps of the first passage that waits have been shown. */
  #stepsShown = 0;
  /** The view after the last step. */
  #last: View | null = null;

  constructor(parts: TimelineParts<View, Rest>) {
    this.#parts = parts;
  }

  /** What there is to look at now; null before there is anything. */
  get view(): View | null {
    if (this.beat !== null) return this.beat.view;
    return this.rest === null ? null : this.#parts.viewOf(this.rest);
  }

  /** Forgets what waits and shows a rest at once, with what led to it. */
  startAt(rest: Rest, told: Events): void {
    this.stop();
    this.told = told;
    this.news = [];
    this.#settleAt(rest);
  }

  /** Shows a passage as soon as all before it have been shown. */
  play(passage: Passage<View, Rest>): void {
    this.#waiting.push(passage);
    if (!this.#clock.isWaiting()) this.#advance();
  }

  /** Shows at once what the passage that is being shown comes to. */
  skip(): void {
    const passage = this.#waiting.at(0);
    if (this.beat === null || !passage) return;
    this.#clock.stop();
    this.#tell(passage.steps.slice(this.#stepsShown));
    this.#settle(passage);
    this.#advance();
  }

  pause(): void {
    this.paused = true;
    this.#clock.hold();
  }

  resume(): void {
    this.paused = false;
    this.#clock.goOn();
    if (!this.#clock.isWaiting()) this.#advance();
  }

  /** Forgets what still waits. */
  stop(): void {
    this.#clock.stop();
    this.#waiting = [];
    this.#stepsShown = 0;
    this.beat = null;
  }

  #advance(): void {
    for (let passage = this.#waiting.at(0); passage; passage = this.#waiting.at(0)) {
      if (this.paused) return;
      if (this.#stepsShown === 0 && passage.opensMatch) this.#open(passage);
      if (this.#showNextBeat(passage)) return;
      this.#settle(passage);
      const restMs = this.#waiting.length > 0 ? this.#parts.restMs * this.#parts.factor() : 0;
      if (restMs > 0) {
        this.#clock.wait(restMs, () => this.#advance());
        return;
      }
    }
  }

  /** @returns whether a step of the passage deserved a beat, which is shown now. */
  #showNextBeat(passage: Passage<View, Rest>): boolean {
    for (const step of passage.steps.slice(this.#stepsShown)) {
      const before = this.#last ?? step.view;
      this.#tell([step]);
      const ms = this.#msOf(step, before, passage.rest);
      if (ms === 0) continue;
      this.beat = { ...step, before, ms };
      this.#clock.wait(ms, () => this.#advance());
      return true;
    }
    return false;
  }

  #msOf(step: Step<View>, before: View, rest: Rest): number {
    if (this.#waiting.length > this.#parts.backlog) return 0;
    return this.#parts.beatMs(step, before, rest) * this.#parts.factor();
  }

  #tell(steps: readonly Step<View>[]): void {
    if (steps.length === 0) return;
    this.told = [...this.told, ...steps.map(({ event }) => event)];
    this.#stepsShown += steps.length;
    this.#last = steps.at(-1)?.view ?? this.#last;
  }

  /** A match is looked at from its first step on, not over what was there before it. */
  #open({ rest }: Passage<View, Rest>): void {
    this.told = [];
    this.rest = rest;
    this.#last = null;
  }

  #settle(passage: Passage<View, Rest>): void {
    this.#waiting.shift();
    this.#stepsShown = 0;
    if (passage.steps.length > 0) this.news = passage.steps.map(({ event }) => event);
    this.#settleAt(passage.rest);
  }

  #settleAt(rest: Rest): void {
    this.beat = null;
    this.rest = rest;
    this.#last = this.#parts.viewOf(rest);
  }
}
