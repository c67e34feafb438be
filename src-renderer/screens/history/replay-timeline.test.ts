import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playBotMatch } from '../../../src-shared/bots/bot-match';
import { BOTS } from '../../../src-shared/bots/registry';
import type { Game } from '../../../src-shared/engine/game';
import { GAMES } from '../../../src-shared/games/registry';
import { BOT_PACES } from '../../../src-shared/protocol/requests';
import type { GameUi } from '../../games/game-ui';
import { findGameUi, loadGame } from '../../games/loaded-games.svelte';
import { beatMs } from '../../timeline/beats';
import { REPLAY_FACTORS } from '../../timeline/speeds';
import { replayPassages, type ReplayPassage } from './passages';
import { replayTimeline } from './replay-timeline';

const SEATS = Array.from({ length: 4 }, () => ({ name: 'Opal', level: 'medium', bot: BOTS.medium }) as const);
const CASES = (GAMES as readonly Game[]).map((game) => [game.id, game] as const);

describe('a replay', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each(CASES)('of a whole match of %s shows every beat at every speed', async (id, game) => {
    const record = playBotMatch(game, v.parse(game.options, {}), SEATS, 'every beat', () => undefined);
    await loadGame(id);
    const passages = replayPassages(game, record);
    const ui = findGameUi(id);
    if (passages === null || ui === null) throw new Error(`${id} cannot be replayed`);
    const wanted = beatsOf(ui, passages);
    expect(wanted.length).toBeGreaterThan(20);
    for (const speed of BOT_PACES) {
      const timeline = replayTimeline(ui, () => REPLAY_FACTORS[speed]);
      expect(beatsShown(timeline, passages)).toEqual(wanted);
      expect(timeline.rest?.index).toBe(passages.length - 1);
    }
  });
});

/** The events of a replay that deserve a beat, seen by the first seat. */
function beatsOf(ui: GameUi, passages: readonly ReplayPassage[]): unknown[] {
  const events = [];
  let before = passages.at(0)?.rest.views.at(0);
  for (const { steps, rest } of passages.slice(1)) {
    for (const { event, view } of steps) {
      const seen = view.at(0);
      if (seen && before && beatMs(ui.beats, { event, view: seen }, before) > 0) events.push(event);
      before = seen;
    }
    before = rest.views.at(0);
  }
  return events;
}

/** Lets a replay run from its deal to its end. */
function beatsShown(
  timeline: ReturnType<typeof replayTimeline>,
  passages: readonly ReplayPassage[],
): unknown[] {
  passages.forEach((passage, index) =>
    index === 0 ? timeline.startAt(passage.rest, []) : timeline.play(passage),
  );
  const shown = [];
  for (let beat = null; vi.getTimerCount() > 0; vi.advanceTimersToNextTimer()) {
    if (timeline.beat !== null && timeline.beat !== beat) shown.push(timeline.beat.event);
    beat = timeline.beat;
  }
  return shown;
}
