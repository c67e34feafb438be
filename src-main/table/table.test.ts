import { beforeEach, describe, expect, it } from 'vitest';
import type { DiamonstersView } from '../../src-shared/games/diamonsters/rules/types';
import { DONE } from './refuse';
import { askedTable, tableBed, type AskedTable, type TableBed } from './table.fixture';

let bed: TableBed;
beforeEach(() => {
  bed = tableBed();
});

const say = (n: number) => ({ type: 'say', n });
const refused = (code: string) => expect.objectContaining({ ok: false, code }) as object;
const bid = (table: AskedTable, name: string, number: number, index = 0) => {
  const view = bed.last(name).table.match?.view as DiamonstersView;
  return table.move(name, { number: number, move: { type: 'bid', card: view.own.hand[index] } });
};

describe('a move', () => {
  it('passes every check in order, or the first that fails answers', () => {
    const table = bed.table('ann');
    table.watch('eve');
    expect(table.move('ann', { number: 1, move: say(1) })).toEqual(refused('not-seated'));
    table.sit('ann', { seat: 0 });
    expect(table.move('ann', { number: 1, move: say(1) })).toEqual(refused('no-match'));
    table.watch('bob');
    table.sit('bob', { seat: 1 });
    table.ready('bob', { ready: true });
    table.start('ann');

    expect(table.move('eve', { number: 1, move: say(1) })).toEqual(refused('not-seated'));
    expect(table.move('ann', { number: 1, move: { type: 'sing' } })).toEqual(refused('malformed'));
    expect(table.move('ann', { number: 2, move: say(1) })).toEqual(refused('stale-move'));
    expect(table.move('bob', { number: 1, move: say(1) })).toEqual(refused('not-your-turn'));
    expect(table.move('ann', { number: 1, move: say(3) })).toMatchObject({
      code: 'illegal-move',
      reason: 'one-or-two',
    });
    table.pause('bob');
    expect(table.move('ann', { number: 1, move: say(1) })).toEqual(refused('paused'));
    table.resume('bob');
    expect(table.move('ann', { number: 1, move: say(1) })).toEqual(DONE);
  });

  it('that is sent again is answered like the first time and changes nothing', () => {
    const table = bed.playing(['ann', 'bob']);
    table.move('ann', { number: 1, move: say(1) });
    const pushes = bed.to('bob').length;
    expect(table.move('ann', { number: 1, move: say(1) })).toEqual(DONE);
    expect(table.move('ann', { number: 1, move: say(2) })).toEqual(refused('stale-move'));
    table.move('bob', { number: 1, move: say(1) });
    expect(table.move('ann', { number: 1, move: say(1) })).toEqual(DONE);
    expect(bed.to('bob')).toHaveLength(pushes + 1);
    expect(bed.store.unfinished()).toMatchObject([{ moves: 2 }]);
  });

  it('that ends the match can be sent again too, and another one is told that the match is over', () => {
    const table = bed.playing(['ann', 'bob'], { options: { rounds: 1 } });
    table.move('ann', { number: 1, move: say(1) });
    expect(table.move('bob', { number: 1, move: say(1) })).toEqual(DONE);
    expect(bed.last('ann').table).toMatchObject({ phase: 'over', match: { standings: [{}, {}] } });
    expect(table.move('bob', { number: 1, move: say(1) })).toEqual(DONE);
    expect(table.move('ann', { number: 2, move: say(1) })).toEqual(refused('match-over'));
    expect(bed.store.history()).toHaveLength(1);
  });

  it('that cannot be written down is not made: nobody hears of it, and it can be tried again', () => {
    const table = bed.playing(['ann', 'bob']);
    table.move('ann', { number: 1, move: say(1) });
    const before = bed.last('ann').table.match?.view;
    const pushes = bed.to('ann').length;
    bed.diskFull = true;
    expect(() => table.move('bob', { number: 1, move: say(2) })).toThrow('disk full');
    expect(bed.to('ann')).toHaveLength(pushes);
    bed.diskFull = false;
    table.resync('ann');
    expect(bed.last('ann').table.match?.view).toEqual(before);
    expect(table.move('bob', { number: 1, move: say(2) })).toEqual(DONE);
    expect(bed.last('ann').events).toEqual([{ type: 'said', seat: 1, n: 2 }]);
  });
});

describe('pushes', () => {
  it('count up by one for each viewer and tell what has happened since', () => {
    const table = bed.playing(['ann', 'bob']);
    table.move('ann', { number: 1, move: say(1) });
    table.move('bob', { number: 1, move: say(2) });
    expect(bed.to('ann').map((push) => push.seq)).toEqual(bed.to('ann').map((_, index) => index + 1));
    expect(bed.last('ann')).toMatchObject({ whole: false, events: [{ type: 'said', seat: 1, n: 2 }] });
  });

  it('start afresh, with all that was heard, for whoever comes, comes back or asks', () => {
    const table = bed.playing(['ann', 'bob']);
    table.move('ann', { number: 1, move: say(1) });
    table.move('bob', { number: 1, move: say(2) });
    const all = [
      { type: 'said', seat: 0, n: 1 },
      { type: 'said', seat: 1, n: 2 },
    ];
    table.resync('bob');
    expect(bed.last('bob')).toMatchObject({ whole: true, events: all });
    table.watch('eve');
    expect(bed.last('eve')).toMatchObject({
      seq: 1,
      whole: true,
      events: all,
      table: { you: { seat: null }, match: { legalMoves: [], movesMade: 0, view: { viewer: 'table' } } },
    });
    table.lost('ann');
    table.watch('ann');
    expect(bed.last('ann')).toMatchObject({ whole: true, events: all, table: { you: { seat: 0 } } });
  });

  it('tell that a seat has bid, but nothing when it changes its bid', () => {
    const table = bed.playing(['ann', 'bob', 'cat'], { game: 'diamonsters', seats: 3 });
    table.watch('eve');
    bid(table, 'ann', 1);
    expect((bed.last('bob').table.match?.view as DiamonstersView).open.hasBid).toEqual([true, false, false]);
    const counts = ['bob', 'cat', 'eve'].map((name) => bed.to(name).length);
    expect(bid(table, 'ann', 2, 1)).toEqual(DONE);
    expect(['bob', 'cat', 'eve'].map((name) => bed.to(name).length)).toEqual(counts);
    expect(bed.last('ann').table.match?.movesMade).toBe(2);
  });

  it('never show a hand or a draw to anyone else', () => {
    const table = bed.playing(['ann', 'bob'], { game: 'diamonsters' });
    table.watch('eve');
    for (let number = 1; number <= 6; number++) {
      bid(table, 'ann', number);
      bid(table, 'bob', number, 1);
    }
    const events = (name: string) => bed.to(name).flatMap((push) => push.events);
    for (const [name, seat] of [['ann', 0] as const, ['bob', 1] as const, ['eve', null] as const]) {
      const foreign = events(name).filter((event) => 'seat' in event && event.seat !== seat);
      expect(foreign.filter((event) => event.type === 'hand')).toEqual([]);
      for (const drew of foreign.filter((event) => event.type === 'drew'))
        expect(drew).toMatchObject({ card: null });
    }
    expect(events('eve').some((event) => event.type === 'bids-revealed')).toBe(true);
  });

  it('say how long the table has waited, pauses not counted', async () => {
    const table = bed.playing(['ann', 'bob']);
    await bed.clock.advance(5000);
    table.pause('bob');
    expect(bed.last('ann').table.match).toMatchObject({ waitedMs: 5000, pausedBy: 'bob' });
    await bed.clock.advance(60_000);
    table.resume('ann');
    expect(bed.last('ann').table.match).toMatchObject({ waitedMs: 5000, pausedBy: null });
    expect(table.resume('ann')).toEqual(refused('not-paused'));
  });
});

describe('after a match', () => {
  const finished = () => {
    const table = bed.playing(['ann', 'bob'], { options: { rounds: 1 } });
    expect(table.rematch('ann')).toEqual(refused('match-not-over'));
    table.move('ann', { number: 1, move: say(1) });
    table.move('bob', { number: 1, move: say(1) });
    return table;
  };

  it('the same seats play again when the table host says so', () => {
    const table = finished();
    expect(table.rematch('bob')).toEqual(refused('not-table-host'));
    expect(table.rematch('ann')).toEqual(DONE);
    expect(bed.last('bob')).toMatchObject({
      whole: true,
      events: [],
      table: { phase: 'playing', you: { seat: 1 } },
    });
  });

  it('the lobby can be opened again, without those who left', () => {
    const table = finished();
    table.leave('bob');
    expect(bed.last('ann').table.seats[1]).toMatchObject({ name: 'bob', presence: 'away' });
    expect(table.rematch('ann')).toEqual(refused('seats-empty'));
    expect(table['reopen-lobby']('ann')).toEqual(DONE);
    expect(bed.last('ann').table).toMatchObject({
      phase: 'lobby',
      match: null,
      seats: [{ name: 'ann' }, { kind: 'empty' }],
    });
  });
});

describe('a match that is continued', () => {
  it('stands as it was, with the same seats, moves and table host, and everybody away', async () => {
    const table = bed.playing(['ann', 'bob', 'cat'], {
      seats: 4,
      bots: ['easy'],
      pace: 'calm',
      takeover: '60s',
    });
    table.move('ann', { number: 1, move: say(2) });
    const matchId = table.matchId() ?? '';
    table.kick('ann', { playerId: 'cat' });
    table['close-table']('ann');

    const again = askedTable(bed.tables.continueMatch(matchId));
    again.watch('bob');
    expect(bed.last('bob')).toMatchObject({
      whole: true,
      events: [{ type: 'said', seat: 0, n: 2 }],
      table: {
        pace: 'calm',
        takeover: '60s',
        tableHost: 'ann',
        you: { seat: 1 },
        seats: [{ name: 'ann', presence: 'away' }, { presence: 'here' }, { kind: 'bot' }, { kind: 'bot' }],
      },
    });
    again.watch('ann');
    expect(again.move('ann', { number: 1, move: say(2) })).toEqual(DONE);
    expect(again.move('bob', { number: 1, move: say(1) })).toEqual(DONE);
    await bed.clock.advance(10_000);
    expect(bed.last('bob').table.match?.toAct).toEqual([0]);
  });

  it('is kept, and the reason told, when its rules have changed', () => {
    const table = bed.playing(['ann', 'bob']);
    const matchId = table.matchId() ?? '';
    table['close-table']('ann');
    bed.store.appendMove(matchId, { number: 0, seat: 1, move: say(1), at: 1, result: null });
    expect(() => bed.tables.continueMatch(matchId)).toThrow(/other rules.*still kept/);
    expect(bed.store.unfinished()).toHaveLength(1);
    expect(() => bed.tables.continueMatch('nonsense')).toThrow('not kept here');
  });
});
