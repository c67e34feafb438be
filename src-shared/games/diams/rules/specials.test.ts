import { describe, expect, it } from 'vitest';
import { at } from '../../../engine/at';
import type { SpecialMove } from './moves';
import { worthOfCollections, exceptionalsIn } from './scoring';
import { gems, play, position, refusal } from '../testing/positions';

const sale = (card: 'express' | 'drilling' | 'sleight', quality: 6, from = 1): SpecialMove => ({
  type: 'special',
  card,
  power: 'compulsory-sale',
  quality,
  from,
});
const express = (line: string): SpecialMove => ({
  type: 'special',
  card: 'express',
  power: 'express',
  cards: gems(line),
});
const drilling = (quality: 8, purity: 4 | 5, from = 1): SpecialMove => ({
  type: 'special',
  card: 'drilling',
  power: 'drilling',
  from,
  quality,
  purity,
});

describe('diams §4.1: the compulsory sale', () => {
  it.each(['express', 'drilling', 'sleight'] as const)(
    'with %s takes all of the quality from the other hand and from the market (example 3)',
    (card) => {
      const state = position({ hands: [`6-1 ${card}`, '6-2 6-3 7-1'], market: '6-4 2-1' });
      expect(play(state, sale(card, 6))).toEqual([
        {
          type: 'special-used',
          seat: 0,
          card,
          power: 'compulsory-sale',
          quality: 6,
          from: 1,
          hit: true,
          moved: gems('6-4 6-2 6-3'),
        },
      ]);
      expect(state.hidden.hands).toEqual([gems('6-1 6-4 6-2 6-3'), gems('7-1')]);
      expect(state.open.market).toEqual(gems('2-1'));
      expect(state.open.discards).toEqual([card]);
    },
  );

  it('moves all of yours to the market when the other holds none (example 3)', () => {
    const state = position({ hands: ['6-1 6-5 express', '7-1'], market: '6-4 2-1' });
    const [used] = play(state, sale('express', 6));
    expect(used).toMatchObject({ hit: false, moved: gems('6-1 6-5') });
    expect(at(state.hidden.hands, 0)).toEqual([]);
    expect(state.open.market).toEqual(gems('6-4 2-1 6-1 6-5'));
  });

  it('makes known what came through the market, but not what you held before', () => {
    const state = position({ hands: ['6-1 express', '6-2 6-3 7-1'], market: '6-4 2-1' });
    play(state, sale('express', 6));
    expect(state.open.seen).toEqual(expect.arrayContaining(gems('6-2 6-3 6-4')));
    expect(state.open.seen).not.toContain('q6-p1');
  });

  it.each([
    ['a quality that you do not hold', '5-1 express', sale('express', 6), 'quality-not-held'],
    ['your own hand', '6-1 express', sale('express', 6, 0), 'own-seat'],
    ['a seat that is not there', '6-1 express', sale('express', 6, 2), 'no-such-seat'],
    ['a special that you do not hold', '6-1 express', sale('sleight', 6), 'special-not-held'],
  ])('cannot name %s', (_, hand, move, reason) => {
    expect(refusal(position({ hands: [hand, '6-2'] }), move)).toBe(reason);
  });
});

describe('diams §4.2: the Safe express', () => {
  const nines = () =>
    position({ hands: ['9-1 9-2 4-1 express', '8-1'], safes: ['9-3 9-4 9-5'], market: '1-1' });

  it.each(['9-1', '9-2', '9-1 9-2'])('secures %s for a quality in the safe (example 4)', (line) => {
    const state = nines();
    expect(play(state, express(line))).toEqual([
      {
        type: 'special-used',
        seat: 0,
        card: 'express',
        power: 'express',
        cards: gems(line),
        hit: true,
        moved: gems(line),
      },
    ]);
    expect(at(state.hidden.safes, 0)).toEqual(gems(`9-3 9-4 9-5 ${line}`));
  });

  it.each([
    ['nothing', '', 'nothing-chosen'],
    ['two qualities', '9-1 4-1', 'mixed-qualities'],
    ['a quality that is not in the safe', '4-1', 'quality-not-in-safe'],
    ['a diamond of another', '8-1', 'card-not-held'],
  ])('refuses %s', (_, line, reason) => {
    expect(refusal(nines(), express(line))).toBe(reason);
  });
});

describe('diams §4.3: the Safe drilling', () => {
  it('takes the diamond that was named out of the safe (example 5)', () => {
    const state = position({ hands: ['1-1 drilling', '2-1'], safes: ['', '8-1 8-2 8-5'], market: '3-1' });
    expect(play(state, drilling(8, 5))).toEqual([
      {
        type: 'special-used',
        seat: 0,
        card: 'drilling',
        power: 'drilling',
        from: 1,
        quality: 8,
        purity: 5,
        hit: true,
        moved: gems('8-5'),
      },
    ]);
    expect(at(state.hidden.hands, 0)).toEqual(gems('1-1 8-5'));
    expect(at(state.hidden.safes, 1)).toEqual(gems('8-1 8-2'));
    expect(worthOfCollections(at(state.hidden.safes, 1))).toBe(0);
    expect(state.open.seen).toContain('q8-p5');
  });

  it('does nothing when the diamond is not there', () => {
    const state = position({ hands: ['1-1 drilling', '2-1'], safes: ['', '8-1 8-2 8-5'], market: '3-1' });
    expect(play(state, drilling(8, 4))[0]).toMatchObject({ hit: false, moved: [] });
    expect(at(state.hidden.hands, 0)).toEqual(gems('1-1'));
    expect(at(state.hidden.safes, 1)).toEqual(gems('8-1 8-2 8-5'));
    expect(state.open.discards).toEqual(['drilling']);
  });

  it('cannot name your own safe', () => {
    const state = position({ hands: ['1-1 drilling', '2-1'], safes: ['8-1 8-2 8-5'] });
    expect(refusal(state, drilling(8, 5, 0))).toBe('own-seat');
  });
});

describe('diams §4.4: a collection left with one or two diamonds', () => {
  it('is worth nothing and still counts for purity', () => {
    expect(worthOfCollections(gems('8-1 8-5'))).toBe(0);
    expect(exceptionalsIn(gems('8-1 8-5'))).toBe(1);
  });

  it('can be rebuilt by Safe express, by as few as one diamond', () => {
    const state = position({ hands: ['8-3 8-4 express', '2-1'], safes: ['8-1'], market: '1-1' });
    expect(refusal(state, express('8-3'))).toBeNull();
    play(state, express('8-3 8-4'));
    expect(worthOfCollections(at(state.hidden.safes, 0))).toBe(6);
  });

  it('can be rebuilt as part of a Secure that brings it to three or more', () => {
    const hands = ['8-3 8-4 4-1 4-2 4-3', '2-1'];
    const withOne = () => position({ hands, safes: ['8-1'], market: '1-1' });
    expect(refusal(withOne(), { type: 'secure', cards: gems('4-1 4-2 4-3 8-3 8-4') })).toBeNull();
    expect(refusal(withOne(), { type: 'secure', cards: gems('4-1 4-2 4-3 8-3') })).toBe(
      'collection-below-three',
    );
    const withTwo = position({ hands, safes: ['8-1 8-2'], market: '1-1' });
    expect(refusal(withTwo, { type: 'secure', cards: gems('4-1 4-2 4-3 8-3') })).toBeNull();
  });

  it('is no new collection: rebuilding it alone is no Secure', () => {
    const state = position({ hands: ['8-3 8-4 8-5', '2-1'], safes: ['8-1'], market: '1-1' });
    expect(refusal(state, { type: 'secure', cards: gems('8-3 8-4 8-5') })).toBe('no-new-collection');
  });

  it('is gone with its last diamond: the quality then needs a new collection', () => {
    const state = position({ hands: ['8-3 8-4 8-5', '2-1'], safes: [''], market: '1-1' });
    expect(refusal(state, { type: 'secure', cards: gems('8-3 8-4 8-5') })).toBeNull();
  });
});

describe('diams §4.5: the Sleight of hand', () => {
  const take = (diamond: 'q7-p5' | 'q7-p4'): SpecialMove => ({
    type: 'special',
    card: 'sleight',
    power: 'sleight',
    take: diamond,
  });

  it('takes any one diamond from the market', () => {
    const state = position({ hands: ['1-1 sleight', '2-1'], market: '7-5 2-2' });
    expect(play(state, take('q7-p5'))).toEqual([
      {
        type: 'special-used',
        seat: 0,
        card: 'sleight',
        power: 'sleight',
        take: 'q7-p5',
        hit: true,
        moved: gems('7-5'),
      },
    ]);
    expect(at(state.hidden.hands, 0)).toEqual(gems('1-1 7-5'));
  });

  it('takes nothing that does not lie there', () => {
    const state = position({ hands: ['1-1 sleight', '2-1'], market: '7-5 2-2' });
    expect(refusal(state, take('q7-p4'))).toBe('card-not-in-market');
  });

  it('works without a diamond in hand', () => {
    const state = position({ hands: ['sleight', '2-1'], market: '7-5 2-2' });
    expect(refusal(state, take('q7-p5'))).toBeNull();
  });
});
