import type { AnyView } from '../../../src-shared/engine/game';
import type { GameUi } from '../../games/game-ui';
import { beatMs } from '../../timeline/beats';
import { Timeline } from '../../timeline/timeline.svelte';
import type { ReplayRest } from './passages';

/** How long the table is looked at between two moves, in milliseconds at normal speed. */
const REST_MS = 900;

/**
 * A time line that shows all beats of a match to its end, however fast.
 * @param factor what times are multiplied with; not 0.
 */
export function replayTimeline(
  ui: GameUi | null,
  factor: () => number,
): Timeline<readonly AnyView[], ReplayRest> {
  return new Timeline({
    viewOf: ({ views }) => views,
    beatMs: ({ event, view }, before) => {
      const [seat, seatBefore] = [view.at(0), before.at(0)];
      return seat && seatBefore ? beatMs(ui?.beats ?? {}, { event, view: seat }, seatBefore) : 0;
    },
    factor,
    restMs: REST_MS,
    backlog: Infinity,
  });
}
