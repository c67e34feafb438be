import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Passage } from './steps';
import { Timeline, type TimelineParts } from './timeline.svelte';

const BEAT_MS = 1000;

/** A rest that is its own view, as text: what it shows. */
type Shown = string;

/** A time line on which events called `beat…` are shown for a second, and their views are texts. */
function newTimeline(parts: Partial<TimelineParts<Shown, Shown>> = {}): Timeline<Shown, Shown> {
  return new Timeline({
    viewOf: (rest) => rest,
    beatMs: ({ event }) => (event.type.startsWith('beat') ? BEAT_MS : 0),
    factor: () => 1,
    restMs: 0,
    backlog: 4,
    ...parts,
  });
}

/** A passage of the events `beat-a plain-b`, the view after each being its last letters; it comes to that view. */
function passage(events: string, rest = '', opensMatch = false): Passage<Shown, Shown> {
  const steps = events
    .split(' ')
    .filter(Boolean)
    .map((type) => ({ event: { type }, view: type.split('-').at(-1) ?? '' }));
  return { steps, rest: rest || (steps.at(-1)?.view ?? ''), opensMatch };
}

const told = (timeline: Timeline<Shown, Shown>) => timeline.told.map(({ type }) => type).join(' ');
const news = (timeline: Timeline<Shown, Shown>) => timeline.news.map(({ type }) => type).join(' ');

describe('the time line', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('starts at a rest without beats and without news, with all that led there told', () => {
    const timeline = newTimeline();
    timeline.startAt('now', [{ type: 'beat-old' }]);
    expect(timeline).toMatchObject({ view: 'now', beat: null, news: [] });
    expect(told(timeline)).toBe('beat-old');
  });

  it('shows each step that deserves it with the view right after and right before it, and then the rest', () => {
    const timeline = newTimeline();
    timeline.startAt('start', []);
    timeline.play(passage('beat-a plain-b beat-c plain-d', 'end'));
    expect(timeline.beat).toEqual({ event: { type: 'beat-a' }, view: 'a', before: 'start', ms: BEAT_MS });
    expect([timeline.view, timeline.rest, told(timeline)]).toEqual(['a', 'start', 'beat-a']);
    vi.advanceTimersByTime(BEAT_MS);
    expect(timeline.beat).toMatchObject({ view: 'c', before: 'b' });
    expect(told(timeline)).toBe('beat-a plain-b beat-c');
    expect(news(timeline)).toBe('');
    vi.advanceTimersByTime(BEAT_MS);
    expect(timeline).toMatchObject({ view: 'end', rest: 'end', beat: null });
    expect(news(timeline)).toBe('beat-a plain-b beat-c plain-d');
  });

  it('shows passages in the order in which they came, those without a beat at once', () => {
    const timeline = newTimeline();
    timeline.startAt('start', []);
    timeline.play(passage('plain-a'));
    expect(timeline.view).toBe('a');
    timeline.play(passage('beat-b', 'b'));
    timeline.play(passage('', 'seats changed'));
    timeline.play(passage('beat-c', 'c'));
    vi.advanceTimersByTime(BEAT_MS);
    expect(timeline.beat).toMatchObject({ view: 'c', before: 'seats changed' });
    expect(news(timeline)).toBe('beat-b');
  });

  it('multiplies every time with the one factor', () => {
    let factor = 0.5;
    const timeline = newTimeline({ factor: () => factor, restMs: 400 });
    timeline.startAt('start', []);
    timeline.play(passage('beat-a beat-b'));
    timeline.play(passage('beat-c'));
    expect(timeline.beat?.ms).toBe(500);
    vi.advanceTimersByTime(1000);
    expect(timeline.beat).toBeNull();
    vi.advanceTimersByTime(199);
    expect(timeline.view).toBe('b');
    factor = 2;
    vi.advanceTimersByTime(1);
    expect(timeline.beat).toMatchObject({ view: 'c', ms: 2000 });
  });

  it('shows only what came of it at a factor of 0', () => {
    const timeline = newTimeline({ factor: () => 0 });
    timeline.startAt('start', []);
    timeline.play(passage('beat-a beat-b'));
    expect(timeline).toMatchObject({ view: 'b', beat: null });
    expect(told(timeline)).toBe('beat-a beat-b');
  });

  it('tells a beat’s length by what it does and where it leads', () => {
    const beatMs = vi.fn(() => 10);
    const timeline = newTimeline({ beatMs });
    timeline.startAt('start', []);
    timeline.play(passage('beat-a', 'end'));
    expect(beatMs).toHaveBeenCalledWith({ event: { type: 'beat-a' }, view: 'a' }, 'start', 'end');
  });

  it('goes on at once to what the passage comes to when a beat is skipped', () => {
    const timeline = newTimeline();
    timeline.startAt('start', []);
    timeline.play(passage('beat-a beat-b beat-c'));
    timeline.play(passage('beat-d'));
    timeline.skip();
    expect(timeline.rest).toBe('c');
    expect(timeline.beat).toMatchObject({ view: 'd', before: 'c' });
    expect(told(timeline)).toBe('beat-a beat-b beat-c beat-d');
    vi.advanceTimersByTime(BEAT_MS);
    expect(timeline.view).toBe('d');
    timeline.skip();
    expect(timeline.view).toBe('d');
  });

  it('catches up without beats when too many passages wait', () => {
    const timeline = newTimeline();
    timeline.startAt('start', []);
    for (const letter of 'abcdefg') timeline.play(passage(`beat-${letter} beat-${letter}`));
    expect(timeline.beat?.view).toBe('a');
    vi.advanceTimersByTime(BEAT_MS);
    expect(timeline.beat).toMatchObject({ view: 'd', before: 'c' });
    expect(told(timeline)).toBe('beat-a beat-a beat-b beat-b beat-c beat-c beat-d');
  });

  it('drops what still waits when it starts afresh', () => {
    const timeline = newTimeline();
    timeline.startAt('start', []);
    timeline.play(passage('beat-a beat-b'));
    timeline.play(passage('beat-c'));
    timeline.startAt('other', [{ type: 'old' }]);
    vi.advanceTimersByTime(10 * BEAT_MS);
    expect(timeline).toMatchObject({ view: 'other', beat: null, news: [] });
    expect(told(timeline)).toBe('old');
    timeline.play(passage('beat-d'));
    expect(timeline.beat).toMatchObject({ view: 'd', before: 'other' });
  });

  it('looks at a new match from its first step on and forgets what was told of the one before', () => {
    const timeline = newTimeline();
    timeline.startAt('lobby', [{ type: 'old' }]);
    timeline.play(passage('plain-dealt beat-a', 'first turn', true));
    expect(timeline.rest).toBe('first turn');
    expect(timeline.beat).toMatchObject({ view: 'a', before: 'dealt' });
    expect(told(timeline)).toBe('plain-dealt beat-a');
  });

  it('holds a beat while paused and shows the rest of its time afterwards', () => {
    const timeline = newTimeline();
    timeline.startAt('start', []);
    timeline.play(passage('beat-a'));
    vi.advanceTimersByTime(400);
    timeline.pause();
    vi.advanceTimersByTime(10 * BEAT_MS);
    timeline.play(passage('beat-b'));
    expect(timeline.beat?.view).toBe('a');
    timeline.resume();
    vi.advanceTimersByTime(599);
    expect(timeline.beat?.view).toBe('a');
    vi.advanceTimersByTime(1);
    expect(timeline.beat?.view).toBe('b');
  });

  it('waits with what comes while it is paused at rest', () => {
    const timeline = newTimeline();
    timeline.startAt('start', []);
    timeline.pause();
    timeline.play(passage('plain-a'));
    expect(timeline.view).toBe('start');
    timeline.resume();
    expect(timeline.view).toBe('a');
  });
});
