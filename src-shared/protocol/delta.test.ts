import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deltaOf, patched, type Delta } from './delta';

const json = fc.jsonValue({ maxDepth: 4 });
/** Lists and objects of few kinds of things, so that many of two have something in common. */
const alike = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(0, 1, 'a', null),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'fields', 'cut', 'at', '0'), tie('value')),
  ),
})).value;

function sent(delta: Delta | null): Delta | null {
  return JSON.parse(JSON.stringify(delta)) as Delta | null;
}

describe('a delta', () => {
  it.each([
    ['anything', json],
    ['things that are alike', alike],
  ])('makes the one of the other, whatever they are: %s', (_, values) => {
    fc.assert(
      fc.property(values, values, (before, after) => {
        const [a, b] = [sent([before]), sent([after])] as unknown as [[unknown], [unknown]];
        expect(patched(a[0], sent(deltaOf(a[0], b[0])))).toEqual(b[0]);
      }),
    );
  });

  it('is none between equals', () => {
    fc.assert(fc.property(json, (value) => deltaOf(value, structuredClone(value)) === null));
  });

  it.each<[string, unknown, unknown, Delta]>([
    [
      'a field of a field',
      { a: { b: 1, c: 'as it was before' }, d: 'and this as well' },
      { a: { b: 2, c: 'as it was before' }, d: 'and this as well' },
      { a: { b: [2] } },
    ],
    [
      'a card that leaves a hand and one that comes',
      ['hearts-1', 'hearts-2', 'hearts-3', 'hearts-4'],
      ['hearts-1', 'hearts-3', 'hearts-4', 'clubs-9'],
      [[1], ['clubs-9']],
    ],
    [
      'one seat of several',
      [
        ['hearts-1', 'hearts-2'],
        ['spades-1', 'spades-2', 'spades-3'],
        ['clubs-1', 'clubs-2'],
      ],
      [
        ['hearts-1', 'hearts-2'],
        ['spades-1', 'spades-2', 'spades-3', 'x'],
        ['clubs-1', 'clubs-2'],
      ],
      [1, [[], ['x']], null],
    ],
  ])('names only what has changed: %s', (_, before, after, delta) => {
    expect(deltaOf(before, after)).toEqual(delta);
  });
});
