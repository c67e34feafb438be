import { describe, expect, it } from 'vitest';
import { gems, play, position } from '../testing/positions';
import type { DiamsEvent } from './types';
import { diams } from '..';

const knownToOthers = (state: Parameters<typeof diams.view>[0]) => diams.view(state, 1);

describe('diams, who sees what: hands', () => {
  it('are their owner’s; others see how many cards', () => {
    const state = position({ hands: ['1-1 express', '2-1'], market: '5-1' });
    expect(diams.view(state, 0).own.hand).toEqual(['q1-p1', 'express']);
    expect(diams.view(state, 1)).toMatchObject({
      open: { handSizes: [2, 1], knownHands: [[], []] },
      own: { hand: ['q2-p1'] },
    });
    expect(diams.view(state, 'table')).toMatchObject({
      open: { handSizes: [2, 1] },
      own: { hand: [], safe: [] },
    });
  });

  it('hold known diamonds once they were taken openly, the card brought for its colour included', () => {
    const state = position({ hands: ['7-2 1-1', '2-1'], market: '7-1 5-1' });
    play(state, { type: 'market', with: 'q7-p2', take: 'colour' });
    expect(knownToOthers(state).open.knownHands).toEqual([gems('7-1 7-2'), []]);
  });

  it('stay unknown when a card is drawn into them', () => {
    const state = position({ hands: ['1-1', '2-1'], phase: 'draw', deck: '9-1 closing' });
    play(state, { type: 'draw', to: 'hand' });
    expect(knownToOthers(state).open).toMatchObject({ handSizes: [2, 1], knownHands: [[], []] });
  });

  it('are known no longer once the diamond has left for the market', () => {
    const state = position({ hands: ['7-2 1-1', '2-1'], market: '5-1', seen: '7-2' });
    play(state, { type: 'market', with: 'q7-p2', take: 'nothing' });
    expect(knownToOthers(state).open).toMatchObject({ market: gems('5-1 7-2'), knownHands: [[], []] });
  });

  it('hold a diamond that was drilled for, known to all', () => {
    const state = position({ hands: ['1-1 drilling', '2-1'], safes: ['', '8-1 8-2 8-5'], market: '5-1' });
    play(state, { type: 'special', card: 'drilling', power: 'drilling', from: 1, quality: 8, purity: 5 });
    expect(knownToOthers(state).open.knownHands).toEqual([gems('8-5'), []]);
    expect(diams.view(state, 0).open.collections[1]).toEqual([{ quality: 8, count: 2, known: [] }]);
  });
});

describe('diams, who sees what: safes', () => {
  it('show quality and number to all, purity to the owner', () => {
    const state = position({ hands: ['1-1', '2-1'], safes: ['7-1 9-5 7-5 7-2', ''] });
    expect(diams.view(state, 0).own.safe).toEqual(gems('7-1 7-2 7-5 9-5'));
    expect(diams.view(state, 1).open.collections[0]).toEqual([
      { quality: 7, count: 3, known: [] },
      { quality: 9, count: 1, known: [] },
    ]);
  });

  it('keep the purity known of a diamond that was taken openly before', () => {
    const state = position({ hands: ['4-1 4-2 4-3', '2-1'], market: '5-1', seen: '4-2' });
    play(state, { type: 'secure', cards: gems('4-1 4-2 4-3') });
    expect(knownToOthers(state).open.collections[0]).toEqual([{ quality: 4, count: 3, known: gems('4-2') }]);
  });

  it('are open once the round has ended', () => {
    const safes = ['7-1 7-2 7-5', ''];
    const options = { length: 'quick' };
    const state = position({ hands: ['1-1', '2-1'], safes, market: '5-1', closedBy: 0, options });
    play(state, { type: 'market', with: 'q1-p1', take: 'nothing' });
    expect(knownToOthers(state).open.collections[0]).toEqual([
      { quality: 7, count: 3, known: gems('7-1 7-2 7-5') },
    ]);
    expect(knownToOthers(state).open.rounds[0]?.safes[0]).toEqual(gems('7-1 7-2 7-5'));
  });
});

describe('diams, who hears what', () => {
  it.each<[string, DiamsEvent, DiamsEvent | null]>([
    ['a hand: its owner', { type: 'hand', seat: 0, cards: ['q1-p1'] }, null],
    [
      'a card drawn: others hear that one was',
      { type: 'drew', seat: 0, card: 'express' },
      { type: 'drew', seat: 0, card: null },
    ],
    [
      'diamonds secured: others hear the qualities',
      { type: 'secured', seat: 0, cards: gems('4-1 4-2 4-5') },
      { type: 'secured', seat: 0, cards: ['q4', 'q4', 'q4'] },
    ],
    [
      'a Safe express: others hear the qualities',
      {
        type: 'special-used',
        seat: 0,
        card: 'express',
        power: 'express',
        cards: gems('9-5'),
        hit: true,
        moved: gems('9-5'),
      },
      {
        type: 'special-used',
        seat: 0,
        card: 'express',
        power: 'express',
        cards: ['q9'],
        hit: true,
        moved: ['q9'],
      },
    ],
  ])('%s', (_, event, toOthers) => {
    expect(diams.hear(event, 0)).toEqual(event);
    expect(diams.hear(event, 1)).toEqual(toOthers);
    expect(diams.hear(event, 'table')).toEqual(toOthers);
  });

  it('a drilling: all hear what was named and whether it was there', () => {
    const event: DiamsEvent = {
      type: 'special-used',
      seat: 0,
      card: 'drilling',
      power: 'drilling',
      from: 1,
      quality: 8,
      purity: 5,
      hit: true,
      moved: gems('8-5'),
    };
    expect(diams.hear(event, 'table')).toEqual(event);
  });
});
