import { beforeEach, describe, expect, it } from 'vitest';
import { at } from '../../src-shared/engine/at';
import { DONE } from './refuse';
import { tableBed, type TableBed } from './table.fixture';

let bed: TableBed;
beforeEach(() => {
  bed = tableBed();
});

const refused = (code: string) => expect.objectContaining({ ok: false, code }) as object;
const seatsOf = (name: string) =>
  bed.last(name).table.seats.map((seat) => ('name' in seat ? seat.name : '-'));

describe('who hosts a table', () => {
  it('is whoever made it, seated or not', () => {
    bed.table('ann');
    expect(bed.last('ann').table.tableHost).toBe('ann');
  });

  it('is the first to sit at a table of the command line', () => {
    const table = bed.table(null);
    table.watch('ann');
    expect(bed.last('ann').table.tableHost).toBeNull();
    table.sit('ann', { seat: 0 });
    expect(bed.last('ann').table.tableHost).toBe('ann');
  });

  it('is the next seated person when the host leaves', () => {
    const table = bed.table('ann', { seats: 3 });
    for (const [seat, name] of [
      [0, 'bob'],
      [1, 'ann'],
      [2, 'cat'],
    ] as const) {
      table.watch(name);
      table.sit(name, { seat });
    }
    table.leave('ann');
    expect(bed.last('bob').table.tableHost).toBe('cat');
  });

  it('is somebody else once the host has been away for a minute, in a match too', async () => {
    const table = bed.playing(['ann', 'bob'], { takeover: 'never' });
    table.lost('ann');
    await bed.clock.advance(59_000);
    expect(bed.last('bob').table.tableHost).toBe('ann');
    await bed.clock.advance(1000);
    expect(bed.last('bob').table.tableHost).toBe('bob');
  });
});

describe('an empty table', () => {
  it('vanishes when everybody has left, if a person made it', () => {
    const table = bed.table('ann');
    table.watch('bob');
    table.leave('ann');
    expect(bed.tables.all()).toHaveLength(1);
    table.leave('bob');
    expect(bed.tables.all()).toHaveLength(0);
  });

  it('stays if the command line made it', () => {
    const table = bed.table(null);
    table.watch('bob');
    table.leave('bob');
    expect(bed.tables.summaries()).toMatchObject([{ name: 'Kitchen', free: 2, people: [] }]);
  });

  it('gives the seat of somebody who has been away for a minute to others', async () => {
    const table = bed.table('ann');
    table.watch('bob');
    table.sit('bob', { seat: 1 });
    table.lost('bob');
    await bed.clock.advance(59_999);
    expect(seatsOf('ann')).toEqual(['-', 'bob']);
    await bed.clock.advance(1);
    expect(seatsOf('ann')).toEqual(['-', '-']);
  });
});

describe('names at a table', () => {
  it('are unique, whatever the case of the letters', () => {
    const table = bed.table('ann');
    expect(table.watch({ playerId: 'other', name: 'ANN' })).toEqual(refused('name-taken'));
    expect(table.refuseName('other', 'Ann')).toEqual(refused('name-taken'));
    expect(table.refuseName('ann', 'Ann')).toBeNull();
  });

  it('belong to people first: a computer player of that name takes another', () => {
    const table = bed.table('ann', { bots: ['easy'] });
    const bot = at(seatsOf('ann'), 1);
    table.watch({ playerId: 'p', name: bot.toLowerCase() });
    expect(seatsOf('ann')[1]).not.toBe(bot);
  });

  it('of computer players differ', () => {
    bed.table('ann', { seats: 4, bots: ['easy', 'easy', 'easy', 'hard'] });
    expect(new Set(seatsOf('ann')).size).toBe(4);
  });
});

describe('seats', () => {
  it('are taken, changed and given back', () => {
    const table = bed.table('ann', { seats: 3 });
    table.sit('ann', { seat: 0 });
    table.sit('ann', { seat: 2 });
    expect(seatsOf('ann')).toEqual(['-', '-', 'ann']);
    table.stand('ann');
    expect(seatsOf('ann')).toEqual(['-', '-', '-']);
    expect(table.stand('ann')).toEqual(refused('not-seated'));
  });

  it('are refused when taken, missing, or all taken', () => {
    const table = bed.table('ann');
    table.sit('ann', { seat: 0 });
    table.watch('bob');
    expect(table.sit('bob', { seat: 0 })).toEqual(refused('seat-taken'));
    expect(table.sit('bob', { seat: 4 })).toEqual(refused('no-such-seat'));
    table.sit('bob', { seat: 1 });
    table.watch('cid');
    expect(table.sit('cid', { seat: 1 })).toEqual(refused('table-full'));
  });

  it('are given up by computer players to people, who see them as free', () => {
    const table = bed.table('ann');
    table.sit('ann', { seat: 0 });
    table['add-bot']('ann', { seat: 1, level: 'easy' });
    expect(table.summary().free).toBe(1);
    table.watch('bob');
    table.sit('bob', { seat: 1 });
    expect(seatsOf('ann')).toEqual(['ann', 'bob']);
    expect(table.summary().free).toBe(0);
  });

  it('are given to computer players by the table host alone', () => {
    const table = bed.table('ann');
    table.watch('bob');
    expect(table['add-bot']('bob', { seat: 1, level: 'easy' })).toEqual(refused('not-table-host'));
    expect(table['add-bot']('ann', { seat: 1, level: 'hard' })).toEqual(DONE);
    expect(bed.last('bob').table.seats[1]).toMatchObject({ kind: 'bot', level: 'hard' });
    expect(table['remove-bot']('ann', { seat: 0 })).toEqual(refused('not-a-bot'));
    expect(table['remove-bot']('ann', { seat: 1 })).toEqual(DONE);
  });

  it('keep their people when the table shrinks, and computer players give way', () => {
    const table = bed.table('ann', { seats: 4, bots: ['easy', 'easy', 'easy'] });
    table['remove-bot']('ann', { seat: 3 });
    table.sit('ann', { seat: 3 });
    expect(table.configure('ann', { settings: { seats: 2 } })).toEqual(DONE);
    expect(seatsOf('ann')[0]).toBe('ann');
    table.watch('bob');
    table.configure('ann', { settings: { seats: 3 } });
    table.sit('bob', { seat: 2 });
    table['remove-bot']('ann', { seat: 1 });
    table.watch('cat');
    table.sit('cat', { seat: 1 });
    expect(table.configure('ann', { settings: { seats: 2 } })).toEqual(refused('bad-seat-count'));
  });
});

describe('options', () => {
  it('are checked, and the reason why they cannot be played is passed on', () => {
    const table = bed.table('ann');
    expect(table.configure('ann', { settings: { options: { rounds: 'many' } } })).toEqual(
      refused('bad-options'),
    );
    expect(table.configure('ann', { settings: { options: { rounds: 21 } } })).toMatchObject({
      code: 'bad-options',
      reason: 'too-long',
    });
    expect(table.configure('ann', { settings: { seats: 5 } })).toEqual(refused('bad-seat-count'));
    expect(table.configure('ann', { settings: { game: 'chess' } })).toEqual(refused('unknown-game'));
    expect(bed.last('ann').table.options).toEqual({ rounds: 9 });
  });

  it('when changed, ask everybody to be ready anew; the pace does not', () => {
    const table = bed.table('ann');
    table.watch('bob');
    table.sit('bob', { seat: 1 });
    table.ready('bob', { ready: true });
    table.configure('ann', { settings: { pace: 'calm' } });
    expect(bed.last('bob').table.seats[1]).toMatchObject({ ready: true });
    table.configure('ann', { settings: { options: { rounds: 2 } } });
    expect(bed.last('bob').table.seats[1]).toMatchObject({ ready: false });
  });

  it('stay as they are during a match, but the pace may change', () => {
    const table = bed.playing(['ann', 'bob']);
    expect(table.configure('ann', { settings: { options: {} } })).toEqual(refused('not-in-lobby'));
    expect(table.configure('ann', { settings: { pace: 'calm', takeover: 'never' } })).toEqual(DONE);
    expect(bed.last('bob').table).toMatchObject({ pace: 'calm', takeover: 'never' });
  });
});

describe('a match begins', () => {
  it('when all seats are filled and everybody but the table host is ready', () => {
    const table = bed.table('ann');
    table.sit('ann', { seat: 0 });
    expect(table.start('ann')).toEqual(refused('seats-empty'));
    table.watch('bob');
    table.sit('bob', { seat: 1 });
    expect(table.start('bob')).toEqual(refused('not-table-host'));
    expect(table.start('ann')).toEqual(refused('not-ready'));
    table.ready('bob', { ready: true });
    expect(table.start('ann')).toEqual(DONE);
    expect(bed.last('bob').table.phase).toBe('playing');
    expect(table.start('ann')).toEqual(refused('not-in-lobby'));
  });

  it('not at all when it cannot be written down', () => {
    const table = bed.table('ann', { bots: ['easy'] });
    table.sit('ann', { seat: 0 });
    bed.diskFull = true;
    expect(() => table.start('ann')).toThrow('disk full');
    expect(table.summary().phase).toBe('lobby');
  });
});

describe('a person who is removed', () => {
  it('may not come back', () => {
    const table = bed.table('ann');
    table.watch('bob');
    table.sit('bob', { seat: 1 });
    expect(table.kick('bob', { playerId: 'ann' })).toEqual(refused('not-table-host'));
    expect(table.kick('ann', { playerId: 'ann' })).toEqual(refused('kick-yourself'));
    expect(table.kick('ann', { playerId: 'zoe' })).toEqual(refused('no-such-player'));
    expect(table.kick('ann', { playerId: 'bob' })).toEqual(DONE);
    expect(bed.removed).toEqual(['bob kicked']);
    expect(table.watch('bob')).toEqual(refused('kicked'));
    expect(seatsOf('ann')).toEqual(['-', '-']);
  });

  it('leaves the seat to a computer player in a match', () => {
    const table = bed.playing(['ann', 'bob']);
    table.kick('ann', { playerId: 'bob' });
    expect(bed.last('ann').table.seats[1]).toMatchObject({ kind: 'bot' });
    expect(bed.store.unfinished()).toHaveLength(1);
  });
});

describe('a host', () => {
  it('has room for eight tables at which somebody is; deserted ones give way, the oldest first', () => {
    const deserted = bed.table(null);
    for (let made = 0; made < 7; made++) {
      const table = bed.table(`guest ${made}`);
      table.watch(`guest ${made}`);
    }
    const ninth = bed.table('ann');
    ninth.watch('ann');
    expect(bed.tables.find(deserted.tableId)).toBeNull();
    expect(bed.tables.all()).toHaveLength(8);
    expect(() => bed.table(null)).toThrow('too-many-tables');
  });

  it('has room for two tables of a person', () => {
    bed.table('eve');
    bed.table('eve');
    expect(() => bed.table('eve')).toThrow('two-tables-a-person');
    void bed.tables.all().at(0)?.ask('close-table', { playerId: 'eve', name: 'eve' }, { tableId: '' });
    bed.table('eve');
  });

  it('keeps no table for whoever has left it, and their match beside it', () => {
    for (let made = 0; made < 12; made++) {
      const table = bed.playing(['eve'], { seats: 2, bots: ['easy'] });
      table.leave('eve');
    }
    bed.table('eve');
    expect(bed.tables.all()).toHaveLength(1);
    expect(bed.store.unfinished()).toHaveLength(12);
  });

  it('keeps the table of those who play on when its maker has left and makes another', () => {
    const table = bed.playing(['eve', 'bob']);
    table.leave('eve');
    table.leave('bob');
    bed.table('eve');
    bed.table('eve');
    expect(() => bed.table('eve')).toThrow('two-tables-a-person');
    expect(bed.tables.find(table.tableId)).not.toBeNull();
  });

  it('never clears away a match that waits for its people', () => {
    const table = bed.playing(['ann', 'bob']);
    table.lost('ann');
    table.lost('bob');
    for (let made = 0; made < 7; made++) bed.table(`guest ${made}`);
    expect(() => bed.table('eve')).toThrow('too-many-tables');
    expect(table.watch('ann')).toEqual(DONE);
    expect(bed.tables.find(table.tableId)).not.toBeNull();
  });

  it('lets sixteen people watch a table, and those with a seat come back whoever watches', () => {
    const table = bed.playing(['ann', 'bob']);
    table.leave('bob');
    for (let watching = 0; watching < 16; watching++) {
      expect(table.watch(`guest ${watching}`)).toEqual(DONE);
    }
    expect(table.watch('eve')).toEqual(refused('audience-full'));
    expect(table.watch('bob')).toEqual(DONE);
    expect(bed.last('ann').table.spectators).toHaveLength(16);
  });

  it('closes a table when its table host says so, and keeps the match', () => {
    const table = bed.playing(['ann', 'bob']);
    expect(table['close-table']('bob')).toEqual(refused('not-table-host'));
    expect(table['close-table']('ann')).toEqual(DONE);
    expect(bed.removed).toEqual(['ann table-closed', 'bob table-closed']);
    expect(bed.tables.all()).toEqual([]);
    expect(bed.store.unfinished()).toHaveLength(1);
  });
});

describe('names', () => {
  it('that people would take for one another cannot both sit at a table', () => {
    const table = bed.table('ann');
    table.watch({ playerId: 'a', name: 'Zoë' });
    expect(table.watch({ playerId: 'b', name: 'Zoe\u0308' })).toEqual(refused('name-taken'));
    expect(table.watch({ playerId: 'c', name: 'Аnn' })).toEqual(refused('name-taken'));
  });

  it('of tables are tidied, and refused when nothing is seen of them', () => {
    const table = bed.table('ann', { name: ' The\u202E  kitchen ' });
    expect(table.summary().name).toBe('The kitchen');
    expect(table.configure('ann', { settings: { name: '\u3164' } })).toEqual(refused('bad-name'));
    expect(() => bed.table('bob', { name: '\u200B' })).toThrow('bad-name');
  });
});
