import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { at } from '../../../engine/at';
import { createRng } from '../../../engine/rng';
import { begin, setUp } from './deal';
import { legalMoves, toAct, whyIllegal } from './moves';
import { handsOf, optionsSchema } from './options';
import { cards, make, play, position } from '../testing/positions';
import { standings } from './standings';
import { nextSpace, valueOf, type Market, type Space, type Special } from './tracks';
import type { FauxDiamondsEvent, FauxDiamondsState } from './types';
import { fauxDiamonds } from '..';

const options = (given: object = {}) => v.parse(optionsSchema, given);

function deal(seats: number, given: object = {}, seed = 'deal') {
  const events: FauxDiamondsEvent[] = [];
  const rng = createRng(seed, 'rules');
  const state = setUp(options(given), seats, rng);
  begin(state, rng, (event) => events.push(event));
  return { state, events };
}

/** Announces and makes a pass of one card each, the first of every hand. */
function passFirstCards(state: FauxDiamondsState) {
  make(state, state.open.dealer, { type: 'announce-pass', count: 1 });
  const chosen = state.hidden.hands.map((hand) => at(hand, 0));
  const events = chosen.flatMap((card, seat) => make(state, seat, { type: 'pass', cards: [card] }));
  return { chosen, events };
}

/** Who sold what for how much. */
const sales = (events: readonly FauxDiamondsEvent[]) =>
  events.flatMap((event) => (event.type === 'sold' ? [[event.seat, event.card, event.amount]] : []));

const market = (track: Space[], token: number, special: Special | null = null, more = {}): Market => ({
  tracks: { black: track, pink: [1], yellow: [7], blue: [4] },
  tokens: { black: token, pink: 0, yellow: 0, blue: 0 },
  special,
  fauxInTrick: 0,
  tricksCompleted: 0,
  ...more,
});

describe('§1 tracks and tokens', () => {
  it('§1.3 a sale takes the current value, and the token moves one space on', () => {
    const state = position('hands k1 y1 / k2 / k3 | black 3 [5] 7 | bonus b1 / b2 / b3', {});
    expect(play(state, 'k1 k2 k3')).toContainEqual({
      type: 'sold',
      ...{ seat: 2, card: 'black-3', track: 'black', amount: 5, tokenFrom: 1, tokenTo: 2, why: 'trick' },
    });
    expect(state.open.tokens.black).toBe(2);
  });

  it('§1.1, §1.3 from the last space the token goes to the start, and a one-space track never moves', () => {
    expect(nextSpace(market([3, 5], 1), 'black')).toBe(0);
    expect(nextSpace(market([4], 0), 'black')).toBe(0);
  });

  it('§1.4 tokens start on space 0 and stay where they are between hands', () => {
    expect(deal(4).state.open.tokens).toEqual({ black: 0, pink: 0, yellow: 0, blue: 0 });
    const state = position('hands k1 / k2 / k3 | black [3] 5 7 | bonus b1 / b2 / b3', { hands: 2 });
    play(state, 'k1 k2 k3');
    expect(state.open.hand).toBe(2);
    expect(state.open.tokens.black).toBe(1);
  });

  it('§1.5 a Faux Diamond space is worth 0, and a Faux Diamond* space too without a special rule', () => {
    expect(valueOf(market([3, 'faux'], 1), 'black')).toBe(0);
    expect(valueOf(market([3, 'faux*'], 1), 'black')).toBe(0);
    expect(valueOf(market([3, 'faux'], 1, 'glut', { fauxInTrick: 2 }), 'black')).toBe(0);
  });
});

describe('§2.2 special rules for Faux Diamond* spaces', () => {
  it.each([
    ['glut: 2 for each Faux Diamond in the trick', market([3, 'faux*'], 1, 'glut', { fauxInTrick: 3 }), 6],
    ['glut: 0 without one, as in a bonus sale', market([3, 'faux*'], 1, 'glut'), 0],
    ['copycat: the number behind it', market([3, 5, 'faux*'], 2, 'copycat'), 5],
    ['copycat: the nearest number behind it', market([3, 'faux', 'faux*'], 2, 'copycat'), 3],
    ['best market: the highest number of the other tokens', market([9, 'faux*'], 1, 'best-market'), 7],
    ['bubble: 0', market([3, 'faux*', 5], 1, 'bubble'), 0],
    [
      'closing bell: 1 for each completed trick',
      market([3, 'faux*'], 1, 'closing-bell', { tricksCompleted: 5 }),
      5,
    ],
  ])('%s', (_, at, value) => {
    expect(valueOf(at, 'black')).toBe(value);
  });

  it('best market counts a faux space as 0', () => {
    const at = market([9, 'faux*'], 1, 'best-market');
    const others: Market = { ...at, tracks: { ...at.tracks, pink: ['faux*'], yellow: ['faux'], blue: [2] } };
    expect(valueOf(others, 'black')).toBe(2);
  });

  it('bubble: the token moves two spaces from such a space, and one from any other', () => {
    expect(nextSpace(market([3, 'faux*', 5, 6], 1, 'bubble'), 'black')).toBe(3);
    expect(nextSpace(market([3, 'faux*', 5], 1, 'bubble'), 'black')).toBe(0);
    expect(nextSpace(market([3, 'faux*', 5, 6], 0, 'bubble'), 'black')).toBe(1);
    expect(nextSpace(market([3, 'faux*', 5, 6], 1, 'glut'), 'black')).toBe(2);
  });

  it('closing bell: the trick of the sale is not completed yet', () => {
    const state = position(
      'hands k1 y1 / k2 y2 / k3 y3 | black 3 [F*] 7 | special closing-bell | completed 2',
    );
    expect(sales(play(state, 'k1 k2 k3'))).toEqual([[2, 'black-3', 2]]);
  });
});

describe('§3 a match', () => {
  it.each([
    [2, 4],
    [3, 6],
    [4, 4],
    [5, 5],
    [6, 6],
  ])('§3.1 %i seats play %i hands, or as many as the option says', (seats, hands) => {
    expect(handsOf(options(), seats)).toBe(hands);
    expect(handsOf(options({ hands: 12 }), seats)).toBe(12);
  });

  it('§3.1 draws the first dealer, and the deal moves left', () => {
    const dealers = Array.from({ length: 40 }, (_, i) => deal(3, {}, `seed ${i}`).state.open.dealer);
    expect([...new Set(dealers)].sort()).toEqual([0, 1, 2]);
    const state = position('hands k1 / k2 / k3 | bonus b1 / b2 / b3', { hands: 2 });
    const { dealer } = state.open;
    play(state, 'k1 k2 k3');
    expect(state.open.dealer).toBe((dealer + 1) % 3);
  });
});

describe('§4 deal, pass, bonus', () => {
  it('§4.1 deals ten cards to each seat and sets the rest aside, and tells the tracks first', () => {
    const { state, events } = deal(4, { ruleSet: 'F' });
    expect(state.hidden.hands.map((hand) => hand.length)).toEqual([10, 10, 10, 10]);
    expect(state.hidden.setAside).toHaveLength(20);
    expect(events[0]).toMatchObject({ type: 'match-started', seats: 4, special: 'glut' });
    expect(events.map((event) => event.type)).toEqual([
      'match-started',
      'hand-started',
      'hand',
      'hand',
      'hand',
      'hand',
    ]);
  });

  it('§4.2 the dealer announces 1, 2 or 3', () => {
    const { state } = deal(4);
    expect(toAct(state)).toEqual([state.open.dealer]);
    expect(
      legalMoves(state, state.open.dealer).map((move) => move.type === 'announce-pass' && move.count),
    ).toEqual([1, 2, 3]);
  });

  it.each([
    ['to the left in odd hands', 1, {}, [1, 2, 3, 0]],
    ['to the right in even hands', 2, {}, [3, 0, 1, 2]],
    ['§8.2 to the partner in partnership', 1, { partnership: true }, [2, 3, 0, 1]],
    ['§8.2 to the partner in partnership, in even hands too', 2, { partnership: true }, [2, 3, 0, 1]],
  ])('§4.2 cards go %s', (_, hand, given, receivers) => {
    const { state } = deal(4, given);
    state.open.hand = hand;
    const { chosen, events } = passFirstCards(state);
    expect(events).toEqual(
      receivers.map((to, from) => ({ type: 'passed', from, to, cards: [chosen[from]] })),
    );
    receivers.forEach((to, from) => expect(state.hidden.hands[to]).toContain(chosen[from]));
  });

  it('§4.2, §4.3 a choice may be changed until all have chosen, and nothing of it is hinted', () => {
    const { state } = deal(3);
    passFirstCards(state);
    const two = at(state.hidden.hands, 1).slice(0, 2);
    for (const card of two) {
      const before = JSON.stringify(fauxDiamonds.view(state, 0));
      expect(make(state, 1, { type: 'set-bonus', cards: [card] })).toEqual([]);
      expect(fauxDiamonds.view(state, 1).own.picked).toEqual([card]);
      if (card === two[1]) expect(JSON.stringify(fauxDiamonds.view(state, 0))).toBe(before);
    }
    expect(toAct(state)).toEqual([0, 2]);
    expect(legalMoves(state, 1)).toHaveLength(10);
  });

  it('§4.3 all set a bonus diamond aside at once, told in seat order', () => {
    const { state } = deal(3);
    passFirstCards(state);
    const chosen = state.hidden.hands.map((hand) => at(hand, 0));
    make(state, 2, { type: 'set-bonus', cards: [at(chosen, 2)] });
    make(state, 0, { type: 'set-bonus', cards: [at(chosen, 0)] });
    expect(make(state, 1, { type: 'set-bonus', cards: [at(chosen, 1)] })).toEqual(
      chosen.map((card, seat) => ({ type: 'bonus-set', seat, cards: [card] })),
    );
    expect(state.hidden.hands.map((hand) => hand.length)).toEqual([9, 9, 9]);
    expect(fauxDiamonds.view(state, 0)).toMatchObject({
      open: { phase: 'play' },
      own: { bonus: [chosen[0]] },
    });
  });

  it('§4.3 a Faux Diamond may be a bonus diamond', () => {
    const state = position('hands f1 k1 / k2 k3');
    state.open.phase = 'bonus';
    expect(legalMoves(state, 0)).toContainEqual({ type: 'set-bonus', cards: ['faux-1'] });
  });
});

describe('§5 tricks', () => {
  it('§5.1 the seat on the left of the dealer leads, then the winner of the last trick', () => {
    const { state } = deal(3);
    expect(state.open.leader).toBe((state.open.dealer + 1) % 3);
    const later = position('hands k1 y1 / k3 y2 / k2 y3');
    play(later, 'k1 k3 k2');
    expect(toAct(later)).toEqual([1]);
  });

  it('§5.2, §5.3 a seat with the suit led plays it or a Faux Diamond', () => {
    const state = position('hands / k3 f2 p4 / b1 | trick k9');
    expect(legalMoves(state, 1)).toEqual(cards('k3 f2').map((card) => ({ type: 'play', card })));
    expect(whyIllegal(state, 1, { type: 'play', card: 'pink-4' })).toBe('follow-suit');
  });

  it('§5.4 a Faux Diamond sells at the value of the suit led, and its token moves', () => {
    const state = position('hands / f2 / b1 | trick k9 | black [6] 2');
    expect(play(state, 'f2')).toContainEqual({
      type: 'sold',
      ...{ seat: 1, card: 'faux-2', track: 'black', amount: 6, tokenFrom: 0, tokenTo: 1, why: 'faux' },
    });
  });

  it('§5.5 an off-suit card sells at the value of its own track, and that token moves', () => {
    const state = position('hands / p4 / b1 | trick k9 | black [6] 2 | pink 1 [8]');
    expect(play(state, 'p4')).toContainEqual({
      type: 'sold',
      ...{ seat: 1, card: 'pink-4', track: 'pink', amount: 8, tokenFrom: 1, tokenTo: 0, why: 'off-suit' },
    });
    expect(state.open.tokens.black).toBe(0);
  });

  it('§5.6 Faux Diamonds before any suit sell for nothing; the first other card sets the suit led', () => {
    const state = position('hands f1 k1 / p4 k2 / b1 k3 | black [6] | pink [8] 2');
    const events = play(state, 'f1 p4');
    expect(sales(events)).toEqual([]);
    expect(events).toEqual([
      { type: 'played', seat: 0, card: 'faux-1', led: null },
      { type: 'played', seat: 1, card: 'pink-4', led: 'pink' },
    ]);
    expect(state.open.tokens.pink).toBe(0);
  });

  it('§5.7 the winner sells last and takes 1 for each Faux Diamond; the other cards of the suit are not sold', () => {
    const state = position('hands f1 y1 / k4 y2 / f2 y3 / k9 y4 | black [6] 2 7');
    const events = play(state, 'f1 k4 f2 k9');
    expect(sales(events)).toEqual([
      [2, 'faux-2', 6],
      [3, 'black-9', 2],
    ]);
    expect(events.at(-1)).toEqual({ type: 'trick-won', seat: 3, cards: cards('f1 k4 f2 k9'), fauxBonus: 2 });
    expect(state.open.wealth).toEqual([0, 0, 6, 4]);
    expect(state.open.tokens.black).toBe(2);
  });

  it('§5.8 a trick of Faux Diamonds only goes to its leader, who takes nothing', () => {
    const state = position('hands f1 y1 / f2 y2 / f3 y3 | leader 1');
    expect(play(state, 'f2 f3 f1').at(-1)).toEqual({
      type: 'trick-won',
      ...{ seat: 1, cards: cards('f2 f3 f1'), fauxBonus: 0 },
    });
    expect(state.open).toMatchObject({ leader: 1, turn: 1, wealth: [0, 0, 0] });
  });
});

describe('§6 bonus sale and score', () => {
  const text = 'hands k1 / k2 / k3 | black [3] 6 | blue [4] 9 | bonus b1 / f1 / b2';

  it('§6.1 reveals all bonus diamonds and sells each at its value; no token moves; a Faux Diamond brings 0', () => {
    const state = position(text);
    const events = play(state, 'k1 k2 k3');
    const fromReveal = events.slice(events.findIndex((event) => event.type === 'bonus-revealed'));
    const sold = { type: 'sold', why: 'bonus' };
    const blue = { ...sold, track: 'blue', amount: 4, tokenFrom: 0, tokenTo: 0 };
    expect(fromReveal.slice(0, 6)).toEqual([
      { type: 'bonus-revealed', seat: 0, cards: ['blue-1'] },
      { type: 'bonus-revealed', seat: 1, cards: ['faux-1'] },
      { type: 'bonus-revealed', seat: 2, cards: ['blue-2'] },
      { ...blue, seat: 0, card: 'blue-1' },
      { ...sold, seat: 1, card: 'faux-1', track: null, amount: 0, tokenFrom: null, tokenTo: null },
      { ...blue, seat: 2, card: 'blue-2' },
    ]);
  });

  it('§6.1 glut counts no Faux Diamond in a bonus sale, and the closing bell every trick', () => {
    const bonusOf = (special: string) => {
      const state = position(
        `hands f1 / k2 / f3 | black 3 [F*] | special ${special} | bonus k5 / b1 / b2 | completed 8`,
      );
      return sales(play(state, 'f1 k2 f3')).find(([, card]) => card === 'black-5');
    };
    // The winner's sale and the Faux Diamond have moved the black token twice: it is on F* again.
    expect(bonusOf('glut')).toEqual([0, 'black-5', 0]);
    expect(bonusOf('closing-bell')).toEqual([0, 'black-5', 9]);
  });

  it('§6.2 records the wealth of the hand; the counters go back and the tokens stay', () => {
    const state = position(text, { hands: 2 });
    const events = play(state, 'k1 k2 k3');
    expect(events).toContainEqual({ type: 'hand-scored', wealth: [4, 0, 7], totals: [4, 0, 7] });
    expect(state.open).toMatchObject({ wealth: [0, 0, 0], totals: [4, 0, 7], wealthByHand: [[4, 0, 7]] });
    expect(state.open.tokens.black).toBe(1);
  });
});

describe('§7 the end', () => {
  const over = (totals: number[], given: object = {}): FauxDiamondsState => {
    const { state } = deal(totals.length, given);
    return { ...state, open: { ...state.open, phase: 'over', totals } };
  };

  it('§7.1 most wealth wins, and equal wealth shares the rank', () => {
    expect(standings(over([5, 9, 9]))?.map(({ points, rank }) => [points, rank])).toEqual([
      [5, 3],
      [9, 1],
      [9, 1],
    ]);
  });

  it('§8.2 partners add up their wealth', () => {
    expect(
      standings(over([1, 5, 6, 4], { partnership: true }))?.map(({ points, rank }) => [points, rank]),
    ).toEqual([
      [7, 3],
      [9, 1],
      [7, 3],
      [9, 1],
    ]);
  });
});

describe('§8 variants', () => {
  it.each([
    [2, false, 11, 1, 5, 60],
    [3, false, 10, 1, 9, 60],
    [6, false, 10, 1, 9, 60],
    [2, true, 16, 2, 7, 32],
    [3, true, 13, 1, 12, 39],
    [4, true, 13, 1, 12, 52],
    [5, true, 12, 1, 11, 60],
  ])('§8.1, §8.3 %i seats, perfect %s: %i cards each, %i bonus, %i tricks, %i cards in play', (...row) => {
    const [seats, perfect, handSize, bonus, tricks, inPlay] = row;
    const { state } = deal(seats, { perfect, hands: 1 });
    const all = [...state.hidden.hands.flat(), ...state.hidden.setAside];
    expect(state.hidden.hands.map((hand) => hand.length)).toEqual(state.hidden.hands.map(() => handSize));
    expect(all).toHaveLength(inPlay);
    if (perfect) expect(state.hidden.setAside).toEqual([]);

    const events: FauxDiamondsEvent[] = [];
    for (let [seat] = toAct(state); seat !== undefined; [seat] = toAct(state)) {
      events.push(...make(state, seat, at(legalMoves(state, seat), 0)));
    }
    expect(events.filter((event) => event.type === 'trick-won')).toHaveLength(tricks);
    for (const event of events) if (event.type === 'bonus-set') expect(event.cards).toHaveLength(bonus);
  });

  it.each([
    [2, 7, 4],
    [3, 9, 3],
    [4, 12, 4],
    [5, 13, 8],
  ])(
    '§8.3 the perfect game of %i seats goes up to rank %i, with %i Faux Diamonds',
    (seats, highest, faux) => {
      const all = deal(seats, { perfect: true }).state.hidden.hands.flat();
      const ranks = all.filter((card) => !card.startsWith('faux')).map((card) => Number(card.split('-')[1]));
      expect(Math.max(...ranks)).toBe(highest);
      expect(all.filter((card) => card.startsWith('faux'))).toHaveLength(faux);
    },
  );

  it('§8.1 two seats play two cards each to a trick, alternating, by the same rules', () => {
    const state = position('hands k1 k4 y1 / k3 p1 y2 | black [3] 5 | pink [8]');
    const events = play(state, 'k1 k3 k4 p1');
    expect(events.flatMap((event) => (event.type === 'played' ? [event.seat] : []))).toEqual([0, 1, 0, 1]);
    expect(sales(events)).toEqual([
      [1, 'pink-1', 8],
      [0, 'black-4', 3],
    ]);
  });
});

describe('worked examples', () => {
  it('1. a Faux Diamond and an off-suit card sell in a trick of black', () => {
    const state = position('hands k10 b1 / f1 b2 / k6 b3 / y4 b4 | black [5] 5 7 | yellow [7]');
    expect(sales(play(state, 'k10 f1 k6 y4'))).toEqual([
      [1, 'faux-1', 5],
      [3, 'yellow-4', 7],
      [0, 'black-10', 5],
    ]);
    expect(state.open.wealth).toEqual([6, 5, 0, 7]);
    expect(state.open.tracks.black[state.open.tokens.black]).toBe(7);
  });

  const blue = 'hands f1 k1 / b9 k2 / f2 k3 / b3 f3 | blue [4]';

  it('2. a Faux Diamond led before blue pays the winner only', () => {
    const state = position(blue);
    expect(sales(play(state, 'f1 b9 f2 b3'))).toEqual([
      [2, 'faux-2', 4],
      [1, 'blue-9', 4],
    ]);
    expect(state.open.wealth).toEqual([0, 6, 4, 0]);
  });

  it('3. as 2, with a Faux Diamond as the fourth card', () => {
    const state = position(blue);
    play(state, 'f1 b9 f2 f3');
    expect(state.open.wealth).toEqual([0, 7, 4, 4]);
  });

  it('4. four Faux Diamonds: nobody gets anything, and the first leads again', () => {
    const state = position('hands f1 k1 / f2 k2 / f3 k3 / f4 k4 | leader 2');
    play(state, 'f3 f4 f1 f2');
    expect(state.open).toMatchObject({ wealth: [0, 0, 0, 0], turn: 2 });
  });

  it('5. §8.4 friendly: Faux Diamonds sell for 1 less each and move no token', () => {
    const text = 'hands k1 y1 / f1 y2 / f2 y3 / k2 y4 | black [5] 9';
    const state = position(text, { friendly: true });
    expect(sales(play(state, 'k1 f1 f2 k2'))).toEqual([
      [1, 'faux-1', 4],
      [2, 'faux-2', 3],
      [3, 'black-2', 5],
    ]);
    expect(state.open.wealth).toEqual([0, 4, 3, 7]);
    expect(state.open.tokens.black).toBe(1);
  });

  it('6. §8.4 friendly: five Faux Diamonds after blue at 4 sell for 3, 2, 1, 0, 0', () => {
    const text = 'hands b1 k1 / f1 k2 / f2 k3 / f3 k4 / f4 k5 / f5 k6 | blue [4]';
    const events = play(position(text, { friendly: true }), 'b1 f1 f2 f3 f4 f5');
    expect(sales(events).map(([, , amount]) => amount)).toEqual([3, 2, 1, 0, 0, 4]);
  });

  it('7. glut: the second Faux Diamond of the trick sells for 4', () => {
    const state = position('hands f1 y1 / k1 y2 / f2 y3 | black 3 [F*] 7 | special glut');
    expect(sales(play(state, 'f1 k1 f2'))[0]).toEqual([2, 'faux-2', 4]);
  });

  it('7. bubble: the sale brings nothing and the token moves two spaces', () => {
    const state = position('hands / f2 y1 / k2 y2 | trick k1 | black 3 [F*] 7 8 | special bubble');
    expect(play(state, 'f2')).toContainEqual(
      expect.objectContaining({ card: 'faux-2', amount: 0, tokenFrom: 1, tokenTo: 3 }),
    );
  });
});

describe('legal moves, counted', () => {
  it.each([
    ['any card may be led', 'hands k3 p2 f1 / b1', 0, 3],
    ['the suit led and a Faux Diamond', 'hands / k3 p2 f1 / b1 | trick k9', 1, 2],
    ['the suit led alone', 'hands / k3 p2 y1 / b1 | trick k9', 1, 1],
    ['no card of the suit led', 'hands / y3 p2 f1 / b1 | trick k9', 1, 3],
    ['only Faux Diamonds led so far', 'hands / k3 p2 f1 / b1 | trick f8', 1, 3],
    ['not the own turn', 'hands / k3 / b1 | trick k9', 2, 0],
    ['two seats, the second card of the leader', 'hands k2 p1 f1 / y1 | trick k9 k3', 0, 2],
  ])('%s', (_, text, seat, count) => {
    expect(legalMoves(position(text), seat)).toHaveLength(count);
  });

  it.each([
    [4, {}, 1, 10],
    [4, {}, 3, 120],
    [2, {}, 3, 165],
    [2, { perfect: true }, 3, 560],
    [5, { perfect: true }, 2, 66],
  ])('%i seats, %j, passing %i: %i ways', (seats, given, count, ways) => {
    const { state } = deal(seats, given);
    make(state, state.open.dealer, { type: 'announce-pass', count });
    expect(legalMoves(state, 1)).toHaveLength(ways);
  });

  it('two bonus diamonds out of sixteen cards: 120 ways', () => {
    const { state } = deal(2, { perfect: true });
    passFirstCards(state);
    expect(legalMoves(state, 0)).toHaveLength(120);
  });
});
