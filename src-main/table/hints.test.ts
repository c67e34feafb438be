import { beforeEach, describe, expect, it } from 'vitest';
import type { Advice } from '../../src-shared/bots/advice';
import { at } from '../../src-shared/engine/at';
import type { Hints } from '../../src-shared/protocol/requests';
import type { Question } from '../bots/question';
import { DONE, refuse } from './refuse';
import { askedTable, tableBed, type TableBed } from './table.fixture';

let bed: TableBed;
beforeEach(() => {
  bed = tableBed();
});

const say = (n: number) => ({ type: 'say', n });
const offered = (name: string) => bed.last(name).table.hintsOffered;
const alone = (asked: { hints?: Hints; game?: string } = {}) =>
  bed.playing(['ann'], { bots: ['easy'], pace: 'instant', ...asked });

/** Thinking that ends when the test says so. */
function thinking(): { finish: () => void; asked: Question[] } {
  const { advise } = bed;
  const asked: Question[] = [];
  const waiting: (() => void)[] = [];
  bed.advise = (request) => {
    asked.push(request);
    return new Promise<Advice>((done) => waiting.push(() => void advise(request).then(done)));
  };
  return { asked, finish: () => waiting.shift()?.() };
}

describe('suggestions', () => {
  it.each([
    ['auto', ['ann'], true],
    ['auto', ['ann', 'bob'], false],
    ['on', ['ann', 'bob'], true],
    ['off', ['ann'], false],
  ] as const)('set to %s at a table of %j and computer players: %s', async (hints, names, expected) => {
    const table = bed.playing([...names], {
      seats: 3,
      bots: names.length === 1 ? ['easy', 'easy'] : ['easy'],
      hints,
    });
    expect(offered('ann')).toBe(expected);
    const reply = await table.suggest('ann');
    if (expected) expect(reply).toMatchObject({ ok: true, movesMade: 0, advice: { best: { move: say(1) } } });
    else expect(reply).toEqual(refuse('hints-off'));
  });

  it('are not offered by themselves while a seat is empty for somebody else', () => {
    const table = bed.table('ann');
    table.sit('ann', { seat: 0 });
    expect(offered('ann')).toBe(false);
    table['add-bot']('ann', { seat: 1, level: 'medium' });
    expect(offered('ann')).toBe(true);
    table.watch('bob');
    table.sit('bob', { seat: 1 });
    expect(offered('ann')).toBe(false);
  });

  it('can be allowed and forbidden during a match by the table host alone, and stay so when it is continued', () => {
    const table = bed.playing(['ann', 'bob']);
    expect(table.configure('bob', { settings: { hints: 'on' } })).toEqual(refuse('not-table-host'));
    expect(table.configure('ann', { settings: { hints: 'on' } })).toEqual(DONE);
    expect(offered('bob')).toBe(true);
    const matchId = table.matchId() ?? '';
    table['close-table']('ann');
    askedTable(bed.tables.continueMatch(matchId)).watch('bob');
    expect(bed.last('bob').table).toMatchObject({ hints: 'on', hintsOffered: true });
  });

  it('are for those who owe a move', async () => {
    const table = bed.playing(['ann', 'bob'], { hints: 'on' });
    table.watch('cat');
    expect(await table.suggest('bob')).toEqual(refuse('not-your-turn'));
    expect(await table.suggest('cat')).toEqual(refuse('not-seated'));
    expect(await table.suggest('stranger')).toEqual(refuse('not-seated'));
    table.pause('bob');
    expect(await table.suggest('ann')).toEqual(refuse('paused'));
    table.resume('bob');
    expect(await table.suggest('ann')).toMatchObject({ ok: true });
  });

  it('are there neither before a match nor after it', async () => {
    const table = bed.table('ann', { bots: ['easy'], options: { rounds: 1 }, pace: 'instant' });
    table.sit('ann', { seat: 0 });
    expect(await table.suggest('ann')).toEqual(refuse('no-match'));
    table.start('ann');
    table.move('ann', { number: 1, move: say(1) });
    await bed.clock.advance(0);
    expect(await table.suggest('ann')).toEqual(refuse('match-over'));
  });

  it('are for a bid that is still owed, not for one that could be changed', async () => {
    const table = alone({ game: 'diamonsters' });
    bed.decide = () => new Promise(() => undefined);
    const reply = await table.suggest('ann');
    if (!reply.ok) throw new Error(reply.message);
    table.move('ann', { number: 1, move: reply.advice.best.move });
    expect(await table.suggest('ann')).toMatchObject({ ok: false });
  });

  it('come of the view of that seat and a seed of that decision, and of nothing else', async () => {
    const table = alone({ game: 'diamonsters' });
    await table.suggest('ann');
    const request = at(bed.adviceAsked, 0);
    expect(Object.keys(request).sort()).toEqual(['game', 'seed', 'view']);
    expect(request.view).toEqual(bed.last('ann').table.match?.view);
    const seed = bed.store.readMatch(table.matchId() ?? '')?.record.seed;
    expect(seed).toBeDefined();
    expect(request.seed).not.toBe(seed);
  });

  it('are thought of once for each move, however often they are asked for', async () => {
    const table = alone();
    const replies = await Promise.all([table.suggest('ann'), table.suggest('ann')]);
    expect(await table.suggest('ann')).toEqual(replies[0]);
    expect(bed.adviceAsked).toHaveLength(1);
    table.move('ann', { number: 1, move: say(1) });
    await bed.clock.advance(0);
    expect(await table.suggest('ann')).toMatchObject({ movesMade: 1 });
    expect(bed.adviceAsked).toHaveLength(2);
    expect(at(bed.adviceAsked, 1).seed).not.toBe(at(bed.adviceAsked, 0).seed);
  });

  it('are thought of one at a time for a seat, and an old one is not shown for a new move', async () => {
    const table = alone();
    const { asked, finish } = thinking();
    const first = table.suggest('ann');
    await bed.clock.advance(0);
    table.move('ann', { number: 1, move: say(1) });
    await bed.clock.advance(0);
    const second = table.suggest('ann');
    await bed.clock.advance(0);
    expect(asked).toHaveLength(1);
    finish();
    expect(await first).toEqual(refuse('stale-move'));
    await bed.clock.advance(0);
    expect(asked).toHaveLength(2);
    finish();
    expect(await second).toMatchObject({ ok: true, movesMade: 1 });
  });

  it('that failed can be asked for again', async () => {
    const table = alone();
    const { advise } = bed;
    bed.advise = () => Promise.reject(new Error('worker died'));
    await expect(table.suggest('ann')).rejects.toThrow('worker died');
    bed.advise = advise;
    expect(await table.suggest('ann')).toMatchObject({ ok: true });
  });
});
