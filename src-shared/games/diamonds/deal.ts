import type { Emit, Seat } from '../../engine/game';
import { shuffle, type Rng } from '../../engine/rng';
import { noChoices } from '../trick-taking/choices';
import { deal } from '../trick-taking/hands';
import { allSeats, leftOf } from '../trick-taking/seats';
import { CARDS, type Suit } from './cards';
import type { DiamondsOptions } from './options';
import type { DiamondsEvent, DiamondsState } from './types';

/** How many cards each seat is dealt. rules: diamonds §2.1 */
export const HAND_SIZE = 10;

/** Sets a match up and deals its first round. rules: diamonds §1 */
export function setUp(options: DiamondsOptions, seats: number, rng: Rng): DiamondsState {
  const dealer = rng.below(seats);
  const bySeat = <Value>(value: () => Value): Value[] => Array.from({ length: seats }, value);
  return {
    options,
    seats,
    phase: 'play',
    round: 0,
    dealer,
    hands: [],
    setAside: [],
    vaults: bySeat(() => 0),
    showrooms: bySeat(() => options.startingCrystals),
    thief: options.thief ? leftOf(dealer, seats) : null,
    passCount: null,
    picks: noChoices(seats),
    given: [],
    leader: dealer,
    turn: dealer,
    led: null,
    trick: [],
    lastTrick: null,
    gone: [],
    voids: [],
    wonCounts: [],
    tricksWon: [],
    pendingTake: null,
    lastRound: null,
    showroomsByRound: [],
    pointsByRound: [],
  };
}

/** Deals the first round. rules: diamonds §2 */
export function begin(state: DiamondsState, rng: Rng, emit: Emit<DiamondsEvent>): void {
  const { seats, dealer } = state;
  emit({ type: 'match-started', seats, dealer });
  startRound(state, dealer, rng, emit);
}

/** Deals a round; the dealer may then owe an announcement of how many cards are passed. rules: diamonds §2.1–3 */
export function startRound(state: DiamondsState, dealer: Seat, rng: Rng, emit: Emit<DiamondsEvent>): void {
  const { seats } = state;
  const deck = CARDS.slice();
  shuffle(deck, rng);
  const { hands, setAside } = deal(deck, seats, HAND_SIZE);

  state.round += 1;
  state.dealer = dealer;
  state.hands = hands;
  state.setAside = setAside;
  state.passCount = null;
  state.given = hands.map(() => []);
  state.leader = leftOf(dealer, seats);
  state.turn = state.leader;
  state.led = null;
  state.trick = [];
  state.gone = [];
  Object.assign(state, emptyPiles(seats));
  state.phase = state.options.passing ? 'announce-pass' : 'play';

  emit({ type: 'round-started', round: state.round, dealer });
  for (const seat of allSeats(seats)) emit({ type: 'hand', seat, cards: hands[seat].slice() });
}

/** What no trick has changed yet, by seat. */
export function emptyPiles(seats: number): Pick<DiamondsState, 'voids' | 'wonCounts' | 'tricksWon'> {
  const everySeat = allSeats(seats);
  return {
    voids: everySeat.map(() => []),
    wonCounts: everySeat.map(noneOfEach),
    tricksWon: everySeat.map(() => 0),
  };
}

function noneOfEach(): Record<Suit, number> {
  return { diamonds: 0, hearts: 0, spades: 0, clubs: 0 };
}
