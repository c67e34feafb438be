import { describe, expect, it } from 'vitest';
import { noChoices, undecided, waysToChoose, whenAllChose } from './choices';
import { deal, passCards } from './hands';
import { leftOf, partnerOf, rightOf } from './seats';

describe('dealing', () => {
  it('gives each seat as many cards and sets the rest aside', () => {
    expect(deal(['a', 'b', 'c', 'd', 'e'], 2, 2)).toEqual({
      hands: [
        ['a', 'b'],
        ['c', 'd'],
      ],
      setAside: ['e'],
    });
  });
});

describe('passing', () => {
  const hands = () => [
    ['a', 'A'],
    ['b', 'B'],
    ['c', 'C'],
    ['d', 'D'],
  ];
  const given = [['a'], ['b'], ['c'], ['d']];

  it.each([
    ['to the left', (seat: number) => leftOf(seat, 4), ['Ad', 'Ba', 'Cb', 'Dc']],
    ['to the right', (seat: number) => rightOf(seat, 4), ['Ab', 'Bc', 'Cd', 'Da']],
    ['to the partner', (seat: number) => partnerOf(seat, 4), ['Ac', 'Bd', 'Ca', 'Db']],
  ])('hands every chosen card %s', (_, receiver, expected) => {
    const after = hands();
    passCards(after, given, receiver);
    expect(after.map((hand) => hand.join(''))).toEqual(expected);
  });
});

describe('choosing all at once', () => {
  it('lists every combination once', () => {
    expect(waysToChoose(['a', 'b', 'c'], 2)).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ]);
    expect(waysToChoose(Array.from('abcdefghij'), 3)).toHaveLength(120);
    expect(waysToChoose(Array.from('abcdefghijklmnop'), 3)).toHaveLength(560);
  });

  it('is done when the last seat has chosen', () => {
    const choices = noChoices(2);
    expect(undecided(choices)).toEqual([0, 1]);
    choices[1] = ['b'];
    expect(undecided(choices)).toEqual([0]);
    expect(whenAllChose(choices)).toBeNull();
    choices[0] = ['a'];
    expect(whenAllChose(choices)).toEqual([['a'], ['b']]);
  });
});
