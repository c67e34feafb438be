/** One step of a scene, and how long it is shown at normal speed. */
export interface TimedStage<Stage> {
  stage: Stage;
  ms: number;
}

/** How long stages take together, in milliseconds at normal speed. */
export function totalMs(stages: readonly TimedStage<unknown>[]): number {
  return stages.reduce((sum, { ms }) => sum + ms, 0);
}
