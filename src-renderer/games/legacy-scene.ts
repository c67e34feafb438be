import type { GameTypes } from '../../src-shared/engine/game';
import { beatMs } from '../timeline/beats';
import type { Beat, Step } from '../timeline/steps';
import type { GameUi } from './game-ui';
import { findGameUi } from './loaded-games.svelte';

type Events = readonly GameTypes['event'][];

/** All that one push tells, as a single step: for boards that still lead through several events by themselves. */
interface Scene {
  type: 'scene';
  events: Events;
}

/** Whether the game's board draws the view right after each event. */
export function showsBeats(game: string): boolean {
  return findGameUi(game)?.pace.kind === 'beats';
}

/**
 * The steps as the game's board wants them.
 * @param rest the view that came of all of them.
 */
export function stepsFor<View>(
  game: string,
  steps: readonly Step<View>[],
  rest: View,
): readonly Step<View>[] {
  if (showsBeats(game) || steps.length === 0) return steps;
  const scene: Scene = { type: 'scene', events: steps.map(({ event }) => event) };
  return [{ event: scene, view: rest }];
}

/** How long a step is shown at normal speed, in milliseconds. */
export function msOf(ui: GameUi | null, step: Step<GameTypes['view']>, before: GameTypes['view']): number {
  if (ui === null) return 0;
  return ui.pace.kind === 'scene'
    ? ui.pace.sceneMs(unfold([step.event]))
    : beatMs(ui.pace.beats, step, before);
}

/** What a board is given of a beat: the beat itself, or all events of a scene over the view from before. */
export function shownTo<View>(
  ui: GameUi | null,
  beat: Beat<View> | null,
): { beat: Beat<View> | null; scene: GameTypes['event'][] | null; view: View | null } {
  if (beat === null || ui?.pace.kind !== 'scene') return { beat, scene: null, view: beat && beat.view };
  return { beat: null, scene: unfold([beat.event]), view: beat.before };
}

/** The events themselves, those of scenes one by one. */
export function unfold(told: Events): GameTypes['event'][] {
  return told.flatMap((event) => (isScene(event) ? event.events : [event]));
}

function isScene(event: GameTypes['event']): event is Scene {
  return event.type === 'scene';
}
