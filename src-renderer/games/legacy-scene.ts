import type { GameTypes } from '../../src-shared/engine/game';
import type { Beat, Step } from '../timeline/steps';

type Events = readonly GameTypes['event'][];

/** All that one push tells, as a single step: for boards that still lead through several events by themselves. */
interface Scene {
  type: 'scene';
  events: Events;
}

/** What happened as one step to the view that came of it; none when nothing happened. */
export function sceneSteps<View>(events: Events, view: View | null): Step<View>[] {
  if (events.length === 0 || view === null) return [];
  const scene: Scene = { type: 'scene', events };
  return [{ event: scene, view }];
}

/** The events of the scene that is shown; null at rest. */
export function sceneOf(beat: Beat<unknown> | null): GameTypes['event'][] | null {
  return beat === null ? null : unfold([beat.event]);
}

/** The events themselves, those of scenes one by one. */
export function unfold(told: Events): GameTypes['event'][] {
  return told.flatMap((event) => (isScene(event) ? event.events : [event]));
}

function isScene(event: GameTypes['event']): event is Scene {
  return event.type === 'scene';
}
