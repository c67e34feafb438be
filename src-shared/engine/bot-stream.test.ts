import { expect, it } from 'vitest';
import { botRng, botSeed, botStream } from './bot-stream';

const draw = (rng: { below(limit: number): number }) => Array.from({ length: 8 }, () => rng.below(1000));

it('gives the same stream to whoever holds the seed and to the bot that is given its own seed alone', () => {
  expect(draw(botStream('abc', 2, 7))).toEqual(draw(botRng(botSeed('abc', 2, 7))));
});

it('gives every decision a stream of its own', () => {
  const seeds = [
    botSeed('abc', 0, 0),
    botSeed('abc', 0, 1),
    botSeed('abc', 1, 0),
    botSeed('abd', 0, 0),
    botSeed('abc', 1, 11),
    botSeed('abc', 11, 1),
  ];
  expect(new Set(seeds).size).toBe(seeds.length);
});
