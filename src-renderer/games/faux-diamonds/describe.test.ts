import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { optionsSchema } from '../../../src-shared/games/faux-diamonds/rules/options';
import type { FauxDiamondsEvent } from '../../../src-shared/games/faux-diamonds/rules/types';
import { describeEvent, describeOptions } from './describe';

const NAMES = ['Anna', 'Bo', 'Cy'];

const SALE = {
  type: 'sold',
  seat: 1,
  card: 'yellow-4',
  track: 'yellow',
  amount: 7,
  tokenFrom: 0,
  tokenTo: 1,
  why: 'off-suit',
} as const;

describe('the log', () => {
  it.each<[FauxDiamondsEvent, string]>([
    [
      {
        type: 'match-started',
        seats: 3,
        dealer: 1,
        tracks: { black: [3, 'faux*'], pink: [2, 'faux'], yellow: [7], blue: [4] },
        special: 'bubble',
      },
      'A match for 3 begins. Bo deals first. Markets: Black 3 F*; Pink 2 F; Yellow 7; Blue 4. Bubble: F* is worth nothing, and a sale there moves the glass two spaces.',
    ],
    [{ type: 'hand-started', hand: 2, dealer: 2 }, 'Hand 2 begins. Cy deals.'],
    [{ type: 'hand', seat: 0, cards: ['black-7', 'faux-2'] }, 'Anna holds Black 7 and Faux Diamond.'],
    [{ type: 'pass-announced', seat: 1, count: 1 }, 'Bo announces a pass of 1 card.'],
    [{ type: 'passed', from: 0, to: 1, cards: null }, 'Anna passes to Bo.'],
    [{ type: 'passed', from: 0, to: 1, cards: ['pink-2', 'blue-9'] }, 'Anna passes Pink 2 and Blue 9 to Bo.'],
    [{ type: 'bonus-set', seat: 2, cards: null }, 'Cy sets a bonus diamond aside.'],
    [{ type: 'bonus-set', seat: 2, cards: ['pink-4'] }, 'Cy sets Pink 4 aside as a bonus.'],
    [{ type: 'played', seat: 0, card: 'black-13', led: 'black' }, 'Anna plays Black 13.'],
    [{ type: 'played', seat: 0, card: 'faux-1', led: null }, 'Anna plays Faux Diamond; no suit is set yet.'],
    [SALE, 'Bo sells Yellow 4 for $7,000: not of the suit led, so sold at once.'],
    [
      { ...SALE, card: 'faux-3', amount: 0, why: 'faux' },
      'Bo sells Faux Diamond for $0: a Faux Diamond, for the value of the suit led.',
    ],
    [{ ...SALE, amount: 20, why: 'trick' }, 'Bo sells Yellow 4 for $20,000: the winning card.'],
    [{ ...SALE, why: 'bonus' }, 'Bo sells Yellow 4 for $7,000: the bonus diamond.'],
    [{ type: 'trick-won', seat: 0, cards: ['black-13'], fauxBonus: 0 }, 'Anna wins the trick.'],
    [
      { type: 'trick-won', seat: 0, cards: ['black-13', 'faux-1', 'faux-2'], fauxBonus: 2 },
      'Anna wins the trick and takes $2,000 for the Faux Diamonds in it.',
    ],
    [{ type: 'bonus-revealed', seat: 1, cards: ['pink-4'] }, 'Bo reveals Pink 4.'],
    [
      { type: 'hand-scored', wealth: [12, 0, 7], totals: [30, 4, 9] },
      'The hand is over: Anna $12,000, $30,000 in all; Bo $0, $4,000 in all; Cy $7,000, $9,000 in all.',
    ],
    [
      {
        type: 'match-over',
        standings: [
          { seat: 1, points: 30, rank: 1 },
          { seat: 2, points: 30, rank: 1 },
          { seat: 0, points: 1, rank: 3 },
        ],
      },
      'The match is over. Bo and Cy share the win.',
    ],
  ])('tells of %j', (event, line) => {
    expect(describeEvent(event, NAMES)).toBe(line);
  });
});

describe('the options in words', () => {
  const sentencesOf = (options: object): string[] => describeOptions(v.parse(optionsSchema, options));

  it.each<[string, object, string]>([
    ['a set', { ruleSet: 'C' }, 'Markets of set C.'],
    ['its tracks', { ruleSet: 'C' }, 'Pink: 5 1 9 2.'],
    [
      'its special rule',
      { ruleSet: 'J' },
      'Closing bell: F* is worth $1,000 for each trick completed this hand.',
    ],
    [
      'a random set',
      { ruleSet: 'random' },
      'Markets drawn at random, with a special rule when one is needed.',
    ],
    [
      'one without a rule',
      { ruleSet: 'random', randomSpecial: 'none' },
      'Markets drawn at random, without a special rule.',
    ],
    ['hands', { hands: 1 }, '1 hand.'],
    ['partnership', { partnership: true }, 'Partnership: seats opposite each other play together.'],
    ['the perfect game', { perfect: true }, 'Perfect game: every card of the deck is in play.'],
    [
      'the friendly game',
      { friendly: true },
      'Friendly: Faux Diamonds sell for less each time and move no glass.',
    ],
  ])('tell of %s', (_, options, sentence) => {
    expect(sentencesOf(options)).toContain(sentence);
  });

  it('tell the name and tracks of a custom set', () => {
    const customSet = {
      name: 'Attic box',
      black: [3, 'F'],
      pink: [1],
      yellow: [2],
      blue: [4],
      special: null,
    };
    expect(sentencesOf({ ruleSet: 'custom', customSet })).toEqual([
      'Custom markets “Attic box”.',
      'Black: 3 F.',
      'Pink: 1.',
      'Yellow: 2.',
      'Blue: 4.',
    ]);
  });
});
