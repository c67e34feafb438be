import { describe, expect, it } from 'vitest';
import { holdsSuit, winningPlay, type CardFace } from './trick';

const face = (suit: string | null, rank: number): CardFace => ({ suit, rank });
const FACES = {
  'red-9': face('red', 9),
  'red-12': face('red', 12),
  'red-3': face('red', 3),
  'green-15': face('green', 15),
  joker: face(null, 0),
};
type Card = keyof typeof FACES;
const trickOf = (...cards: Card[]) => cards.map((card, seat) => ({ seat, card }));

describe('a trick', () => {
  it('is won by the highest card of the suit led, however high the other suits are', () => {
    expect(winningPlay(trickOf('red-9', 'red-12', 'green-15', 'red-3'), 'red', FACES)?.seat).toBe(1);
  });

  it('is won by the card that set the suit led when nobody follows', () => {
    expect(winningPlay(trickOf('joker', 'red-3', 'green-15'), 'red', FACES)?.seat).toBe(1);
  });

  it('has no winning card while no suit is set', () => {
    expect(winningPlay(trickOf('joker', 'joker'), null, FACES)).toBeNull();
    expect(winningPlay([], 'red', FACES)).toBeNull();
  });
});

describe('following suit', () => {
  it('is owed by a hand that holds the suit', () => {
    const hand: Card[] = ['joker', 'red-3'];
    expect(holdsSuit(hand, 'red', FACES)).toBe(true);
    expect(holdsSuit(hand, 'green', FACES)).toBe(false);
  });
});
