import { describe, expect, it } from 'vitest';
import { gems, handCards, ofType, play, position, refusal } from '../testing/positions';

const TO_HAND = { type: 'draw', to: 'hand' } as const;
const TO_MARKET = { type: 'draw', to: 'market' } as const;

describe('diams §3.1: the draw', () => {
  it('takes one card into the hand', () => {
    const state = position({
      hands: ['1-1', '2-1'],
      deck: 'express 3-1 closing',
      phase: 'draw',
      market: '4-1',
    });
    expect(play(state, TO_HAND)).toEqual([{ type: 'drew', seat: 0, card: 'express' }]);
    expect(state.hidden.hands[0]).toEqual(handCards('1-1 express'));
    expect(state.open.phase).toBe('play');
  });

  it('or turns two cards up into the market', () => {
    const state = position({
      hands: ['1-1', '2-1'],
      deck: '3-1 3-2 3-3 closing',
      phase: 'draw',
      market: '4-1',
    });
    expect(play(state, TO_MARKET)).toEqual([
      { type: 'turned-up', seat: 0, cards: gems('3-1 3-2'), discarded: [] },
    ]);
    expect(state.open.market).toEqual(gems('4-1 3-1 3-2'));
    expect(state.hidden.hands[0]).toEqual(gems('1-1'));
  });

  it('discards a special turned up for the market and replaces it', () => {
    const deck = 'sleight 3-1 express 3-2 closing';
    const state = position({ hands: ['1-1', '2-1'], deck, phase: 'draw', market: '4-1' });
    expect(play(state, TO_MARKET)).toEqual([
      { type: 'turned-up', seat: 0, cards: gems('3-1 3-2'), discarded: ['sleight', 'express'] },
    ]);
    expect(state.open.discards).toEqual(['sleight', 'express']);
  });

  it('is what there is when the deck has fewer', () => {
    const state = position({ hands: ['1-1', '2-1'], deck: 'closing 3-1', phase: 'draw', market: '4-1' });
    expect(play(state, TO_MARKET)).toEqual([
      { type: 'closing-card', seat: 0 },
      { type: 'turned-up', seat: 0, cards: gems('3-1'), discarded: [] },
    ]);
  });

  it('comes before the play, and once', () => {
    const state = position({ hands: ['1-1', '2-1'], phase: 'draw' });
    expect(refusal(state, { type: 'market', with: 'q1-p1', take: 'nothing' })).toBe('draw-first');
    play(state, TO_HAND);
    expect(refusal(state, TO_HAND)).toBe('already-drawn');
  });
});

describe('diams §2.3: the closing card', () => {
  it('drawn for the hand is laid aside, the next card drawn, and the round ends with that turn', () => {
    const state = position({
      hands: ['1-1', '2-1'],
      deck: 'closing 3-1 3-2',
      phase: 'draw',
      market: '4-1',
    });
    expect(play(state, TO_HAND)).toEqual([
      { type: 'closing-card', seat: 0 },
      { type: 'drew', seat: 0, card: 'q3-p1' },
    ]);
    expect(state.open.closedBy).toBe(0);
    const events = play(state, { type: 'market', with: 'q3-p1', take: 'nothing' });
    expect(events.map((event) => event.type).slice(0, 3)).toEqual([
      'went-to-market',
      'round-scored',
      'round-started',
    ]);
  });

  it('drawn between two cards for the market does not count as one of them', () => {
    const state = position({ hands: ['1-1', '2-1'], deck: '3-1 closing express 3-2 3-3', phase: 'draw' });
    expect(play(state, TO_MARKET)).toEqual([
      { type: 'closing-card', seat: 0 },
      { type: 'turned-up', seat: 0, cards: gems('3-1 3-2'), discarded: ['express'] },
    ]);
    expect(state.hidden.deck).toEqual(gems('3-3'));
  });

  it('drawn as the last card leaves nothing to draw', () => {
    const state = position({ hands: ['1-1', '2-1'], deck: 'closing', phase: 'draw', market: '4-1' });
    expect(play(state, TO_HAND)).toEqual([{ type: 'closing-card', seat: 0 }]);
    expect(state.hidden.hands[0]).toEqual(gems('1-1'));
    expect(state.open.phase).toBe('play');
  });

  it('leaves the seat its whole turn, giving up and refilling included', () => {
    const state = position({
      hands: ['2-1 2-2 2-3 9-1 express', '3-1'],
      deck: 'closing 2-4 10-1 10-2 10-3 10-4',
      phase: 'draw',
      market: '2-5',
    });
    play(state, TO_HAND, { type: 'market', with: 'q2-p4', take: 'colour' });
    expect(state.open.phase).toBe('give-up');
    const end = play(state, { type: 'give-up', cards: handCards('express 9-1') });
    expect(end.map((event) => event.type).slice(0, 2)).toEqual(['gave-up', 'round-scored']);
  });

  it('drawn while the market is refilled ends the round after that turn', () => {
    const state = position({ hands: ['1-1 1-2', '2-1'], deck: '3-1 closing 3-2 3-3 3-4', market: '1-3' });
    const events = play(state, { type: 'market', with: 'q1-p1', take: 'colour' });
    expect(events.slice(0, 4).map((event) => event.type)).toEqual([
      'went-to-market',
      'closing-card',
      'market-refilled',
      'round-scored',
    ]);
    expect(ofType('market-refilled', events)).toEqual([
      { type: 'market-refilled', cards: gems('3-1 3-2 3-3'), discarded: [] },
    ]);
  });
});

describe('diams §3.2a: going to the market', () => {
  const market = '2-1 3-1 5-1 7-1';
  const withSeven = { type: 'market', with: 'q7-p2' } as const;
  const seven = () => position({ hands: ['7-2 1-1', '8-1'], market });

  it('with colour takes all diamonds of the quality, the one brought included (example 1)', () => {
    const state = seven();
    expect(play(state, { ...withSeven, take: 'colour' })).toEqual([
      { type: 'went-to-market', seat: 0, card: 'q7-p2', take: 'colour', taken: gems('7-1 7-2') },
    ]);
    expect(state.hidden.hands[0]).toEqual(gems('1-1 7-1 7-2'));
    expect(state.open.market).toEqual(gems('2-1 3-1 5-1'));
  });

  it('with a sum takes 2 and 5 for a 7, leaving both 7s lying (example 1)', () => {
    const state = seven();
    expect(play(state, { ...withSeven, take: gems('2-1 5-1') })).toEqual([
      { type: 'went-to-market', seat: 0, card: 'q7-p2', take: 'sum', taken: gems('2-1 5-1') },
    ]);
    expect(state.hidden.hands[0]).toEqual(gems('1-1 2-1 5-1'));
    expect(state.open.market).toEqual(gems('3-1 7-1 7-2'));
  });

  it('for nothing leaves it there', () => {
    const state = seven();
    expect(play(state, { ...withSeven, take: 'nothing' })).toEqual([
      { type: 'went-to-market', seat: 0, card: 'q7-p2', take: 'nothing', taken: [] },
    ]);
    expect(state.open.market).toEqual(gems('2-1 3-1 5-1 7-1 7-2'));
  });

  it.each([
    ['2 and 3 are not 7 (example 1)', '2-1 3-1', 'sum-not-exact'],
    ['2, 3 and 5 are more than 7', '2-1 3-1 5-1', 'sum-not-exact'],
    ['a 7 alone is no sum (example 1)', '7-1', 'sum-too-short'],
    ['no diamond is no sum', '', 'sum-too-short'],
    ['the card brought is no part of the sum', '7-2 2-1', 'sum-with-own-card'],
    ['what does not lie there cannot be taken', '2-2 5-1', 'card-not-in-market'],
    ['a diamond counts once', '2-1 2-1 3-1', 'card-twice'],
  ])('refuses a sum: %s', (_, take, reason) => {
    expect(refusal(seven(), { ...withSeven, take: gems(take) })).toBe(reason);
  });

  it('needs the diamond in hand', () => {
    expect(refusal(seven(), { type: 'market', with: 'q8-p1', take: 'nothing' })).toBe('card-not-held');
  });
});

describe('diams §3.2b: securing', () => {
  const fours = () =>
    position({ hands: ['4-1 4-2 4-3 9-1 9-2', '8-1'], safes: ['9-3 9-4 9-5'], market: '1-1' });

  it.each(['4-1 4-2 4-3', '4-1 4-2 4-3 9-1', '4-1 4-2 4-3 9-2', '4-1 4-2 4-3 9-1 9-2'])(
    'lays a new collection, alone or with diamonds of one that lies there: %s (example 2)',
    (line) => {
      const state = fours();
      expect(play(state, { type: 'secure', cards: gems(line) })).toEqual([
        { type: 'secured', seat: 0, cards: gems(line) },
      ]);
      expect(state.hidden.safes[0]).toEqual(gems(`9-3 9-4 9-5 ${line}`));
      expect(state.hidden.hands[0]).toEqual(
        gems('4-1 4-2 4-3 9-1 9-2').filter((card) => !gems(line).includes(card)),
      );
    },
  );

  it.each([
    ['extending alone is not enough (example 2)', '9-1 9-2', 'no-new-collection'],
    ['two of a quality are no collection', '4-1 4-2', 'loose-diamonds'],
    ['no loose diamonds beside a collection', '4-1 4-2 4-3 8-1', 'card-not-held'],
    ['nothing is nothing', '', 'nothing-chosen'],
    ['a diamond counts once', '4-1 4-1 4-2', 'card-twice'],
  ])('is refused: %s', (_, line, reason) => {
    expect(refusal(fours(), { type: 'secure', cards: gems(line) })).toBe(reason);
  });

  it('refuses a loose diamond beside a new collection', () => {
    const state = position({ hands: ['4-1 4-2 4-3 8-1', '9-1'] });
    expect(refusal(state, { type: 'secure', cards: gems('4-1 4-2 4-3 8-1') })).toBe('loose-diamonds');
  });

  it('lays several new collections at once', () => {
    const state = position({ hands: ['4-1 4-2 4-3 8-1 8-2 8-3', '9-1'] });
    play(state, { type: 'secure', cards: gems('4-1 4-2 4-3 8-1 8-2 8-3') });
    expect(state.hidden.safes[0]).toHaveLength(6);
  });

  it('lets a seat keep diamonds of the new collection back', () => {
    const state = position({ hands: ['4-1 4-2 4-3 4-4', '9-1'] });
    expect(refusal(state, { type: 'secure', cards: gems('4-1 4-2 4-4') })).toBeNull();
  });
});

describe('diams §3.2: the pass', () => {
  it('is legal with no diamond in hand only', () => {
    expect(refusal(position({ hands: ['1-1', '2-1'] }), { type: 'pass' })).toBe('diamond-in-hand');
    const state = position({ hands: ['express', '2-1'], market: '3-1' });
    expect(play(state, { type: 'pass' })).toEqual([{ type: 'passed-turn', seat: 0 }]);
    expect([state.open.turn, state.open.phase]).toEqual([1, 'draw']);
  });
});

describe('diams §3.3: the end of a turn', () => {
  it('gives up exactly the surplus over five, diamonds to the market, specials to the discards (example 7)', () => {
    const six = () => position({ hands: ['1-1 1-2 2-1 3-1 express', '2-2'], market: '1-3' });
    const market = six();
    play(market, { type: 'market', with: 'q1-p1', take: 'colour' });
    expect(market.open.phase).toBe('give-up');
    expect(refusal(market, { type: 'give-up', cards: [] })).toBe('surplus-not-exact');
    expect(refusal(market, { type: 'give-up', cards: gems('1-2 2-1') })).toBe('surplus-not-exact');
    expect(refusal(market, { type: 'give-up', cards: gems('9-1') })).toBe('card-not-held');
    expect(refusal(market, { type: 'pass' })).toBe('give-up-first');
    expect(play(market, { type: 'give-up', cards: gems('3-1') })[0]).toEqual({
      type: 'gave-up',
      seat: 0,
      cards: gems('3-1'),
    });
    expect(market.open.market).toEqual(gems('3-1'));

    const discards = six();
    play(
      discards,
      { type: 'market', with: 'q1-p1', take: 'colour' },
      { type: 'give-up', cards: ['express'] },
    );
    expect(discards.open.discards).toEqual(['express']);
    expect(discards.hidden.hands[0]).toHaveLength(5);
  });

  it('asks for nothing to be given up with five cards', () => {
    const state = position({ hands: ['1-1 1-2 2-1 3-1 express', '2-2'], market: '9-1' });
    expect(refusal(state, { type: 'give-up', cards: ['express'] })).toBe('nothing-to-give-up');
    play(state, { type: 'market', with: 'q1-p1', take: 'colour' });
    expect([state.open.turn, state.open.phase]).toEqual([1, 'draw']);
  });

  it('refills a market without diamonds with three cards, specials replaced', () => {
    const state = position({ hands: ['1-1', '2-1'], market: '1-2', deck: '3-1 express 3-2 3-3 3-4 closing' });
    const events = play(state, { type: 'market', with: 'q1-p1', take: 'colour' });
    expect(events[1]).toEqual({
      type: 'market-refilled',
      cards: gems('3-1 3-2 3-3'),
      discarded: ['express'],
    });
    expect(state.open.discards).toEqual(['express']);
  });

  it('refills only after the surplus is given up', () => {
    const state = position({
      hands: ['1-1 1-2 2-1 3-1 express', '2-2'],
      market: '1-3',
      deck: '4-1 4-2 4-3 closing',
    });
    const events = play(
      state,
      { type: 'market', with: 'q1-p1', take: 'colour' },
      { type: 'give-up', cards: ['express'] },
    );
    expect(events.map((event) => event.type)).toEqual(['went-to-market', 'gave-up', 'market-refilled']);
  });

  it('does not refill while a diamond lies in the market', () => {
    const state = position({ hands: ['1-1', '2-1'], market: '1-2 5-1' });
    expect(play(state, { type: 'market', with: 'q1-p1', take: 'colour' })).toHaveLength(1);
  });

  it('passes the turn clockwise', () => {
    const state = position({ hands: ['1-1', '2-1', '3-1'], market: '5-1' });
    play(state, { type: 'market', with: 'q1-p1', take: 'nothing' });
    expect(state.open.turn).toBe(1);
    expect(refusal(state, { type: 'pass' })).toBe('draw-first');
  });
});
