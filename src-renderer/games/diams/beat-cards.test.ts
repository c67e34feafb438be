import { describe, expect, it } from 'vitest';
import type { DiamsEvent } from '../../../src-shared/games/diams/rules/types';
import { beatCardsOf, type BeatCards } from './beat-cards';

describe('the cards of a beat', () => {
  it.each<[string, DiamsEvent, Partial<BeatCards>]>([
    [
      'the special and whom it strikes',
      {
        type: 'special-used',
        seat: 0,
        card: 'drilling',
        power: 'drilling',
        from: 1,
        quality: 8,
        purity: 2,
        hit: true,
        moved: ['q8-p2'],
      },
      { seat: 0, victim: 1, with: 'drilling', stones: ['q8-p2'] },
    ],
    [
      'the diamond that was brought, and what it took',
      { type: 'went-to-market', seat: 1, card: 'q7-p1', take: 'sum', taken: ['q2-p1', 'q5-p5'] },
      { seat: 1, victim: null, with: 'q7-p1', stones: ['q2-p1', 'q5-p5'] },
    ],
    [
      'diamonds and specials that were given up',
      { type: 'gave-up', seat: 2, cards: ['q3-p1', 'sleight'] },
      { seat: 2, stones: ['q3-p1'], specials: ['sleight'] },
    ],
  ])('are %s', (_, event, cards) => {
    expect(beatCardsOf(event)).toMatchObject(cards);
  });
});
