import { at } from '../../../engine/at';
import type { Emit, Seat } from '../../../engine/game';
import { shuffle, type Rng } from '../../../engine/rng';
import { noChoices } from '../../trick-taking/rules/choices';
import { deal } from '../../trick-taking/rules/hands';
import { allSeats, leftOf } from '../../trick-taking/rules/seats';
import { ruleSetOfCustom } from './custom-set';
import { deckOf, layoutOf } from './layout';
import { handsOf, type FauxDiamondsOptions } from './options';
import { randomRuleSet, ruleSetOf, type RuleSet } from './rule-sets';
import { copyTracks } from './tracks';
import type { FauxDiamondsEvent, FauxDiamondsState } from './types';

/** Sets a match up and deals its first hand. rules: faux-diamonds §1.4, §2, §3.1 */
export function setUp(options: FauxDiamondsOptions, seats: number, rng: Rng): FauxDiamondsState {
  const { tracks, special } = chooseRuleSet(options, rng);
  const dealer = rng.below(seats);
  const bySeat = <Value>(value: () => Value): Value[] => Array.from({ length: seats }, value);
  const zeros = (): number[] => bySeat(() => 0);
  return {
    open: {
      options,
      seats,
      phase: 'announce-pass',
      tracks,
      tokens: { black: 0, pink: 0, yellow: 0, blue: 0 },
      special,
      hand: 0,
      hands: handsOf(options, seats),
      dealer,
      handSizes: zeros(),
      passCount: null,
      hasChosen: bySeat(() => false),
      leader: dealer,
      turn: null,
      trickSize: cardsInTrick(seats),
      led: null,
      trick: [],
      lastTrick: null,
      tricksCompleted: 0,
      gone: [],
      voids: bySeat(() => []),
      wealth: zeros(),
      totals: zeros(),
      bonusSale: null,
      lastHand: null,
      wealthByHand: [],
      scoreByRound: [],
    },
    hidden: {
      hands: bySeat(() => []),
      setAside: deckOf(layoutOf(options, seats)).slice(),
      picks: noChoices(seats),
      given: bySeat(() => []),
      bonus: bySeat(() => []),
    },
  };
}

/** Two seats play two cards each to a trick, alternating; more seats one. rules: faux-diamonds §8.1 */
function cardsInTrick(seats: number): number {
  return seats === 2 ? 4 : seats;
}

/** Deals the first hand. rules: faux-diamonds §2 */
export function begin(state: FauxDiamondsState, rng: Rng, emit: Emit<FauxDiamondsEvent>): void {
  const { seats, dealer, tracks, special } = state.open;
  emit({ type: 'match-started', seats, dealer, tracks: copyTracks(tracks), special });
  startHand(state, dealer, rng, emit);
}

/** The rule set that the options ask for. rules: faux-diamonds §2.2, §9 */
function chooseRuleSet(options: FauxDiamondsOptions, rng: Rng): RuleSet {
  const { ruleSet, customSet, randomSpecial } = options;
  if (ruleSet === 'random') return randomRuleSet(randomSpecial, rng);
  if (ruleSet !== 'custom') return ruleSetOf(ruleSet);
  if (customSet === null) throw new RangeError('refuseOptions lets no custom set be missing');
  return ruleSetOfCustom(customSet);
}

/** Deals a hand; the dealer then announces how many cards are passed. rules: faux-diamonds §4.1–2 */
export function startHand(
  state: FauxDiamondsState,
  dealer: Seat,
  rng: Rng,
  emit: Emit<FauxDiamondsEvent>,
): void {
  const { open, hidden } = state;
  const { seats } = open;
  const layout = layoutOf(open.options, seats);
  const deck = deckOf(layout).slice();
  shuffle(deck, rng);
  const { hands, setAside } = deal(deck, seats, layout.handSize);

  hidden.hands = hands;
  hidden.setAside = setAside;
  hidden.given = hands.map(() => []);
  hidden.bonus = hands.map(() => []);
  open.phase = 'announce-pass';
  open.hand += 1;
  open.dealer = dealer;
  open.handSizes = hands.map((hand) => hand.length);
  open.passCount = null;
  open.leader = leftOf(dealer, seats);
  open.turn = null;
  open.tricksCompleted = 0;
  open.gone = [];
  open.voids = hands.map(() => []);
  open.wealth = hands.map(() => 0);

  emit({ type: 'hand-started', hand: open.hand, dealer });
  for (const seat of allSeats(seats)) emit({ type: 'hand', seat, cards: at(hands, seat).slice() });
}
