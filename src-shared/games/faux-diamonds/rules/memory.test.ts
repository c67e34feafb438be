import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { at } from '../../../engine/at';
import { playMove, startMatch } from '../../../engine/match';
import { createRng, pick } from '../../../engine/rng';
import { make, play, position } from '../testing/positions';
import { valueOf, type Market, type Tokens } from './tracks';
import type { FauxDiamondsEvent } from './types';
import { fauxDiamonds } from '..';

const worlds = Array.from({ length: 30 }, (_, i) => createRng(`world ${i}`, 'test'));

describe('what a careful player remembers', () => {
  it('off-suit play of a normal card proves a void in the suit led', () => {
    const state = position('hands / p4 / b1 | trick k9');
    play(state, 'p4');
    expect(fauxDiamonds.view(state, 'table').open.voids).toEqual([[], ['black'], []]);
  });

  it('a Faux Diamond proves nothing', () => {
    const state = position('hands / f4 k1 / b1 | trick k9');
    play(state, 'f4');
    expect(fauxDiamonds.view(state, 'table').open.voids).toEqual([[], [], []]);
  });

  it('a card that sets the suit led after Faux Diamonds proves nothing', () => {
    const state = position('hands / p4 k1 / b1 | trick f1');
    play(state, 'p4');
    expect(fauxDiamonds.view(state, 'table').open.voids).toEqual([[], [], []]);
  });

  it('a shown void holds for the hand in a determinized deal, not for the bonus diamond', () => {
    const state = position('hands y9 / p4 y1 y2 y3 / b1 y4 y5 y6 | trick k9 | bonus b2 / k3 / b3');
    play(state, 'p4');
    const view = fauxDiamonds.view(state, 0);
    const imagined = worlds.map((rng) => fauxDiamonds.determinize(view, rng));
    for (const { hidden } of imagined)
      expect(at(hidden.hands, 1).some((card) => card.startsWith('black'))).toBe(false);
    expect(imagined.some(({ hidden }) => at(at(hidden.bonus, 1), 0).startsWith('black'))).toBe(true);
  });

  it('own passed cards are known at the receiver, in hand or as bonus diamond, until they are played', () => {
    const { state } = startMatch(fauxDiamonds, v.parse(fauxDiamonds.options, {}), 3, 'p', () => undefined);
    make(state, state.open.dealer, { type: 'announce-pass', count: 2 });
    const chosen = state.hidden.hands.map((hand) => hand.slice(0, 2));
    chosen.forEach((two, seat) => make(state, seat, { type: 'pass', cards: two }));
    const receiver = state.open.leader;
    const giver = (receiver + 2) % 3;
    const [toBonus, kept] = [at(at(chosen, giver), 0), at(at(chosen, giver), 1)];
    for (const seat of [0, 1, 2]) {
      make(state, seat, {
        type: 'set-bonus',
        cards: [seat === receiver ? toBonus : at(at(state.hidden.hands, seat), 0)],
      });
    }

    const view = fauxDiamonds.view(state, giver);
    expect(view.own.known).toEqual([{ seat: receiver, cards: [toBonus, kept] }]);
    for (const rng of worlds) {
      const imagined = fauxDiamonds.determinize(view, rng);
      const held = [...at(imagined.hidden.hands, receiver), ...at(imagined.hidden.bonus, receiver)];
      expect(held).toEqual(expect.arrayContaining([toBonus, kept]));
    }
    make(state, receiver, { type: 'play', card: kept });
    expect(fauxDiamonds.view(state, giver).own.known).toEqual([{ seat: receiver, cards: [toBonus] }]);
  });

  it('a passed card of a suit that the receiver has shown it lacks must be its bonus diamond', () => {
    const state = position('hands y9 / p4 y1 y2 y3 / b1 y4 y5 y6 | trick k9 | bonus b2 / k3 / b3');
    state.hidden.given = [['black-3'], [], []];
    play(state, 'p4');
    const view = fauxDiamonds.view(state, 0);
    for (const rng of worlds)
      expect(fauxDiamonds.determinize(view, rng).hidden.bonus[1]).toEqual(['black-3']);
  });
});

describe('money', () => {
  const optionSets = [
    {},
    { friendly: true },
    ...['F', 'G', 'H', 'I', 'J'].map((ruleSet) => ({ ruleSet })),
    ...['F', 'I', 'J'].map((ruleSet) => ({ ruleSet, friendly: true })),
    { ruleSet: 'random', friendly: true },
  ];

  it('every sale is at the value of its track at that moment, tokens move by sales only, and hands add up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 5 }),
        fc.boolean(),
        fc.constantFrom(...optionSets),
        fc.string(),
        (seats, perfect, given, seed) => {
          const options = v.parse(fauxDiamonds.options, { hands: 2, perfect, ...given });
          const audit = auditor(options.friendly);
          const match = startMatch(fauxDiamonds, options, seats, seed, audit.follow);
          const rng = createRng(seed, 'moves');
          const { state } = match;
          const next = () => fauxDiamonds.toAct(state)[0];
          for (let seat = next(); seat !== undefined; seat = next()) {
            playMove(match, seat, pick(fauxDiamonds.legalMoves(state, seat), rng), audit.follow);
            expect(state.open.tokens).toEqual(audit.tokens);
          }
          expect(state.open.totals).toEqual(audit.totals);
        },
      ),
      { numRuns: 40 },
    );
  });
});

/** Follows a match by its events alone, and checks each sale, each hand and each total on the way. */
function auditor(friendly: boolean) {
  const tokens: Tokens = { black: 0, pink: 0, yellow: 0, blue: 0 };
  const totals: number[] = [];
  let market: Pick<Market, 'tracks' | 'special'> = {
    tracks: { black: [], pink: [], yellow: [], blue: [] },
    special: null,
  };
  let wealth: number[] = [];
  let fauxInTrick = 0;
  let tricksCompleted = 0;

  function follow(event: FauxDiamondsEvent): void {
    switch (event.type) {
      case 'match-started':
        market = { tracks: event.tracks, special: event.special };
        for (let seat = 0; seat < event.seats; seat++) totals.push(0);
        return;
      case 'hand-started':
        wealth = totals.map(() => 0);
        tricksCompleted = 0;
        return;
      case 'played':
        if (event.card.startsWith('faux')) fauxInTrick += 1;
        return;
      case 'sold':
        followSale(event);
        return;
      case 'trick-won':
        wealth[event.seat] = at(wealth, event.seat) + event.fauxBonus;
        fauxInTrick = 0;
        tricksCompleted += 1;
        return;
      case 'hand-scored':
        expect(event.wealth).toEqual(wealth);
        wealth.forEach((amount, seat) => (totals[seat] = at(totals, seat) + amount));
        expect(event.totals).toEqual(totals);
        return;
      default:
    }
  }

  function followSale(sale: Extract<FauxDiamondsEvent, { type: 'sold' }>): void {
    wealth[sale.seat] = at(wealth, sale.seat) + sale.amount;
    if (sale.track === null) {
      expect(sale).toMatchObject({ why: 'bonus', amount: 0, tokenFrom: null, tokenTo: null });
      return;
    }
    const less = friendly && sale.why === 'faux' ? fauxInTrick : 0;
    const value = valueOf({ ...market, tokens, fauxInTrick, tricksCompleted }, sale.track);
    expect(sale.amount).toBe(Math.max(0, value - less));
    expect(sale.tokenFrom).toBe(tokens[sale.track]);

    const stays = sale.why === 'bonus' || (friendly && sale.why === 'faux');
    const track = market.tracks[sale.track];
    const bubbles = market.special === 'bubble' && track[tokens[sale.track]] === 'faux*';
    const steps = bubbles ? 2 : 1;
    if (!stays) tokens[sale.track] = (tokens[sale.track] + steps) % track.length;
    expect(sale.tokenTo).toBe(tokens[sale.track]);
  }

  return { follow, tokens, totals };
}
