import type { Emit, Seat } from '../../engine/game';
import { shuffle, type Rng } from '../../engine/rng';
import { noChoices } from '../trick-taking/rules/choices';
import { deal } from '../trick-taking/rules/hands';
import { allSeats, leftOf } from '../trick-taking/rules/seats';
import { ruleSetOfCustom } from './custom-set';
import { deckOf, layoutOf } from './layout';
import type { FauxDiamondsOptions } from './options';
import { randomRuleSet, ruleSetOf, type RuleSet } from './rule-sets';
import { copyTracks } from './tracks';
import type { FauxDiamondsEvent, FauxDiamondsState } from './types';

/** Sets a match up and deals its first hand. rules: faux-diamonds §1.4, §2, §3.1 */
export function setUp(options: FauxDiamondsOptions, seats: number, rng: Rng): FauxDiamondsState {
  const { tracks, special } = chooseRuleSet(options, rng);
  const dealer = rng.below(seats);
  const zeros = (): number[] => allSeats(seats).map(() => 0);
  return {
    options,
    seats,
    phase: 'announce-pass',
    tracks,
    special,
    tokens: { black: 0, pink: 0, yellow: 0, blue: 0 },
    hand: 0,
    dealer,
    hands: [],
    setAside: [],
    passCount: null,
    picks: noChoices(seats),
    given: [],
    bonus: [],
    leader: dealer,
    turn: dealer,
    led: null,
    trick: [],
    lastTrick: null,
    tricksCompleted: 0,
    gone: [],
    voids: [],
    wealth: zeros(),
    totals: zeros(),
    trickSales: [],
    lastSales: [],
    lastHand: null,
    wealthByHand: [],
  };
}

/** Deals the first hand. rules: faux-diamonds §2 */
export function begin(state: FauxDiamondsState, rng: Rng, emit: Emit<FauxDiamondsEvent>): void {
  const { seats, dealer, tracks, special } = state;
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
  const { seats } = state;
  const layout = layoutOf(state.options, seats);
  const deck = deckOf(layout).slice();
  shuffle(deck, rng);
  const { hands, setAside } = deal(deck, seats, layout.handSize);

  state.phase = 'announce-pass';
  state.hand += 1;
  state.dealer = dealer;
  state.hands = hands;
  state.setAside = setAside;
  state.passCount = null;
  state.given = hands.map(() => []);
  state.bonus = hands.map(() => []);
  state.leader = leftOf(dealer, seats);
  state.turn = state.leader;
  state.tricksCompleted = 0;
  state.gone = [];
  state.voids = hands.map(() => []);
  state.wealth = hands.map(() => 0);

  emit({ type: 'hand-started', hand: state.hand, dealer });
  for (const seat of allSeats(seats)) emit({ type: 'hand', seat, cards: hands[seat].slice() });
}
