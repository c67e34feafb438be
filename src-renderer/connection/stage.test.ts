import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pushOf } from './fake-wire';
import { Stage } from './stage.svelte';

const SCENE_MS = 1000;

/** A stage on which events called `reveal` make a scene. */
const newStage = () =>
  new Stage((_, events) => (events.some(({ type }) => type === 'reveal') ? SCENE_MS : 0));
const movesShown = (stage: Stage) => stage.shown?.match?.movesMade;
const logged = (stage: Stage) => stage.log.map(({ type }) => type);

describe('the stage', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows a whole push at once, its events in the log and none as a scene', () => {
    const stage = newStage();
    stage.accept(pushOf(1, 5, ['reveal', 'won'], true));
    expect(movesShown(stage)).toBe(5);
    expect(stage.scene).toBeNull();
    expect(stage.news).toEqual([]);
    expect(logged(stage)).toEqual(['reveal', 'won']);
  });

  it('keeps the view from before while a scene plays, and then shows what came of it', () => {
    const stage = newStage();
    stage.accept(pushOf(1, 0, [], true));
    stage.accept(pushOf(2, 1, ['reveal']));
    expect(movesShown(stage)).toBe(0);
    expect(stage.scene).toEqual([{ type: 'reveal' }]);
    vi.advanceTimersByTime(SCENE_MS);
    expect(movesShown(stage)).toBe(1);
    expect(stage.scene).toBeNull();
    expect(stage.news).toEqual([{ type: 'reveal' }]);
  });

  it('plays scenes in the order in which they were pushed', () => {
    const stage = newStage();
    stage.accept(pushOf(1, 0, [], true));
    stage.accept(pushOf(2, 1, ['reveal']));
    stage.accept(pushOf(3, 2, ['chat']));
    stage.accept(pushOf(4, 3, ['reveal']));
    vi.advanceTimersByTime(SCENE_MS);
    expect(movesShown(stage)).toBe(2);
    expect(stage.scene).not.toBeNull();
    vi.advanceTimersByTime(SCENE_MS);
    expect(movesShown(stage)).toBe(3);
    expect(logged(stage)).toEqual(['reveal', 'chat', 'reveal']);
  });

  it('goes on at once when a scene is skipped', () => {
    const stage = newStage();
    stage.accept(pushOf(1, 0, [], true));
    stage.accept(pushOf(2, 1, ['reveal']));
    stage.skip();
    expect(movesShown(stage)).toBe(1);
    vi.advanceTimersByTime(SCENE_MS);
    expect(logged(stage)).toEqual(['reveal']);
  });

  it('drops scenes that still wait when the table starts afresh', () => {
    const stage = newStage();
    stage.accept(pushOf(1, 0, [], true));
    stage.accept(pushOf(2, 1, ['reveal']));
    stage.accept(pushOf(3, 7, ['old'], true));
    vi.advanceTimersByTime(SCENE_MS);
    expect(movesShown(stage)).toBe(7);
    expect(logged(stage)).toEqual(['old']);
  });

  it('leaves scenes out when many pushes wait', () => {
    const stage = newStage();
    stage.accept(pushOf(1, 0, [], true));
    for (let seq = 2; seq <= 8; seq++) stage.accept(pushOf(seq, seq - 1, ['reveal']));
    vi.advanceTimersByTime(SCENE_MS);
    expect(movesShown(stage)).toBe(3);
    expect(stage.scene).not.toBeNull();
  });
});
