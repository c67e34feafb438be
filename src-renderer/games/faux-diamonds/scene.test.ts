import { describe, expect, it } from 'vitest';
import { make, play, position } from '../../../src-shared/games/faux-diamonds/positions';
import type { FauxDiamondsState, FauxDiamondsView } from '../../../src-shared/games/faux-diamonds/types';
import { clone } from '../../../src-shared/games/faux-diamonds/rules';
import { view } from '../../../src-shared/games/faux-diamonds/view';
import { gainOf } from './gain';
import { beatsOf, sceneMs, viewAfter } from './scene';

const TRACKS = 'black 3 [5] 5 7 | yellow [7] 6 | pink [2] | blue [4]';

/** Black 10 led, a Faux Diamond, black 6; yellow 4 is still to come. */
function openTrick(): FauxDiamondsState {
  const state = position(`hands k10 p1 / f1 p2 / k6 p3 / y4 p4 | ${TRACKS} | leader 0`);
  play(state, 'k10 f1 k6');
  return state;
}

/** The names of the beats that a play makes. */
function namesOf(state: FauxDiamondsState, card: string): string[] {
  return beatsOf(play(state, card)).map(({ beat }) => beat);
}

describe('the beats of a scene', () => {
  it('are the play alone when nothing is sold', () => {
    const state = position(`hands k10 / k6 / k2 | ${TRACKS} | leader 0`);
    expect(namesOf(state, 'k10')).toEqual(['play']);
  });

  it('let a sale follow the play', () => {
    const state = position(`hands k10 p1 / f1 p2 / k6 p3 | ${TRACKS} | leader 0`);
    play(state, 'k10');
    expect(namesOf(state, 'f1')).toEqual(['play', 'sale']);
  });

  it('end a trick with the sale of the winning card and what it takes for Faux Diamonds', () => {
    expect(namesOf(openTrick(), 'y4')).toEqual(['play', 'sale', 'sale', 'trick']);
  });

  it('reveal all bonus diamonds at once, sell them one by one and count the hand', () => {
    const state = position(`hands k10 / k6 / k2 | bonus p1 / y2 / f1 | ${TRACKS} | leader 0`);
    play(state, 'k10 k6');
    expect(namesOf(state, 'k2')).toEqual([
      ...['play', 'sale', 'trick', 'reveal'],
      ...['bonus-sale', 'bonus-sale', 'bonus-sale', 'score'],
    ]);
  });

  it('show the pass of all seats at once, and then their bonus diamonds', () => {
    const dealt = position('hands k1 k2 k3 / p1 p2 p3 / y1 y2 y3');
    const state: FauxDiamondsState = { ...dealt, phase: 'pass', passCount: 1 };
    make(state, 0, { type: 'pass', cards: ['black-1'] });
    make(state, 1, { type: 'pass', cards: ['pink-1'] });
    const passed = make(state, 2, { type: 'pass', cards: ['yellow-1'] });
    expect(beatsOf(passed)).toMatchObject([{ beat: 'pass', events: { length: 3 } }]);
  });

  it('take no time when there is nothing to see', () => {
    expect(sceneMs([{ type: 'pass-announced', seat: 0, count: 2 }])).toBe(0);
  });
});

describe('what the eye has seen', () => {
  it('is the view that comes of it, once all of it was seen in the middle of a trick', () => {
    const before = position(`hands k10 p1 / f1 p2 / k6 p3 / y4 p4 | ${TRACKS} | leader 0`);
    play(before, 'k10');
    const after = clone(before);
    const beats = beatsOf(play(after, 'f1'));
    const shown = viewAfter(view(before, 0), beats);
    expect({ ...shown, turn: 2 }).toEqual(view(after, 0));
  });

  it('is the trick with its winner until the next card', () => {
    const before = openTrick();
    const beats = beatsOf(play(clone(before), 'y4'));
    const shown = viewAfter(view(before, 'table'), beats);
    expect(shown).toMatchObject({
      trick: { length: 4 },
      winning: 0,
      wealth: [6 + 0, 5, 0, 7],
      values: { black: 7, yellow: 6 },
      tricksCompleted: 1,
    });
  });

  it('begins a new trick with the card after a full one', () => {
    const before = openTrick();
    const state = clone(before);
    const beats = beatsOf([...play(state, 'y4'), ...play(state, 'p1')]);
    expect(viewAfter(view(before, 'table'), beats)).toMatchObject({
      trick: [{ seat: 0, card: 'pink-1' }],
      led: 'pink',
      trickSales: [],
    });
  });

  it('is cut short at the beat that is shown', () => {
    const before = openTrick();
    const beats = beatsOf(play(clone(before), 'y4'));
    const wealth = beats.map((_, index): FauxDiamondsView['wealth'] => {
      return viewAfter(view(before, 'table'), beats.slice(0, index + 1)).wealth;
    });
    expect(wealth).toEqual([
      [0, 5, 0, 0],
      [0, 5, 0, 7],
      [5, 5, 0, 7],
      [6, 5, 0, 7],
    ]);
  });

  it('gives and takes the viewer the cards of the pass', () => {
    const state = position('hands k1 k2 / p1 p2 / y1 y2');
    const beats = beatsOf([
      { type: 'passed', from: 0, to: 1, cards: ['black-1'] },
      { type: 'passed', from: 1, to: 2, cards: null },
      { type: 'passed', from: 2, to: 0, cards: ['yellow-2'] },
    ]);
    expect(viewAfter(view(state, 0), beats).hand).toEqual(['black-2', 'yellow-2']);
  });

  it('lays the bonus diamonds down', () => {
    const state: FauxDiamondsState = { ...position('hands k1 k2 / p1 p2 / y1 y2'), phase: 'bonus' };
    const beats = beatsOf([
      { type: 'bonus-set', seat: 0, cards: ['black-1'] },
      { type: 'bonus-set', seat: 1, cards: null },
      { type: 'bonus-set', seat: 2, cards: null },
    ]);
    expect(viewAfter(view(state, 0), beats)).toMatchObject({
      hand: ['black-2'],
      handSizes: [1, 1, 1],
      bonus: { areSet: true, cards: ['black-1'] },
    });
  });
});

describe('the money of a beat', () => {
  it('comes from the track of the sale, or from the trick for its Faux Diamonds', () => {
    expect(beatsOf(play(openTrick(), 'y4')).map(gainOf)).toEqual([
      null,
      { seat: 3, amount: 7, from: 'track-yellow' },
      { seat: 0, amount: 5, from: 'track-black' },
      { seat: 0, amount: 1, from: 'trick' },
    ]);
  });
});
