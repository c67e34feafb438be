import { describe, expect, it } from 'vitest';
import { diams } from '../../../src-shared/games/diams';
import type { HandCard } from '../../../src-shared/games/diams/rules/cards';
import { position } from '../../../src-shared/games/diams/testing/positions';
import { runningSum, secureHint, sumHint } from './hints';
import { offerOf, type Offer } from './offer';
import {
  choosePower,
  giveUpChoice,
  marketChoices,
  NOTHING_PICKED,
  pickCard,
  pickStone,
  secureChoice,
  specialChoice,
  targetsOf,
  type Picks,
} from './picks';

type Told = Parameters<typeof position>[0];

/** What seat 0 is offered and sees in a position. */
function table(told: Told) {
  const state = position(told);
  return { offer: offerOf(diams.legalMoves(state, 0)), view: diams.view(state, 0) };
}

function pickedCards(...cards: HandCard[]): Picks {
  return cards.reduce<Picks>((picks, card) => pickCard(picks, card, 'play'), NOTHING_PICKED);
}

function lit(picks: Picks, offer: Offer): string[] {
  return [...targetsOf(picks, offer).stones].sort();
}

describe('going to the market', () => {
  const { offer } = table({ hands: ['7-2 9-5', '1-1'], market: '2-1 3-1 5-1 7-1' });
  const brought = pickedCards('q7-p2');

  it('lights the stones of the sums that the brought diamond makes', () => {
    expect(lit(brought, offer)).toEqual(['q2-p1', 'q5-p1']);
  });

  it('offers a sum exactly when a legal move takes the picked stones', () => {
    const half = pickStone(brought, 'q2-p1');
    expect(marketChoices(half, offer)?.sum).toBeNull();
    expect(marketChoices(pickStone(half, 'q3-p1'), offer)?.sum).toBeNull();
    expect(marketChoices(pickStone(half, 'q5-p1'), offer)?.sum).toMatchObject({ with: 'q7-p2' });
  });

  it('finds a sum in whatever order its stones are picked', () => {
    const backwards = pickStone(pickStone(brought, 'q5-p1'), 'q2-p1');
    expect(marketChoices(backwards, offer)?.sum).not.toBeNull();
  });

  it('lights only what goes on from the stones picked so far', () => {
    const { offer: wide } = table({ hands: ['7-2', ''], market: '2-1 5-1 3-1 4-1' });
    expect(lit(pickStone(brought, 'q3-p1'), wide)).toEqual(['q3-p1', 'q4-p1']);
  });

  it('drops the sum when a stone of the brought quality is pressed', () => {
    expect(runningSum(pickStone(pickStone(brought, 'q2-p1'), 'q7-p1'))).toBeNull();
  });

  it('adds the stones up and says what is missing', () => {
    const short = runningSum(pickStone(brought, 'q2-p1'));
    expect(short).toEqual({ parts: [2], total: 2, wanted: 7 });
    expect(short && sumHint(short)).toBe('sum-too-short');
    const wrong = runningSum(pickStone(pickStone(brought, 'q2-p1'), 'q3-p1'));
    expect(wrong && sumHint(wrong)).toBe('sum-not-exact');
  });

  it('is no choice with two cards picked', () => {
    expect(marketChoices(pickedCards('q7-p2', 'q9-p5'), offer)).toBeNull();
  });
});

describe('securing', () => {
  const { offer, view } = table({ hands: ['4-1 4-2 4-3 9-1 9-2', ''], safes: ['9-3 9-4 9-5', ''] });

  it.each<[HandCard[], boolean]>([
    [['q4-p1', 'q4-p2', 'q4-p3'], true],
    [['q9-p1', 'q4-p3', 'q4-p2', 'q4-p1'], true],
    [['q9-p1', 'q9-p2'], false],
    [['q4-p1', 'q4-p2'], false],
  ])('%j: %s', (cards, legal) => {
    expect(secureChoice(pickedCards(...cards), offer) !== null).toBe(legal);
  });

  it.each<[HandCard[], string]>([
    [['q9-p1', 'q9-p2'], 'no-new-collection'],
    [['q4-p1', 'q4-p2'], 'loose-diamonds'],
    [[], 'nothing-chosen'],
  ])('says why %j is not valid yet: %s', (cards, reason) => {
    expect(secureHint(pickedCards(...cards), view)).toBe(reason);
  });

  it('says that a drilled collection has to come back to three', () => {
    const drilled = table({ hands: ['4-1 4-2 4-3 9-1', ''], safes: ['9-3', ''] });
    const picks = pickedCards('q4-p1', 'q4-p2', 'q4-p3', 'q9-p1');
    expect(secureChoice(picks, drilled.offer)).toBeNull();
    expect(secureHint(picks, drilled.view)).toBe('collection-below-three');
  });
});

describe('a special', () => {
  const { offer } = table({
    hands: ['9-1 9-2 6-1 express drilling sleight', '6-2', '5-1'],
    safes: ['9-3 9-4 9-5', '8-1 8-2 8-5', ''],
    market: '6-3 7-5',
  });

  it('is put back when another card is picked', () => {
    expect(pickCard(pickedCards('express'), 'q9-p1', 'play')).toEqual(pickedCards('q9-p1'));
  });

  it('forces a sale once quality and seat are named', () => {
    const named = pickCard(choosePower('sleight', 'compulsory-sale', offer), 'q6-p1', 'play');
    expect(specialChoice(named, offer)).toBeNull();
    const whole: Picks = named.kind === 'special' ? { ...named, from: 1 } : named;
    expect(specialChoice(whole, offer)).toMatchObject({ power: 'compulsory-sale', quality: 6, from: 1 });
  });

  it('lays the picked diamonds of one quality by express', () => {
    const one = pickCard(choosePower('express', 'express', offer), 'q9-p1', 'play');
    expect(specialChoice(one, offer)).toMatchObject({ cards: ['q9-p1'] });
    expect(specialChoice(pickCard(one, 'q6-p1', 'play'), offer)).toBeNull();
  });

  it('drills for one quality and purity in one safe', () => {
    const drilling = choosePower('drilling', 'drilling', offer);
    expect([...targetsOf(drilling, offer).seats]).toEqual([1, 2]);
    expect(specialChoice({ ...drilling, from: 1, quality: 8 }, offer)).toBeNull();
    expect(specialChoice({ ...drilling, from: 1, quality: 8, purity: 5 }, offer)).not.toBeNull();
  });

  it('takes the pressed stone by sleight of hand', () => {
    const sleight = choosePower('sleight', 'sleight', offer);
    expect(lit(sleight, offer)).toEqual(['q6-p3', 'q7-p5']);
    expect(specialChoice(pickStone(sleight, 'q7-p5'), offer)).toMatchObject({ take: 'q7-p5' });
  });

  it('fills in the only other seat', () => {
    const two = table({ hands: ['9-1 express', ''] });
    expect(choosePower('express', 'compulsory-sale', two.offer)).toMatchObject({ from: 1, quality: 9 });
  });
});

describe('giving up the surplus', () => {
  const { offer } = table({ hands: ['1-1 2-1 3-1 4-1 5-1 express sleight', ''], phase: 'give-up' });

  it('takes exactly as many cards as there are too many, specials among them', () => {
    const one = pickCard(NOTHING_PICKED, 'express', 'give-up');
    expect(giveUpChoice(one, offer)).toBeNull();
    expect(giveUpChoice(pickCard(one, 'q1-p1', 'give-up'), offer)).not.toBeNull();
  });
});
