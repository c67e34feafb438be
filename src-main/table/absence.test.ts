import { beforeEach, describe, expect, it } from 'vitest';
import { DONE } from './refuse';
import { tableBed, type TableBed } from './table.fixture';

let bed: TableBed;
beforeEach(() => {
  bed = tableBed();
});

const say = (n: number) => ({ type: 'say', n });
const bob = () => bed.last('ann').table.seats[1];

describe('somebody whose connection is lost', () => {
  it('is shown away after three seconds, not before', async () => {
    const table = bed.playing(['ann', 'bob']);
    table.lost('bob');
    await bed.clock.advance(2999);
    expect(bob()).toMatchObject({ presence: 'here' });
    await bed.clock.advance(1);
    expect(bob()).toMatchObject({ presence: 'away', substituted: false });
    table.watch('bob');
    expect(bob()).toMatchObject({ presence: 'here' });
  });

  it('and is back within three seconds was never away for the others', async () => {
    const table = bed.playing(['ann', 'bob']);
    const pushes = bed.to('ann').length;
    table.lost('bob');
    await bed.clock.advance(2000);
    table.watch('bob');
    await bed.clock.advance(60_000);
    expect(bed.to('ann')).toHaveLength(pushes);
  });

  it.each([
    ['30s', 29_999, 30_000],
    ['60s', 59_999, 60_000],
  ] as const)('is played for after %s', async (takeover, before, after) => {
    const table = bed.playing(['ann', 'bob'], { takeover, pace: 'instant' });
    table.move('ann', { number: 1, move: say(1) });
    table.lost('bob');
    await bed.clock.advance(before);
    expect(bed.last('ann').table.match?.toAct).toEqual([1]);
    await bed.clock.advance(after - before);
    expect(bob()).toMatchObject({ substituted: true });
    await bed.clock.advance(0);
    expect(bed.last('ann').table.match?.toAct).toEqual([0]);
  });

  it.each([-3_600_000, 3_600_000])(
    'is waited for as long, and no longer, when somebody sets the clock by %i ms',
    async (shift) => {
      const table = bed.playing(['ann', 'bob'], { pace: 'instant' });
      table.move('ann', { number: 1, move: say(1) });
      table.lost('ann');
      bed.clock.setWall(bed.clock.wall() + shift);
      await bed.clock.advance(29_999);
      expect(bed.last('bob').table).toMatchObject({
        tableHost: 'ann',
        match: { waitedMs: 3000, toAct: [1] },
      });
      expect(bed.last('bob').table.seats[0]).toMatchObject({ substituted: false });
      await bed.clock.advance(1);
      expect(bed.last('bob').table.seats[0]).toMatchObject({ substituted: true });
      await bed.clock.advance(30_000);
      expect(bed.last('bob').table.tableHost).toBe('bob');
    },
  );

  it('is waited for without end when the table says never', async () => {
    const table = bed.playing(['ann', 'bob'], { takeover: 'never', pace: 'instant' });
    table.move('ann', { number: 1, move: say(1) });
    table.lost('bob');
    await bed.clock.advance(3_600_000);
    expect(bob()).toMatchObject({ presence: 'away', substituted: false });
    expect(bed.last('ann').table.match?.toAct).toEqual([1]);
  });

  it('decides again from the next decision on when back, even one that the computer was pondering', async () => {
    const table = bed.playing(['ann', 'bob'], { pace: 'calm' });
    table.lost('bob');
    await bed.clock.advance(30_000);
    table.move('ann', { number: 1, move: say(1) });
    await bed.clock.advance(1000);
    table.watch('bob');
    expect(bob()).toMatchObject({ substituted: false });
    await bed.clock.advance(10_000);
    expect(bed.last('bob').table.match).toMatchObject({ toAct: [1], movesMade: 0 });
    expect(table.move('bob', { number: 1, move: say(2) })).toEqual(DONE);
  });

  it('keeps the seat through the whole match: nobody else can take it', async () => {
    const table = bed.playing(['ann', 'bob']);
    table.leave('bob');
    table.watch('eve');
    expect(table.sit('eve', { seat: 1 })).toMatchObject({ ok: false });
    table.watch('bob');
    expect(bed.last('bob').table.you.seat).toBe(1);
    await bed.clock.advance(0);
  });
});

describe('somebody whose device shows something else', () => {
  it('is seen to at once, and is back as soon as the table is open again', () => {
    const table = bed.playing(['ann', 'bob']);
    expect(table['look-away']('bob')).toEqual(DONE);
    expect(bob()).toMatchObject({ presence: 'elsewhere', substituted: false });
    table.watch('bob');
    expect(bob()).toMatchObject({ presence: 'here' });
  });

  it('is played for as if the line was lost then, whatever the line does meanwhile', async () => {
    const table = bed.playing(['ann', 'bob'], { pace: 'instant' });
    table['look-away']('bob');
    await bed.clock.advance(20_000);
    table.lost('bob');
    expect(bob()).toMatchObject({ presence: 'away' });
    table.reconnected('bob');
    expect(bob()).toMatchObject({ presence: 'elsewhere' });
    await bed.clock.advance(9999);
    expect(bob()).toMatchObject({ substituted: false });
    await bed.clock.advance(1);
    expect(bob()).toMatchObject({ substituted: true });
  });

  it('keeps a seat in the lobby, however long', async () => {
    const table = bed.table('ann');
    table.sit('ann', { seat: 0 });
    table.sit('bob', { seat: 1 });
    table['look-away']('bob');
    await bed.clock.advance(3_600_000);
    expect(bob()).toMatchObject({ presence: 'elsewhere', name: 'bob' });
  });

  it('is told nothing of the table until it is open again', async () => {
    const table = bed.playing(['ann', 'bob'], { pace: 'instant' });
    table['look-away']('bob');
    const told = bed.to('bob').length;
    table.move('ann', { number: 1, move: say(1) });
    await bed.clock.advance(1000);
    expect(bed.to('bob')).toHaveLength(told);
    table.watch('bob');
    expect(bed.last('bob')).toMatchObject({ whole: true, table: { match: { toAct: [1] } } });
  });
});

it('a table is deserted when all of its people are gone, not while it waits for the first', () => {
  const waiting = bed.table(null);
  expect(waiting.summary().deserted).toBe(false);
  const table = bed.playing(['ann', 'bob']);
  table.lost('bob');
  table['look-away']('ann');
  expect(table.summary().deserted).toBe(false);
  table.lost('ann');
  expect(table.summary().deserted).toBe(true);
});

describe('another takeover setting', () => {
  it('gives the decisions back at once when it says never', async () => {
    const table = bed.playing(['ann', 'bob'], { pace: 'calm' });
    table.lost('bob');
    await bed.clock.advance(30_000);
    expect(bob()).toMatchObject({ substituted: true });
    table.configure('ann', { settings: { takeover: 'never' } });
    expect(bob()).toMatchObject({ substituted: false });
    table.move('ann', { number: 1, move: say(1) });
    await bed.clock.advance(60_000);
    expect(bed.last('ann').table.match?.toAct).toEqual([1]);
  });

  it('counts from when somebody went', async () => {
    const table = bed.playing(['ann', 'bob'], { takeover: 'never' });
    table.lost('bob');
    await bed.clock.advance(50_000);
    table.configure('ann', { settings: { takeover: '60s' } });
    await bed.clock.advance(9999);
    expect(bob()).toMatchObject({ substituted: false });
    table.configure('ann', { settings: { takeover: '30s' } });
    await bed.clock.advance(0);
    expect(bob()).toMatchObject({ substituted: true });
  });

  it('holds for somebody who has left as well', () => {
    const table = bed.playing(['ann', 'bob'], { takeover: 'never' });
    table.leave('bob');
    expect(bob()).toMatchObject({ substituted: false });
    table.configure('ann', { settings: { takeover: '30s' } });
    expect(bob()).toMatchObject({ substituted: true });
  });
});

describe('somebody who leaves a match', () => {
  it('is played for at once', async () => {
    const table = bed.playing(['ann', 'bob'], { pace: 'instant' });
    table.move('ann', { number: 1, move: say(1) });
    table.leave('bob');
    expect(bob()).toMatchObject({ presence: 'away', substituted: true });
    await bed.clock.advance(0);
    expect(bed.last('ann').table.match?.toAct).toEqual([0]);
  });

  it('is waited for when the table says never', async () => {
    const table = bed.playing(['ann', 'bob'], { takeover: 'never', pace: 'instant' });
    table.move('ann', { number: 1, move: say(1) });
    table.leave('bob');
    await bed.clock.advance(1000);
    expect(bob()).toMatchObject({ presence: 'away', substituted: false });
  });
});

describe('a table that everybody has lost', () => {
  it('waits, and nobody is replaced before thirty seconds after the first is back', async () => {
    const table = bed.playing(['ann', 'bob'], { seats: 3, bots: ['easy'], pace: 'instant' });
    table.move('ann', { number: 1, move: say(1) });
    table.lost('ann');
    table.lost('bob');
    await bed.clock.advance(600_000);
    table.watch('ann');
    expect(bob()).toMatchObject({ presence: 'away', substituted: false });
    await bed.clock.advance(29_000);
    expect(bed.last('ann').table.match?.toAct).toEqual([1]);
    await bed.clock.advance(1000);
    expect(bob()).toMatchObject({ substituted: true });
    await bed.clock.advance(0);
    expect(bed.last('ann').table.match?.toAct).toEqual([0]);
  });
});
