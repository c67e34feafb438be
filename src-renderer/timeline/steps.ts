import type { GameTypes } from '../../src-shared/engine/game';

type AnyEvent = GameTypes['event'];

/** Something that happened, and the view right after it. */
export interface Step<View, Event extends AnyEvent = AnyEvent> {
  event: Event;
  view: View;
}

/** A step while it is shown. */
export interface Beat<View, Event extends AnyEvent = AnyEvent> extends Step<View, Event> {
  /** The view right before it. */
  before: View;
  /** How long it is shown, in milliseconds at the speed of the one who watches. */
  ms: number;
}

/** What one push, or one move, brought: its steps, and how things stand once all of them have been shown. */
export interface Passage<View, Rest> {
  steps: readonly Step<View>[];
  rest: Rest;
  /** Whether a match begins with it; then what was told before is of another one. */
  opensMatch: boolean;
}
