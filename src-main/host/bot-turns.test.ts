import { beforeEach, describe, expect, it } from 'vitest';
import type { GameTypes } from '../../src-shared/engine/game';
import type { DiamonstersView } from '../../src-shared/games/diamonsters/types';
import { tableBed, type TableBed } from './table.fixture';

let bed: TableBed;
beforeEach(() => {
  bed = tableBed();
});

const say = (n: number) => ({ type: 'say', n });
const toAct = () => bed.last('ann').table.match?.toAct;
const withBot = (pace: 'calm' | 'normal' | 'instant') => {
  const table = bed.playing(['ann'], { bots: ['easy'], pace });
  table.move('ann', 1, say(1));
  return table;
};

/** Computer players that decide after so long. */
const slow = (milliseconds: number) => {
  bed.decide = () =>
    new Promise<GameTypes['move']>((done) => {
      bed.clock.after(milliseconds, () => done(say(1)));
    });
};

describe('a computer player', () => {
  it.each([
    ['calm', 1800],
    ['normal', 900],
  ] as const)('at a %s table moves %i ms after its turn began', async (pace, pause) => {
    withBot(pace);
    await bed.clock.advance(pause - 1);
    expect(toAct()).toEqual([1]);
    await bed.clock.advance(1);
    expect(toAct()).toEqual([0]);
  });

  it('at an instant table moves at once', async () => {
    withBot('instant');
    await bed.clock.advance(0);
    expect(toAct()).toEqual([0]);
  });

  it('that decides slowly makes nobody wait longer than the pause', async () => {
    slow(1000);
    withBot('calm');
    await bed.clock.advance(1799);
    expect(toAct()).toEqual([1]);
    await bed.clock.advance(1);
    expect(toAct()).toEqual([0]);
  });

  it('bids at once when all bid, whatever the pace', async () => {
    bed.playing(['ann'], { game: 'diamonsters', seats: 3, bots: ['easy', 'easy'], pace: 'calm' });
    await bed.clock.advance(0);
    const view = bed.last('ann').table.match?.view as DiamonstersView;
    expect(view.hasBid).toEqual([false, true, true]);
  });

  it('is told its own view, its level and a seed of its own, and nothing else', async () => {
    bed.playing(['ann'], { game: 'diamonsters', bots: ['hard'] });
    await bed.clock.advance(0);
    const [request] = bed.decisions;
    expect(Object.keys(request).sort()).toEqual(['game', 'level', 'seed', 'view']);
    expect(request).toMatchObject({ game: 'diamonsters', level: 'hard', view: { viewer: 1 } });
    const { matchId = '' } = bed.last('ann').table.match ?? {};
    expect(request.seed).not.toBe(bed.store.readMatch(matchId)?.record.seed);
  });

  it('decides anew when the table has moved on meanwhile, so that a replay sees what it saw', async () => {
    const table = bed.playing(['ann', 'bob'], { game: 'diamonsters', seats: 3, bots: ['easy'] });
    const view = bed.last('ann').table.match?.view as DiamonstersView;
    table.move('ann', 1, { type: 'bid', card: view.hand[0] });
    await bed.clock.advance(0);
    expect(bed.decisions).toHaveLength(2);
    expect(bed.decisions[1].view).toMatchObject({ hasBid: [true, false, false] });
    expect(bed.decisions[1].seed).toBe(bed.decisions[0].seed);
  });

  it.each([
    ['crashes', () => Promise.reject(new Error('worker died holding go-3'))],
    ['answers nonsense', () => Promise.resolve({ type: 'sing' })],
  ])('that %s is replaced by a quick sensible move', async (_, decide) => {
    bed.decide = decide;
    withBot('instant');
    await bed.clock.advance(0);
    expect(toAct()).toEqual([0]);
    expect(bed.complaints.join()).not.toContain('go-3');
  });

  it('stops while the match is paused, and goes on after', async () => {
    const table = withBot('normal');
    table.pause('ann');
    await bed.clock.advance(60_000);
    expect(toAct()).toEqual([1]);
    table.resume('ann');
    await bed.clock.advance(900);
    expect(toAct()).toEqual([0]);
  });

  it('whose move cannot be written down tries again, and nobody hears of the first try', async () => {
    withBot('instant');
    const pushes = bed.to('ann').length;
    bed.diskFull = true;
    await bed.clock.advance(1000);
    expect(bed.to('ann')).toHaveLength(pushes);
    bed.diskFull = false;
    await bed.clock.advance(2000);
    expect(toAct()).toEqual([0]);
  });
});
