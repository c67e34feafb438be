import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packMoves, unpackMoves } from './packed-moves';

const value = fc.oneof(
  fc.constantFrom('hearts-1', 'hearts-2', '', 'a b;c', '[3'),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
);
const field = fc.oneof(value, fc.array(value, { maxLength: 4 }), fc.array(fc.array(value, { maxLength: 2 })));
const move = fc
  .tuple(fc.constantFrom('play', 'pass'), fc.dictionary(fc.constantFrom('card', 'cards', 'seat'), field))
  .map(([type, fields]) => ({ type, ...fields }));

describe('packed moves', () => {
  it('are the same moves when they are unpacked', () => {
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        const sent = JSON.parse(JSON.stringify(packMoves(moves))) as ReturnType<typeof packMoves>;
        expect(unpackMoves(sent)).toEqual(moves);
      }),
    );
  });

  it('name each card once, and of each move what is new', () => {
    const moves = [
      { type: 'pass', cards: ['hearts-1', 'hearts-2'] },
      { type: 'pass', cards: ['hearts-1', 'hearts-3'] },
      { type: 'pass', cards: ['hearts-2', 'hearts-3'] },
    ];
    expect(packMoves(moves)).toEqual({
      shapes: [['type', 'cards']],
      values: ['pass', 'hearts-1', 'hearts-2', 'hearts-3'],
      moves: '0 0 0 [ 1 2;4 3;3 2 3',
    });
  });

  it('that name what is not there are refused', () => {
    expect(() => unpackMoves({ shapes: [['type']], values: [], moves: '0 0 0' })).toThrow(RangeError);
  });
});
