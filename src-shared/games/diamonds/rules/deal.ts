import { at } from '../../../engine/at';
import type { Emit, Seat } from '../../../engine/game';
import { shuffle, type Rng } from '../../../engine/rng';
import { noChoices } from '../../trick-taking/rules/choices';
import { deal } from '../../trick-taking/rules/hands';
import { allSeats, leftOf } from '../../trick-taking/rules/seats';
import { CARDS, type Suit } from './cards';
import { roundsOf, type DiamondsOptions } from './options';
import type { DiamondsEvent, DiamondsOpen, DiamondsState } from './types';

/** How many cards each seat is dealt. rules: diamonds §2.1 */
export const HAND_SIZE = 10;

/** The table before the first deal. rules: diamonds §1 */
export function setUp(options: DiamondsOptions, seats: number, rng: Rng): DiamondsState {
  const dealer = rng.below(seats);
  const bySeat = <Value>(value: () => Value): Value[] => Array.from({ length: seats }, value);
  return {
    open: {
      options,
      seats,
      phase: 'play',
      round: 0,
      rounds: roundsOf(options, seats),
      dealer,
      handSizes: bySeat(() => 0),
      vaults: null,
      showrooms: bySeat(() => options.startingCrystals),
      thief: options.thief ? leftOf(dealer, seats) : null,
      passCount: null,
      hasChosen: bySeat(() => false),
      leader: dealer,
      turn: null,
      trickSize: cardsInTrick(seats),
      led: null,
      trick: [],
      lastTrick: null,
      gone: [],
      ...emptyPiles(seats),
      pendingTake: null,
      lastRound: null,
      scoreByRound: [],
    },
    hidden: {
      hands: bySeat(() => []),
      setAside: CARDS.slice(),
      vaults: bySeat(() => 0),
      picks: noChoices(seats),
      given: bySeat(() => []),
      pointsByRound: [],
    },
  };
}

/** Two seats play two cards each to a trick, alternating; more seats one. rules: diamonds §2.7 */
function cardsInTrick(seats: number): number {
  return seats === 2 ? 4 : seats;
}

/** Deals the first round. rules: diamonds §2 */
export function begin(state: DiamondsState, rng: Rng, emit: Emit<DiamondsEvent>): void {
  const { seats, dealer } = state.open;
  emit({ type: 'match-started', seats, dealer });
  startRound(state, dealer, rng, emit);
}

/** Deals a round; the dealer may then owe an announcement of how many cards are passed. rules: diamonds §2.1–3 */
export function startRound(state: DiamondsState, dealer: Seat, rng: Rng, emit: Emit<DiamondsEvent>): void {
  const { open, hidden } = state;
  const { seats } = open;
  const { passing } = open.options;
  const deck = CARDS.slice();
  shuffle(deck, rng);
  const { hands, setAside } = deal(deck, seats, HAND_SIZE);

  hidden.hands = hands;
  hidden.setAside = setAside;
  hidden.given = hands.map(() => []);
  open.round += 1;
  open.dealer = dealer;
  open.handSizes = hands.map((hand) => hand.length);
  open.passCount = null;
  open.leader = leftOf(dealer, seats);
  open.turn = passing ? null : open.leader;
  open.led = null;
  open.trick = [];
  open.gone = [];
  Object.assign(open, emptyPiles(seats));
  open.phase = passing ? 'announce-pass' : 'play';

  emit({ type: 'round-started', round: open.round, dealer });
  for (const seat of allSeats(seats)) emit({ type: 'hand', seat, cards: at(hands, seat).slice() });
}

/** What no trick has changed yet, by seat. */
export function emptyPiles(seats: number): Pick<DiamondsOpen, 'voids' | 'wonCounts' | 'tricksWon'> {
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
