import type { GameTypes } from '../../../src-shared/engine/game';
import type { BotPace } from '../../../src-shared/protocol/requests';
import type { Frame } from './frames';

const FACTORS: Record<BotPace, number> = { calm: 1.8, normal: 1, instant: 0.3 };
/** How long a frame is looked at when its events make no scene. */
const FRAME_MS = 900;

/** Steps through frames, by hand or by itself with the scenes in between. */
export class Playback {
  readonly frames: readonly Frame[];
  index = $state(0);
  playing = $state(false);
  scene = $state.raw<GameTypes['event'][] | null>(null);
  speed = $state<BotPace>('normal');

  readonly #sceneMs: (events: GameTypes['event'][]) => number;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(frames: readonly Frame[], sceneMs: (events: GameTypes['event'][]) => number) {
    this.frames = frames;
    this.#sceneMs = sceneMs;
  }

  get last(): number {
    return this.frames.length - 1;
  }

  /** Shows a frame at once and stops playing. */
  goTo(index: number): void {
    this.stop();
    this.index = Math.max(0, Math.min(this.last, index));
  }

  play(): void {
    if (this.index === this.last) this.index = 0;
    this.playing = true;
    this.#advance();
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.playing = false;
    this.scene = null;
  }

  #advance(): void {
    if (this.index === this.last) {
      this.stop();
      return;
    }
    const { events } = this.frames[this.index + 1];
    const sceneMs = this.#sceneMs(events);
    if (sceneMs > 0) this.scene = events;
    this.#timer = setTimeout(() => this.#arrive(), Math.max(FRAME_MS, sceneMs) * FACTORS[this.speed]);
  }

  #arrive(): void {
    this.scene = null;
    this.index += 1;
    this.#timer = setTimeout(() => this.#advance(), FRAME_MS * FACTORS[this.speed]);
  }
}
