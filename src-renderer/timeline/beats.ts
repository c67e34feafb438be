import type { GameTypes } from '../../src-shared/engine/game';
import type { Step } from './steps';

/** How long an event is shown, in milliseconds at normal speed: always the same, or by what it did. */
type BeatMs<Event, View> = number | ((event: Event, view: View, before: View) => number);

/** Which events of a game deserve a beat, and for how long. An event that is not named passes at once. */
export type Beats<T extends GameTypes = GameTypes> = {
  readonly [Type in T['event']['type']]?: BeatMs<Extract<T['event'], { type: Type }>, T['view']>;
};

/**
 * How long a step is shown.
 * @returns milliseconds at normal speed; 0 for a step without a beat.
 */
export function beatMs<T extends GameTypes>(
  beats: Beats<T>,
  { event, view }: Step<T['view']>,
  before: T['view'],
): number {
  const ms = (beats as Beats)[event.type] ?? 0;
  return typeof ms === 'number' ? ms : ms(event, view, before);
}
