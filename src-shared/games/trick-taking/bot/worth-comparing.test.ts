import { describe, expect, it } from 'vitest';
import { createRng, shuffle } from '../../../engine/rng';
import { PACK } from '../../diamonds/bot/pack';
import { CARDS, rankOf, suitOf } from '../../diamonds/rules/cards';
import { cards } from '../../diamonds/testing/positions';
import { easiestMissed, worthComparing } from './worth-comparing';

interface Situation {
  hand: string;
  trick?: string;
  gone?: string;
}

function keptOf({ hand, trick = '', gone = '' }: Situation): string[] {
  const onTable = cards(trick);
  const seen = {
    trickSize: 4,
    trick: onTable.map((card, seat) => ({ seat, card })),
    led: onTable.map(suitOf).at(0) ?? null,
    gone: [...cards(gone), ...onTable],
  };
  return worthComparing(cards(hand), seen, PACK);
}

describe('cards worth comparing', () => {
  it.each<[string, Situation, string]>([
    ['the lowest of neighbours', { hand: 'h7 h8 h9' }, 'h7'],
    ['the lowest, in whatever order the hand is held', { hand: 'h9 c2 h7 h8' }, 'c2 h7'],
    ['both cards around one that may still come', { hand: 'h7 h9' }, 'h7 h9'],
    ['the lower of two around cards that are gone', { hand: 'h7 h10', gone: 'h8 h9' }, 'h7'],
    ['both cards around one on the table', { hand: 'h7 h9', trick: 'h8' }, 'h7 h9'],
    ['cards of every suit', { hand: 'h7 s7 c7 d7' }, 'h7 s7 c7 d7'],
    ['the cheapest winner of the last to play', { hand: 'h2 h9 h12 h15', trick: 'h5 h8 h3' }, 'h2 h9'],
    ['every winner of one with others to come', { hand: 'h2 h9 h12 h15', trick: 'h5 h8' }, 'h2 h9 h12 h15'],
    ['losers of the last to play by what may come', { hand: 'h2 h4', trick: 'h5 h8 h7' }, 'h2 h4'],
    ['cards off suit by what may come', { hand: 's2 s3 s5', trick: 'h5 h8 h7' }, 's2 s5'],
  ])('are %s', (_, situation, kept) => {
    expect(keptOf(situation)).toEqual(cards(kept));
  });

  it('leave out a card only for a lower one of its suit in the same hand', () => {
    for (let deal = 0; deal < 100; deal++) {
      const deck = CARDS.slice();
      shuffle(deck, createRng(`deal ${deal}`, 'test'));
      const hand = deck.slice(0, 10);
      const kept = worthComparing(
        hand,
        { trickSize: 4, trick: [], led: null, gone: deck.slice(10, 30) },
        PACK,
      );
      expect(hand).toEqual(expect.arrayContaining(kept));
      for (const card of hand) {
        const isKeptFor = (other: typeof card) =>
          suitOf(other) === suitOf(card) && rankOf(other) <= rankOf(card);
        expect(kept.some(isKeptFor)).toBe(true);
      }
    }
  });
});

describe('the choices that are easiest to miss', () => {
  it('come in the order of what they miss, no more than asked for', () => {
    const choices = easiestMissed(cards('h9 s2 c5 d1'), 2, 3, rankOf);
    expect(choices).toEqual([cards('s2 d1'), cards('c5 d1'), cards('s2 c5')]);
  });
});
