import { sceneFactor } from '../../settings/settings.svelte';
import type { TimedStage } from './timed-stage';

/**
 * Leads through the stages of a scene while it is shown, at the speed that the person here likes; to be called while
 * a component is set up.
 * @param current the stages of the scene that is shown; null at rest.
 * @returns the stage now; null at rest.
 */
export function followStages<Stage>(current: () => readonly TimedStage<Stage>[] | null): {
  readonly stage: Stage | null;
} {
  let stage = $state.raw<Stage | null>(null);

  $effect.pre(() => {
    stage = null;
    const factor = sceneFactor();
    let startsAt = 0;
    const timers = (current() ?? []).map((timed) => {
      const timer = setTimeout(() => (stage = timed.stage), startsAt);
      startsAt += timed.ms * factor;
      return timer;
    });
    return () => timers.forEach(clearTimeout);
  });

  return {
    get stage() {
      return stage;
    },
  };
}
