import { describe, expect, it } from 'vitest';
import { readRecord } from './record';

const record = {
  format: 'brilliant-cut-record',
  version: 1,
  game: 'whist',
  options: {},
  seats: [
    { name: 'Ann', kind: 'human' },
    { name: 'Opal', kind: 'easy' },
  ],
  seed: 'abc',
  moves: [{ seat: 0, move: { type: 'play', card: 'a-1' } }],
  result: null,
};

/** Arrays in arrays, so many. */
function nested(depth: number): unknown {
  let value: unknown = [];
  for (let level = 0; level < depth; level++) value = [value];
  return value;
}

describe('reading a record', () => {
  it('gives it as it was written', () => {
    expect(readRecord(record)).toEqual(record);
  });

  it.each([[null], ['text'], [{}], [{ version: 1 }], [{ format: 'another-record', version: 1 }]])(
    'takes %j for no record at all',
    (input) => {
      expect(readRecord(input)).toEqual({ code: 'not-a-record' });
    },
  );

  it('tells one of a newer version from a damaged one, whatever else is new in it', () => {
    expect(readRecord({ format: record.format, version: 7 })).toEqual({ code: 'newer', version: 7 });
    expect(readRecord({ ...record, version: 0 })).toEqual({ code: 'malformed', field: 'version' });
  });

  it.each([
    [{ seed: 5 }, 'seed'],
    [{ moves: [...record.moves, { seat: -1, move: { type: 'play' } }] }, 'moves.1.seat'],
    [{ moves: [{ seat: 0, move: { card: 'a-1' } }] }, 'moves.0.move.type'],
    [{ result: [{ seat: 0, points: 1.5, rank: 1 }] }, 'result.0.points'],
  ])('says where %j is not what belongs there', (change, field) => {
    expect(readRecord({ ...record, ...change })).toEqual({ code: 'malformed', field });
  });

  it('refuses what is nested so deep that nobody could walk through it', () => {
    const deep = nested(50_000);
    const moves = [{ seat: 0, move: { type: 'play', card: deep } }];
    expect(readRecord({ ...record, moves })).toEqual({ code: 'malformed', field: 'moves.0.move' });
    expect(readRecord({ ...record, options: { deep } })).toEqual({ code: 'malformed', field: 'options' });
    expect(readRecord({ ...record, game: deep })).toEqual({ code: 'malformed', field: 'game' });
  });
});
