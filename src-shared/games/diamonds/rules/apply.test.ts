import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { at } from '../../../engine/at';
import type { Seat } from '../../../engine/game';
import { createRng } from '../../../engine/rng';
import { takeCandidates } from './actions';
import type { CardId } from './cards';
import { begin, setUp } from './deal';
import { legalMoves, toAct, whyIllegal } from './moves';
import { optionsSchema, refuseOptions, roundsOf } from './options';
import { cards, make, play, position } from '../testing/positions';
import { majorityIn } from './round-end';
import { standings } from './standings';
import type { DiamondsEvent, DiamondsState } from './types';
import { diamonds } from '..';

const options = (given: object = {}) => v.parse(optionsSchema, given);

function deal(seats: number, given: object = {}, seed = 'deal') {
  const events: DiamondsEvent[] = [];
  const rng = createRng(seed, 'rules');
  const state = setUp(options(given), seats, rng);
  begin(state, rng, (event) => events.push(event));
  return { state, events };
}

/** The first three cards of a hand. */
const cardsOf = ({ hidden }: DiamondsState, seat: Seat): [CardId, CardId, CardId] => {
  const hand = at(hidden.hands, seat);
  return [at(hand, 0), at(hand, 1), at(hand, 2)];
};

const actions = (events: readonly DiamondsEvent[]) => events.filter((event) => event.type === 'action');
const crystals = ({ open, hidden }: DiamondsState) => ({
  vaults: hidden.vaults,
  showrooms: open.showrooms,
});

describe('§1 set-up', () => {
  it('§1.1, §1.2 starts with empty vaults and three crystals in each showroom, or as many as the option says', () => {
    expect(crystals(deal(4).state)).toEqual({ vaults: [0, 0, 0, 0], showrooms: [3, 3, 3, 3] });
    expect(deal(2, { startingCrystals: 0 }).state.open.showrooms).toEqual([0, 0]);
    expect(deal(2, { startingCrystals: 5 }).state.open.showrooms).toEqual([5, 5]);
  });

  it('§1.3 draws the first dealer, each seat being possible', () => {
    const dealers = Array.from({ length: 40 }, (_, i) => deal(4, {}, `seed ${i}`).state.open.dealer);
    expect([...new Set(dealers)].sort()).toEqual([0, 1, 2, 3]);
  });

  it('§1.3 moves the deal to the left each round', () => {
    const state = position('hands h1 / h2 / h3 / h4', { rounds: 2 });
    const dealer = state.open.dealer;
    play(state, 'h1 h2 h3 h4');
    expect(state.open.round).toBe(2);
    expect(state.open.dealer).toBe((dealer + 1) % 4);
  });

  it.each([
    ['four', 6, 4],
    ['by-seats', 2, 4],
    ['by-seats', 3, 6],
    ['by-seats', 4, 4],
    ['by-seats', 5, 5],
    ['by-seats', 6, 6],
    [12, 4, 12],
  ])('§1.4 rounds %s with %i seats is %i rounds', (rounds, seats, expected) => {
    expect(roundsOf(options({ rounds }), seats)).toBe(expected);
  });

  it.each([{ rounds: 0 }, { rounds: 13 }, { rounds: 'five' }, { startingCrystals: 6 }, { team: true }])(
    'refuses the options %j',
    (given) => expect(v.safeParse(optionsSchema, given).success).toBe(false),
  );
});

describe('§2 a round', () => {
  it.each([2, 3, 4, 5, 6])('§2.1 deals ten cards to each of %i seats and sets the rest aside', (seats) => {
    const { state, events } = deal(seats);
    expect(state.hidden.hands.map((hand) => hand.length)).toEqual(Array.from({ length: seats }, () => 10));
    expect(state.hidden.setAside).toHaveLength(60 - 10 * seats);
    expect(events.map((event) => event.type)).toEqual([
      'match-started',
      'round-started',
      ...Array.from({ length: seats }, () => 'hand'),
    ]);
  });

  it('§2.2 lets the dealer announce how many cards are passed, one to three', () => {
    const { state } = deal(4, { passing: true });
    expect(toAct(state)).toEqual([state.open.dealer]);
    expect(legalMoves(state, state.open.dealer)).toEqual(
      [1, 2, 3].map((count) => ({ type: 'announce-pass', count })),
    );
    expect(make(state, state.open.dealer, { type: 'announce-pass', count: 2 })).toEqual([
      { type: 'pass-announced', seat: state.open.dealer, count: 2 },
    ]);
    expect(toAct(state)).toEqual([0, 1, 2, 3]);
    expect(legalMoves(state, 0)).toHaveLength(45);
  });

  it.each([
    ['to the left', {}, [1, 2, 3, 0]],
    ['§5.2 to the partner in teams', { teams: true }, [2, 3, 0, 1]],
  ])('§2.2 passes all cards at once %s, and tells it in seat order', (_, given, receivers) => {
    const { state } = deal(4, { passing: true, ...given });
    make(state, state.open.dealer, { type: 'announce-pass', count: 1 });
    const chosen = state.hidden.hands.map((hand) => at(hand, 0));
    for (const seat of [3, 1, 0])
      expect(make(state, seat, { type: 'pass', cards: [at(chosen, seat)] })).toEqual([]);
    expect(make(state, 2, { type: 'pass', cards: [at(chosen, 2)] })).toEqual(
      [0, 1, 2, 3].map((from) => ({ type: 'passed', from, to: receivers[from], cards: [chosen[from]] })),
    );
    receivers.forEach((to, from) => expect(state.hidden.hands[to]).toContain(chosen[from]));
    expect(state.hidden.hands.every((hand) => hand.length === 10)).toBe(true);
  });

  it('§2.2 lets a choice be changed until all have chosen, and hints nothing of it to others', () => {
    const { state } = deal(3, { passing: true });
    make(state, state.open.dealer, { type: 'announce-pass', count: 1 });
    const [first, second] = cardsOf(state, 1);
    make(state, 1, { type: 'pass', cards: [first] });
    const before = JSON.stringify(diamonds.view(state, 0));
    make(state, 1, { type: 'pass', cards: [second] });
    expect(JSON.stringify(diamonds.view(state, 0))).toBe(before);
    expect(diamonds.view(state, 1).own.picked).toEqual([second]);
    expect(toAct(state)).toEqual([0, 2]);
  });

  it('§2.3 the seat on the left of the dealer leads any card', () => {
    const { state } = deal(4);
    const leader = (state.open.dealer + 1) % 4;
    expect(toAct(state)).toEqual([leader]);
    expect(legalMoves(state, leader)).toHaveLength(10);
  });

  it('§2.4 a seat that holds the suit led must follow', () => {
    const state = position('hands h9 / h3 s2 c1 / h4 / h5 | trick h9 | leader 0');
    expect(legalMoves(state, 1)).toEqual([{ type: 'play', card: 'hearts-3' }]);
    expect(whyIllegal(state, 1, { type: 'play', card: 'spades-2' })).toBe('follow-suit');
  });

  it('§2.4 a seat without the suit led may play any card', () => {
    const state = position('hands h9 / d3 s2 c1 / h4 / h5 | trick h9 | leader 0');
    expect(legalMoves(state, 1)).toHaveLength(3);
  });

  it('§2.5 an off-suit card takes its action at once, before the next seat plays', () => {
    const state = position('hands h1 / d3 / h2 h4 / h5 | trick h1 | leader 0');
    expect(play(state, 'd3')).toEqual([
      { type: 'played', seat: 1, card: 'diamonds-3', led: 'hearts' },
      { type: 'action', seat: 1, suit: 'diamonds', from: 'supply', to: 'vault', amount: 1, why: 'off-suit' },
    ]);
    expect(state.open.turn).toBe(2);
  });

  it('§2.6 the winner takes the cards, then the action of the suit led, and leads', () => {
    const state = position('hands h1 h9 / h8 s1 / h2 s2 | leader 0');
    const events = play(state, 'h1 h8 h2');
    expect(events.slice(-2)).toEqual([
      { type: 'trick-won', seat: 1, cards: cards('h1 h8 h2') },
      { type: 'action', seat: 1, suit: 'hearts', from: 'supply', to: 'showroom', amount: 1, why: 'trick' },
    ]);
    expect(state.open).toMatchObject({ leader: 1, turn: 1, led: null, trick: [], tricksWon: [0, 1, 0] });
    expect(state.open.wonCounts[1]).toEqual({ diamonds: 0, hearts: 3, spades: 0, clubs: 0 });
    expect(state.open.lastTrick).toMatchObject({ leader: 0, led: 'hearts', winner: 1 });
  });

  it('§2.7 the round ends after ten tricks', () => {
    const { state } = deal(3, { rounds: 1 });
    let tricks = 0;
    while (state.open.phase !== 'over') {
      const seat = at(toAct(state), 0);
      const events = make(state, seat, at(legalMoves(state, seat), 0));
      tricks += events.filter((event) => event.type === 'trick-won').length;
    }
    expect(tricks).toBe(10);
  });

  it('§2.7 with two seats a trick is two cards from each seat, alternating, and a round five tricks', () => {
    const state = position('hands h1 h2 s1 / h3 d1 s2 | leader 0');
    const events = play(state, 'h1 h3 h2 d1');
    expect(events.filter((event) => event.type === 'played').map((event) => event.seat)).toEqual([
      0, 1, 0, 1,
    ]);
    expect(events).toContainEqual({ type: 'trick-won', seat: 1, cards: cards('h1 h3 h2 d1') });
    expect(state.open.turn).toBe(1);
  });
});

describe('§3 suit actions', () => {
  const table = (showrooms: string, more = '') =>
    `hands h1 / d3 s3 c3 h3 / h5 / h6 | trick h1 | leader 0 | showrooms ${showrooms}${more}`;
  const offSuit = (card: string, text: string, given: object = {}) => {
    // The heart would have to be played; it is only there for the tests of winning.
    const state = position(text.replace(' h3 ', ' '), given);
    return { state, events: actions(play(state, card)) };
  };

  it('§3.1 diamonds: a crystal from the supply into the vault', () => {
    const { state, events } = offSuit('d3', table('3 3 3 3'));
    expect(events).toMatchObject([{ from: 'supply', to: 'vault', amount: 1 }]);
    expect(crystals(state)).toEqual({ vaults: [0, 1, 0, 0], showrooms: [3, 3, 3, 3] });
  });

  it('§3.2 hearts: a crystal from the supply into the showroom', () => {
    const state = position('hands s1 / h3 / s5 / s6 | trick s1 | leader 0 | showrooms 3 3 3 3');
    expect(actions(play(state, 'h3'))).toMatchObject([{ from: 'supply', to: 'showroom', amount: 1 }]);
    expect(crystals(state)).toEqual({ vaults: [0, 0, 0, 0], showrooms: [3, 4, 3, 3] });
  });

  it('§3.3 spades: a crystal from the own showroom into the vault', () => {
    const { state, events } = offSuit('s3', table('3 3 3 3'));
    expect(events).toMatchObject([{ from: 'showroom', to: 'vault', amount: 1 }]);
    expect(crystals(state)).toEqual({ vaults: [0, 1, 0, 0], showrooms: [3, 2, 3, 3] });
  });

  it('§3.3 spades with an empty showroom move nothing', () => {
    const { state, events } = offSuit('s3', table('3 0 3 3'));
    expect(events).toMatchObject([{ suit: 'spades', amount: 0 }]);
    expect(crystals(state)).toEqual({ vaults: [0, 0, 0, 0], showrooms: [3, 0, 3, 3] });
  });

  it('§3.4 clubs: the seat chooses whose showroom a crystal comes from', () => {
    const { state, events } = offSuit('c3', table('3 3 0 3'));
    expect(events).toEqual([]);
    expect(toAct(state)).toEqual([1]);
    expect(legalMoves(state, 1)).toEqual([0, 3].map((seat) => ({ type: 'take-from', seat })));
    expect(whyIllegal(state, 1, { type: 'take-from', seat: 2 })).toBe('cannot-take-from');
    expect(make(state, 1, { type: 'take-from', seat: 3 })).toEqual([
      { type: 'action', seat: 1, suit: 'clubs', from: 3, to: 'showroom', amount: 1, why: 'off-suit' },
    ]);
    expect(state.open).toMatchObject({ showrooms: [3, 4, 0, 2], phase: 'play', turn: 2, pendingTake: null });
  });

  it('§3.4, §3.5 clubs with one candidate are automatic, with none they take nothing', () => {
    const one = offSuit('c3', table('0 3 0 1'));
    expect(one.events).toMatchObject([{ from: 3, amount: 1 }]);
    const none = offSuit('c3', table('0 3 0 0'));
    expect(none.events).toMatchObject([{ from: 'showroom', to: 'showroom', amount: 0 }]);
    expect(none.state.open.showrooms).toEqual([0, 3, 0, 0]);
  });

  it('§3.4 a trick won in clubs waits for the choice before the next lead', () => {
    const state = position('hands c1 h1 / c2 h2 / c3 h3 | leader 0 | showrooms 1 1 1');
    play(state, 'c1 c2 c3');
    expect(toAct(state)).toEqual([2]);
    expect(state.open.pendingTake).toEqual({ seat: 2, why: 'trick' });
    expect(takeCandidates(state.open, 2)).toEqual([0, 1]);
    make(state, 2, { type: 'take-from', seat: 0 });
    expect(toAct(state)).toEqual([2]);
    expect(state.open.phase).toBe('play');
  });

  describe('§3.6 the thief', () => {
    it('starts on the left of the dealer', () => {
      const { state } = deal(4, { thief: true });
      expect(state.open.thief).toBe((state.open.dealer + 1) % 4);
      expect(deal(4).state.open.thief).toBeNull();
    });

    it.each([
      ['takes only from the holder of the token', '3 3 3 3', 2, 1, [3, 4, 2, 3]],
      ['takes nothing when the actor holds the token', '3 3 3 3', 1, 0, [3, 3, 3, 3]],
      ['takes nothing when the showroom of the holder is empty', '3 3 0 3', 2, 0, [3, 3, 0, 3]],
    ])('%s, and the token moves to the left', (_, before, thief, amount, after) => {
      const { state, events } = offSuit('c3', table(before, ` | thief ${thief}`), { thief: true });
      expect(events).toMatchObject([{ from: thief, amount }]);
      expect(state.open.showrooms).toEqual(after);
      expect(state.open.thief).toBe(thief + 1);
    });

    it('takes nothing from the partner', () => {
      const given = { thief: true, teams: true };
      const { state, events } = offSuit('c3', table('3 3 3 3', ' | thief 3'), given);
      expect(events).toMatchObject([{ from: 3, amount: 0 }]);
      expect(state.open.thief).toBe(0);
    });
  });
});

describe('§4 the end of a round', () => {
  const last = 'hands h1 / h2 / h3 | leader 0 | showrooms 1 2 1';

  it('§4.1 most cards of a suit take its action once more, in the order diamonds, hearts, spades, clubs', () => {
    const state = position(`${last} | won c1 c2 / s1 s2 d1 / d2 d3`);
    expect(actions(play(state, 'h1 h2 h3')).map(({ seat, suit, why }) => [seat, suit, why])).toEqual([
      [2, 'hearts', 'trick'],
      [2, 'diamonds', 'majority'],
      [2, 'hearts', 'majority'],
      [1, 'spades', 'majority'],
    ]);
    expect(toAct(state)).toEqual([0]);
    expect(actions(make(state, 0, { type: 'take-from', seat: 2 }))).toMatchObject([
      { seat: 0, suit: 'clubs', from: 2, why: 'majority' },
    ]);
    expect(state.open.phase).toBe('over');
  });

  it.each([
    ['the most', [4, 1, 2], 0],
    ['a tie for most', [4, 4, 2], null],
    ['nobody with a card', [0, 0, 0], null],
  ])('§4.1 %s: %j gives the action to %j', (_, counts, expected) => {
    const won = counts.map((spades) => ({ diamonds: 0, hearts: 0, spades, clubs: 0 }));
    expect(majorityIn(won, 'spades')).toBe(expected);
  });

  it('§4.2 a seat without a trick takes two diamonds actions after the majorities', () => {
    const state = position(`${last} | won c1 c2 c3 / / `);
    play(state, 'h1 h2 h3');
    const events = make(state, 0, { type: 'take-from', seat: 2 });
    expect(actions(events).map(({ seat, suit, amount, why }) => [seat, suit, amount, why])).toEqual([
      [0, 'clubs', 1, 'majority'],
      [1, 'diamonds', 1, 'no-tricks'],
      [1, 'diamonds', 1, 'no-tricks'],
    ]);
    expect(state.open.lastRound).toMatchObject({ majorities: { clubs: 0, spades: null }, withoutTrick: [1] });
  });

  it('tells the crystals after the round, and the next round starts', () => {
    const state = position(last, { rounds: 2 });
    const events = play(state, 'h1 h2 h3');
    expect(events.map((event) => event.type)).toEqual([
      ...['played', 'played', 'played', 'trick-won', 'action', 'action'],
      ...['action', 'action', 'action', 'action'],
      ...['round-scored', 'round-started', 'hand', 'hand', 'hand'],
    ]);
    expect(events).toContainEqual({ type: 'round-scored', vaults: [2, 2, 0], showrooms: [1, 2, 3] });
  });
});

describe('§5 the end of the match', () => {
  const over = (text: string, given: object = {}) => {
    const state = position(`hands / / / | ${text}`, given);
    state.open.phase = 'over';
    return standings(state)?.map(({ points, rank }) => [points, rank]);
  };

  it('§5.1 counts two a crystal in the vault and one in the showroom', () => {
    expect(over('vaults 7 0 1 2 | showrooms 3 5 0 9')).toEqual([
      [17, 1],
      [5, 3],
      [2, 4],
      [13, 2],
    ]);
  });

  it('§5.1 breaks ties by crystals in the vault, and then shares the rank', () => {
    expect(over('vaults 3 2 2 3 | showrooms 0 2 2 0')?.map(([, rank]) => rank)).toEqual([1, 3, 3, 1]);
  });

  it('§5.2 adds up the points and vaults of partners', () => {
    expect(over('vaults 3 2 0 0 | showrooms 0 2 1 1', { teams: true })).toEqual([
      [7, 1],
      [7, 3],
      [7, 1],
      [7, 3],
    ]);
  });

  it('§5.2 clubs may not take from the partner', () => {
    const text = 'hands h1 / c3 / h5 / h6 | trick h1 | leader 0 | showrooms 3 3 3 3';
    const state = position(text, { teams: true });
    play(state, 'c3');
    expect(legalMoves(state, 1)).toEqual([0, 2].map((seat) => ({ type: 'take-from', seat })));
  });

  it.each([
    [2, 'teams-need-four-or-six-seats'],
    [3, 'teams-need-four-or-six-seats'],
    [4, null],
    [5, 'teams-need-four-or-six-seats'],
    [6, null],
  ])('§5.2 teams of %i seats: %j', (seats, refusal) => {
    expect(refuseOptions(options({ teams: true }), seats)).toBe(refusal);
  });
});

describe('worked examples', () => {
  it('1. the hearts 12 beats the 9, clubs off-suit take at once, and the 12 puts a crystal into the showroom', () => {
    const state = position('hands h9 d1 / h12 d2 / c15 d3 / h3 d4 | leader 0 | showrooms 3 0 0 0');
    expect(actions(play(state, 'h9 h12 c15 h3'))).toEqual([
      { type: 'action', seat: 2, suit: 'clubs', from: 0, to: 'showroom', amount: 1, why: 'off-suit' },
      { type: 'action', seat: 1, suit: 'hearts', from: 'supply', to: 'showroom', amount: 1, why: 'trick' },
    ]);
  });

  it('2. spades off-suit with an empty showroom: amount 0', () => {
    const state = position('hands h1 / s9 | trick h1 | leader 0');
    expect(actions(play(state, 's9'))).toMatchObject([{ suit: 'spades', amount: 0, why: 'off-suit' }]);
  });

  it('5. vault 7 and showroom 3 make 17 points', () => {
    const state = position('hands / | vaults 7 0 | showrooms 3 0');
    state.open.phase = 'over';
    expect(standings(state)?.[0]).toEqual({ seat: 0, points: 17, rank: 1 });
  });
});

describe('legal moves, counted', () => {
  it.each([
    ['any card may be led', 'hands h3 s2 c1 / h1', 0, 3],
    ['two of the suit led', 'hands h9 / h3 h4 s2 c1 / h1 | trick h9', 1, 2],
    ['one of the suit led', 'hands h9 / h3 s2 c1 / h1 | trick h9', 1, 1],
    ['none of the suit led', 'hands h9 / d3 s2 c1 / h1 | trick h9', 1, 3],
    ['not the own turn', 'hands h9 / h3 s2 c1 / h1 | trick h9', 2, 0],
    ['two seats, second card of the leader', 'hands h2 s1 s2 / d1 | trick h9 h3 | leader 0', 0, 1],
    ['two seats, the leader out of the suit', 'hands s1 s2 / d1 | trick h9 h3 | leader 0', 0, 2],
    ['the last card', 'hands / c1 | trick h9', 1, 1],
  ])('%s', (_, text, seat, count) => {
    expect(legalMoves(position(text), seat)).toHaveLength(count);
  });

  it.each([
    [1, 10],
    [2, 45],
    [3, 120],
  ])('passing %i of ten cards: %i ways', (count, ways) => {
    const { state } = deal(2, { passing: true });
    make(state, state.open.dealer, { type: 'announce-pass', count });
    expect(legalMoves(state, 0)).toHaveLength(ways);
    expect(legalMoves(state, 1)).toHaveLength(ways);
  });
});

describe('why a move is not legal', () => {
  const state = position('hands h9 / h3 s2 c1 / h1 | trick h9');
  it.each([
    ['not the own turn', 2, { type: 'play', card: 'hearts-1' }, 'not-your-turn'],
    ['a card of somebody else', 1, { type: 'play', card: 'clubs-9' }, 'not-in-hand'],
    ['another suit while holding the one led', 1, { type: 'play', card: 'clubs-1' }, 'follow-suit'],
    ['nothing to pass', 1, { type: 'pass', cards: [] }, 'not-now'],
  ] as const)('%s', (_, seat, move, code) => {
    expect(whyIllegal(state, seat, v.parse(diamonds.move, move))).toBe(code);
  });

  it('too many cards passed, or one twice', () => {
    const { state: passing } = deal(3, { passing: true });
    expect(whyIllegal(passing, passing.open.dealer, { type: 'announce-pass', count: 4 })).toBe('pass-count');
    make(passing, passing.open.dealer, { type: 'announce-pass', count: 2 });
    const [a, b, c] = cardsOf(passing, 0);
    expect(whyIllegal(passing, 0, { type: 'pass', cards: [a, b, c] })).toBe('wrong-number-of-cards');
    expect(whyIllegal(passing, 0, { type: 'pass', cards: [a, a] })).toBe('wrong-number-of-cards');
    expect(whyIllegal(passing, 0, { type: 'pass', cards: [a, at(cardsOf(passing, 1), 0)] })).toBe(
      'not-in-hand',
    );
  });
});
