import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../engine/rng';
import { readCustomSet, ruleSetOfCustom } from './custom-set';
import { optionsSchema, refuseOptions } from './options';
import { randomRuleSet, ruleSetOf, SET_LETTERS } from './rule-sets';

/** A set as its row of the table in the rule file says it. */
function rowOf(letter: (typeof SET_LETTERS)[number]): string {
  const { tracks, special } = ruleSetOf(letter);
  const words = (track: readonly (number | string)[]) =>
    track.join(' ').replaceAll('faux*', 'F*').replaceAll('faux', 'F');
  const { black, pink, yellow, blue } = tracks;
  return [letter, ...[black, pink, yellow, blue].map(words), special ?? '–'].join(' | ');
}

describe('§2.1 rule sets A to J', () => {
  it.each([
    'A | 3 4 5 5 7 6 2 | 2 6 1 8 3 5 | 7 6 5 4 3 2 | 4 | –',
    'B | 2 4 6 8 3 | 8 1 7 2 6 3 | 9 7 5 3 1 | 5 | –',
    'C | 4 5 6 7 8 1 | 5 1 9 2 | 8 6 6 4 4 2 | 4 | –',
    'D | 1 2 3 4 5 6 7 8 | 6 2 8 F 4 | 7 7 5 5 3 F | 3 | –',
    'E | 5 6 F 7 4 3 | 1 9 2 8 3 7 | 6 5 4 3 2 1 8 | 5 | –',
    'F | 4 6 F* 7 5 2 | 5 F* 8 2 6 | 8 7 F* 5 3 | 4 | glut',
    'G | 3 5 7 F* 8 4 | 7 3 F* 1 9 | 9 6 F* 3 2 | 3 | copycat',
    'H | 6 5 F* 4 7 2 3 | 2 8 F* 5 1 6 | 7 5 F* 6 4 1 | 5 | best-market',
    'I | 2 5 F* 6 8 F* 3 | 9 F* 4 1 7 | 8 F* 6 4 F* 2 | 2 6 | bubble',
    'J | 4 7 F* 9 1 5 | 3 6 F* F* 8 2 | 10 5 F* 5 1 | 2 6 | closing-bell',
  ])('%s', (row) => {
    expect(SET_LETTERS.map(rowOf)).toContain(row);
  });
});

describe('§2.2 a random rule set', () => {
  const sets = Array.from({ length: 400 }, (_, i) => randomRuleSet('pick', createRng(`${i}`, 'test')));
  const known = SET_LETTERS.map(ruleSetOf);

  it('picks one track of each suit from all of that suit', () => {
    for (const suit of ['black', 'pink', 'yellow'] as const) {
      expect(new Set(sets.map((set) => JSON.stringify(set.tracks[suit]))).size).toBe(10);
    }
    expect(new Set(sets.map((set) => JSON.stringify(set.tracks.blue))).size).toBe(4);
  });

  it('picks a special rule of the sets that were picked when a Faux Diamond* space is there, else none', () => {
    for (const { tracks, special } of sets) {
      const possible = known
        .filter((set) => set.special !== null)
        .filter((set) =>
          (['black', 'pink', 'yellow'] as const).some(
            (suit) => JSON.stringify(set.tracks[suit]) === JSON.stringify(tracks[suit]),
          ),
        )
        .map((set) => set.special);
      if (possible.length === 0) expect(special).toBeNull();
      else expect(possible).toContain(special);
    }
    expect(new Set(sets.map((set) => set.special)).size).toBe(6);
  });

  it('has no special rule when the option says none', () => {
    const without = Array.from({ length: 50 }, (_, i) => randomRuleSet('none', createRng(`${i}`, 'test')));
    expect(new Set(without.map((set) => set.special))).toEqual(new Set([null]));
  });
});

describe('§9 custom rule sets', () => {
  const set = { name: 'Ours', black: [3, 'F', 'F*'], pink: [0], yellow: [20], blue: [1, 2], special: 'glut' };

  it('are read from what was exported, and played with their own tracks', () => {
    const reading = readCustomSet(JSON.parse(JSON.stringify(set)));
    expect(reading).toEqual({ ok: true, set });
    expect(reading.ok && ruleSetOfCustom(reading.set)).toEqual({
      tracks: { black: [3, 'faux', 'faux*'], pink: [0], yellow: [20], blue: [1, 2] },
      special: 'glut',
    });
  });

  it('may do without a special rule', () => {
    expect(readCustomSet({ ...set, special: null })).toMatchObject({ ok: true, set: { special: null } });
  });

  it.each([
    ['no object', 7, { fault: 'not-a-set' }],
    ['no name', { ...set, name: ' ' }, { fault: 'name' }],
    ['an unknown special rule', { ...set, special: 'luck' }, { fault: 'special' }],
    ['no track', { ...set, pink: undefined }, { fault: 'track-length', suit: 'pink' }],
    ['an empty track', { ...set, blue: [] }, { fault: 'track-length', suit: 'blue' }],
    ['thirteen spaces', { ...set, blue: Array(13).fill(1) }, { fault: 'track-length', suit: 'blue' }],
    [
      'a start space without a number',
      { ...set, black: ['F', 2] },
      { fault: 'start-space', suit: 'black', space: 0 },
    ],
    ['a value over 20', { ...set, yellow: [1, 21] }, { fault: 'space', suit: 'yellow', space: 1 }],
    ['a negative value', { ...set, yellow: [-1] }, { fault: 'space', suit: 'yellow', space: 0 }],
    ['a half', { ...set, yellow: [1, 2, 2.5] }, { fault: 'space', suit: 'yellow', space: 2 }],
    ['another letter', { ...set, pink: [1, 'G'] }, { fault: 'space', suit: 'pink', space: 1 }],
  ])('with %s are refused, naming what is wrong', (_, input, fault) => {
    expect(readCustomSet(input)).toEqual({ ok: false, ...fault });
  });

  it('are refused among the options with the space that is wrong', () => {
    const parsed = v.safeParse(optionsSchema, { ruleSet: 'custom', customSet: { ...set, yellow: [1, 21] } });
    expect(parsed.issues?.map((found) => found.message)).toEqual([
      'Space 1 of the yellow track is not a whole number from 0 to 20, F or F*',
    ]);
  });
});

describe('options that cannot be played', () => {
  it.each([
    [{ ruleSet: 'custom' }, 4, 'custom-set-missing'],
    [{ partnership: true }, 2, 'partnership-needs-four-or-six-seats'],
    [{ partnership: true }, 3, 'partnership-needs-four-or-six-seats'],
    [{ partnership: true }, 4, null],
    [{ partnership: true }, 5, 'partnership-needs-four-or-six-seats'],
    [{ partnership: true }, 6, null],
    [{ perfect: true }, 6, 'perfect-needs-two-to-five-seats'],
    [{ perfect: true, partnership: true, friendly: true }, 4, null],
    [{ perfect: true }, 2, null],
  ])('%j with %i seats: %j', (options, seats, refusal) => {
    expect(refuseOptions(v.parse(optionsSchema, options), seats)).toBe(refusal);
  });
});
