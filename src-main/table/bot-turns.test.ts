import { beforeEach, describe, expect, it } from 'vitest';
import { playBotMatch } from '../../src-shared/bots/bot-match';
import { BOTS } from '../../src-shared/bots/registry';
import { at } from '../../src-shared/engine/at';
import type { Game, GameTypes, Seat } from '../../src-shared/engine/game';
import type { MatchRecord } from '../../src-shared/engine/record';
import type { DiamonstersView } from '../../src-shared/games/diamonsters/rules/types';
import { findGame } from '../../src-shared/games/registry';
import type { BotLevel, BotPace } from '../../src-shared/protocol/requests';
import { DONE } from './refuse';
import { tableBed, type TableBed } from './table.fixture';

let bed: TableBed;
beforeEach(() => {
  bed = tableBed();
});

const say = (n: number) => ({ type: 'say', n });
const toAct = () => bed.last('ann').table.match?.toAct;
const withBot = (pace: BotPace, level: BotLevel = 'easy') => {
  const table = bed.playing(['ann'], { bots: [level], pace });
  table.move('ann', { number: 1, move: say(1) });
  return table;
};

const gameOf = (id: string): Game => {
  const game = findGame(id);
  if (!game) throw new RangeError(id);
  return game;
};
const movesOf = ({ moves }: MatchRecord, seat: Seat) =>
  moves.filter((made) => made.seat === seat).map(({ move }) => move);

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

  it.each([
    ['hard', 150],
    ['expert', 600],
  ] as const)(
    'of level %s takes %i ms at an instant table, however easy the decision',
    async (level, pause) => {
      withBot('instant', level);
      await bed.clock.advance(pause - 1);
      expect(toAct()).toEqual([1]);
      await bed.clock.advance(1);
      expect(toAct()).toEqual([0]);
    },
  );

  it('that decides slowly makes nobody wait longer than the pause', async () => {
    slow(1000);
    withBot('calm');
    await bed.clock.advance(1799);
    expect(toAct()).toEqual([1]);
    await bed.clock.advance(1);
    expect(toAct()).toEqual([0]);
  });

  it('bids soon when all bid, whatever the pace', async () => {
    bed.playing(['ann'], { game: 'diamonsters', seats: 3, bots: ['easy', 'easy'], pace: 'calm' });
    await bed.clock.advance(100);
    const view = bed.last('ann').table.match?.view as DiamonstersView;
    expect(view.open.hasBid).toEqual([false, true, true]);
  });

  it('is told its own view, its level and a seed of its own, and nothing else', async () => {
    bed.playing(['ann'], { game: 'diamonsters', bots: ['hard'] });
    await bed.clock.advance(0);
    const request = at(bed.decisions, 0);
    expect(Object.keys(request).sort()).toEqual(['game', 'level', 'seed', 'view']);
    expect(request).toMatchObject({ game: 'diamonsters', level: 'hard', view: { viewer: 1 } });
    const { matchId = '' } = bed.last('ann').table.match ?? {};
    expect(request.seed).not.toBe(bed.store.readMatch(matchId)?.record.seed);
  });

  it('bids while another still thinks, and nobody has to think again for that', async () => {
    const { decide } = bed;
    bed.decide = (request) => (request.view.viewer === 1 ? new Promise(() => undefined) : decide(request));
    const table = bed.playing(['ann'], { game: 'diamonsters', seats: 3, bots: ['easy', 'easy'] });
    const view = () => bed.last('ann').table.match?.view as DiamonstersView;
    await bed.clock.advance(100);
    table.move('ann', { number: 1, move: { type: 'bid', card: view().own.hand[0] } });
    await bed.clock.advance(5000);
    expect(view().open.hasBid).toEqual([true, false, true]);
    expect(bed.decisions.map((request) => request.view.viewer)).toEqual([1, 2]);
  });

  it.each(['diamonsters', 'diamonds', 'faux-diamonds'])(
    'decides in %s as it does in a replay, whoever chooses first',
    async (game) => {
      const { decide } = bed;
      bed.decide = (request) =>
        new Promise((done) => {
          const order = request.view.viewer === 'table' ? 0 : 4 - request.view.viewer;
          bed.clock.after(order, () => void decide(request).then(done));
        });
      const bots = ['medium', 'easy', 'medium'] as const;
      // Ann has left her seat to a computer player of medium level; a match without people would not be kept.
      const table = bed.table('ann', { game, seats: 3, bots: bots.slice(1), pace: 'instant' });
      table.watch('eve');
      table.sit('ann', { seat: 0 });
      expect(table.start('ann')).toEqual(DONE);
      table.leave('ann');
      await bed.clock.advance(3_600_000);
      const record = bed.store.record(table.matchId() ?? '');
      if (!record) throw new Error('the match did not end');
      const seats = bots.map((level) => ({ name: level, level, bot: BOTS[level] }));
      const again = playBotMatch(gameOf(game), record.options, seats, record.seed, () => undefined);
      expect(again.result).toEqual(record.result);
      for (const seat of bots.keys()) expect(movesOf(again, seat)).toEqual(movesOf(record, seat));
    },
  );

  it('does not keep anybody waiting with a move that everyone can see is forced', async () => {
    const table = bed.playing(['ann'], { bots: ['easy'], pace: 'calm', options: { rounds: 1 } });
    table.move('ann', { number: 1, move: say(1) });
    await bed.clock.advance(0);
    expect(bed.last('ann').table.phase).toBe('over');
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

  it.each([
    ['easy', 100, 3],
    ['expert', 600, 450],
    ['expert', 600, 750],
  ] as const)(
    'of level %s that chooses in secret shows it in steps of %i ms, not when it was done after %i',
    async (level, step, took) => {
      const { decide } = bed;
      bed.decide = (question) =>
        new Promise((done) => {
          bed.clock.after(took, () => void decide(question).then(done));
        });
      bed.playing(['ann'], { game: 'diamonsters', bots: [level], pace: 'instant' });
      const hasBid = () => (bed.last('ann').table.match?.view as DiamonstersView).open.hasBid[1];
      const shown = step * Math.ceil(took / step);
      await bed.clock.advance(shown - 1);
      expect(hasBid()).toBe(false);
      await bed.clock.advance(1);
      expect(hasBid()).toBe(true);
    },
  );

  it.each([-3_600_000, 3_600_000])('goes on when somebody sets the clock by %i ms', async (shift) => {
    withBot('normal');
    bed.clock.setWall(bed.clock.wall() + shift);
    await bed.clock.advance(900);
    expect(toAct()).toEqual([0]);
    expect(bed.last('ann').table.match?.waitedMs).toBe(0);
  });

  it('takes its time where no person has a seat, and such a match is not kept', async () => {
    const table = bed.table('ann', { game: 'turns', bots: ['easy', 'easy'], pace: 'instant' });
    expect(table.start('ann')).toEqual(DONE);
    await bed.clock.advance(1799);
    expect(toAct()).toEqual([0]);
    await bed.clock.advance(1);
    expect(toAct()).toEqual([1]);
    await bed.clock.advance(60_000);
    expect(bed.last('ann').table.phase).toBe('over');
    expect(bed.store.history()).toEqual([]);
    expect(bed.store.unfinished()).toEqual([]);
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
