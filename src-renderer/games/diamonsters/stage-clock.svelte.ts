import { sceneFactor } from '../../settings/settings.svelte';
import type { Reveal, Stage } from './reveal';

/**
 * Leads through the stages of a reveal while it is shown, at the speed that the person here likes; to be called while a component is set up.
 * @returns the stage now; null at rest.
 */
export function followStages(current: () => Reveal | null): { readonly stage: Stage | null } {
  let stage = $state.raw<Stage | null>(null);

  $effect.pre(() => {
    stage = null;
    const factor = sceneFactor();
    let startsAt = 0;
    const timers = (current()?.stages ?? []).map((timed) => {
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
