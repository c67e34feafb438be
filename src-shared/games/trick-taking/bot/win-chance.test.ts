import { describe, expect, it } from 'vitest';
import { at } from '../../../engine/at';
import { PACK } from '../../diamonds/bot/pack';
import { rankOf, suitOf } from '../../diamonds/rules/cards';
import { cards, position } from '../../diamonds/testing/positions';
import { chancesToWin } from './win-chance';

/** The chance of a card of the seat to move. */
function chanceOf(word: string, text: string): number {
  const { open, hidden } = position(text);
  const card = at(cards(word), 0);
  const seat = open.turn ?? 0;
  return at(chancesToWin(open, seat, at(hidden.hands, seat), suitOf(card), PACK), rankOf(card));
}

describe('the chance to win the trick', () => {
  it.each([
    ['none against a higher card on the table', 'h9', 'hands h9 / s1 / s2 / s3 | trick h10 | leader 3', 0],
    ['certain for the highest rank', 'h15', 'hands h15 / s1 / s2 / s3 | leader 0', 1000],
    [
      'certain for the last to play above all others',
      'h9',
      'hands s1 / s2 / h9 / s3 | trick h3 h8 h4 | leader 3',
      1000,
    ],
    [
      'certain when all higher cards are gone or held',
      'h13',
      'hands h13 h14 / s1 / s2 / s3 | won h15 | leader 0',
      1000,
    ],
  ])('is %s', (_, card, text, chance) => {
    expect(chanceOf(card, text)).toBe(chance);
  });

  it('falls with every higher card that may come', () => {
    const text = 'hands h10 h12 h14 / s1 s2 s3 / s4 s5 s6 / s7 s8 s9 | leader 0';
    const chances = ['h10', 'h12', 'h14'].map((card) => chanceOf(card, text));
    expect(chances).toEqual([...new Set(chances)].sort((a, b) => a - b));
    expect(Math.min(...chances)).toBeGreaterThan(0);
    expect(Math.max(...chances)).toBeLessThan(1000);
  });

  it('does not count on seats that have shown that they lack the suit', () => {
    const { open } = position('hands h10 / s1 / s4 / s7 | leader 0');
    open.voids = [[], ['hearts'], ['hearts'], ['hearts']];
    expect(chancesToWin(open, 0, cards('h10'), 'hearts', PACK)[10]).toBe(1000);
  });
});
