import { describe, expect, it } from 'vitest';
import { at } from './at';
import { createRng, pick, shuffle } from './rng';

const draw = (seed: string, stream: string, times: number): number[] => {
  const rng = createRng(seed, stream);
  return Array.from({ length: times }, () => rng.below(1000));
};

describe('the random stream', () => {
  it('gives the same numbers for the same seed and stream, on every machine', () => {
    expect(draw('abc', 'rules', 600)).toEqual(draw('abc', 'rules', 600));
    expect(draw('abc', 'rules', 4)).toMatchInlineSnapshot(`
      [
        888,
        715,
        810,
        553,
      ]
    `);
  });

  it('gives other numbers for another seed or another stream', () => {
    expect(draw('abd', 'rules', 8)).not.toEqual(draw('abc', 'rules', 8));
    expect(draw('abc', 'bot 1', 8)).not.toEqual(draw('abc', 'rules', 8));
  });

  it('draws each of sixty cards about equally often', () => {
    const rng = createRng('fair', 'rules');
    const seen = Array.from({ length: 60 }, () => 0);
    for (let i = 0; i < 60_000; i++) {
      const card = rng.below(60);
      seen[card] = at(seen, card) + 1;
    }
    expect(Math.min(...seen)).toBeGreaterThan(850);
    expect(Math.max(...seen)).toBeLessThan(1150);
  });
});

describe('shuffling', () => {
  it('keeps every card', () => {
    const cards = Array.from({ length: 60 }, (_, i) => i);
    shuffle(cards, createRng('s', 'rules'));
    expect([...cards].sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, i) => i));
  });

  it('reaches all six orders of three cards about equally often', () => {
    const rng = createRng('orders', 'rules');
    const orders = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const cards = ['a', 'b', 'c'];
      shuffle(cards, rng);
      orders.set(cards.join(''), (orders.get(cards.join('')) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    for (const times of orders.values()) expect(Math.abs(times - 1000)).toBeLessThan(150);
  });

  it('picks only what is there', () => {
    expect(['x', 'y']).toContain(pick(['x', 'y'], createRng('p', 'rules')));
  });
});
