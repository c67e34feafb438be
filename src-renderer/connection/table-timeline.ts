import type { AnyView } from '../../src-shared/engine/game';
import type { TableView } from '../../src-shared/protocol/pushes';
import type { Step } from '../timeline/steps';
import { Timeline } from '../timeline/timeline.svelte';

/** A time line on which a live table is shown. */
export type TableTimeline = Timeline<AnyView, TableView>;

/** With more pushes waiting than this, a table catches up without beats. */
const BACKLOG = 4;

/**
 * A time line for a live table.
 * @param beatMs how long a step is shown at a table of that game, in milliseconds at normal speed.
 * @param factor what times are multiplied with, as the person likes it.
 */
export function tableTimeline(
  beatMs: (game: string, step: Step<AnyView>, before: AnyView) => number,
  factor: () => number,
): TableTimeline {
  return new Timeline({
    viewOf: ({ match }) => match?.view ?? null,
    beatMs: (step, before, { game }) => beatMs(game, step, before),
    factor,
    restMs: 0,
    backlog: BACKLOG,
  });
}
