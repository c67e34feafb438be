import { beforeEach, describe, expect, it } from 'vitest';
import { DONE, refuse } from './refuse';
import { tableBed, type TableBed } from './table.fixture';

let bed: TableBed;
beforeEach(() => {
  bed = tableBed();
});

const say = (n: number) => ({ type: 'say', n });
const match = () => bed.last('bob').table.match;

describe('somebody who is here and does not decide', () => {
  it.each([
    ['60s', 60_000],
    ['2min', 120_000],
  ] as const)('is seen to after %s, and not before', async (idle, after) => {
    bed.playing(['ann', 'bob'], { idle });
    await bed.clock.advance(after - 1);
    expect(match()?.idle).toEqual([]);
    await bed.clock.advance(1);
    expect(match()?.idle).toEqual([0]);
  });

  it('is never seen to where the table waits', async () => {
    const table = bed.playing(['ann', 'bob'], { idle: 'off' });
    await bed.clock.advance(3_600_000);
    expect(match()?.idle).toEqual([]);
    expect(table['stand-in']('bob', { seat: 0 })).toEqual(refuse('not-idle'));
  });

  it('has one decision made by a computer player when another says so, and makes the next', async () => {
    const table = bed.playing(['ann', 'bob'], { pace: 'instant' });
    await bed.clock.advance(120_000);
    expect(table['stand-in']('bob', { seat: 0 })).toEqual(DONE);
    expect(match()?.idle).toEqual([]);
    await bed.clock.advance(0);
    expect(match()?.toAct).toEqual([1]);
    table.move('bob', { number: 1, move: say(1) });
    await bed.clock.advance(60_000);
    expect(match()?.toAct).toEqual([0]);
    expect(table.move('ann', { number: 2, move: say(1) })).toEqual(DONE);
  });

  it('is left in peace before that time, by themselves, and by those who only watch', async () => {
    const table = bed.playing(['ann', 'bob']);
    table.watch('eve');
    expect(table['stand-in']('bob', { seat: 0 })).toEqual(refuse('not-idle'));
    await bed.clock.advance(120_000);
    expect(table['stand-in']('eve', { seat: 0 })).toEqual(refuse('not-seated'));
    expect(table['stand-in']('ann', { seat: 0 })).toEqual(refuse('not-idle'));
    expect(table['stand-in']('bob', { seat: 1 })).toEqual(refuse('not-idle'));
  });

  it('is not waited for while the match is paused', async () => {
    const table = bed.playing(['ann', 'bob']);
    table.pause('bob');
    await bed.clock.advance(600_000);
    expect(match()?.idle).toEqual([]);
    table.resume('bob');
    await bed.clock.advance(120_000);
    expect(match()?.idle).toEqual([0]);
  });
});
