import { describe, expect, it } from 'vitest';
import { CARDS, DIAMONDS, MONSTERS, NUMBERS, diamondsOn, monsterOf } from './cards';

describe('diamonsters §1: the cards', () => {
  it('§1.1 prints 1, 2, 0, −2 and 1 diamonds on Ichi, Ni, San, Shi and Go', () => {
    expect(MONSTERS.map((monster) => DIAMONDS[monster])).toEqual([1, 2, 0, -2, 1]);
  });

  it('numbers the monsters 1 to 5', () => {
    expect(MONSTERS.map((monster) => NUMBERS[monster])).toEqual([1, 2, 3, 4, 5]);
  });

  it('has sixty cards, twelve of each monster', () => {
    expect(new Set(CARDS).size).toBe(60);
    for (const monster of MONSTERS) {
      expect(CARDS.filter((card) => monsterOf(card) === monster)).toHaveLength(12);
    }
    expect(CARDS).toContain('go-12');
  });

  it('knows no other card', () => {
    expect(() => monsterOf('go-13')).toThrow(RangeError);
  });

  it('adds diamonds up without a floor', () => {
    expect(diamondsOn(['ni-1', 'ni-2', 'shi-1'])).toBe(2);
    expect(diamondsOn(['shi-1', 'shi-2', 'ichi-1'])).toBe(-3);
    expect(diamondsOn([])).toBe(0);
  });
});
