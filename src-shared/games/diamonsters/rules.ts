import type { Emit, Seat, Standing } from '../../engine/game';
import type { Rng } from '../../engine/rng';
import { rankSeats } from '../../engine/ranking';
import { settleBids } from './bidding';
import { cardNumber, diamondsOn, type CardId } from './cards';
import { openingDeck, openingHand, refillHand, seatList, takeTopCard } from './deal';
import { targetOf, type DiamonstersOptions } from './options';
import { goalMet } from './round';
import type { DiamonstersEvent, DiamonstersMove, DiamonstersState, Ending } from './types';

type Tell = Emit<DiamonstersEvent>;

/** Deals the opening hands and turns the first lot. rules: diamonsters §2, §3.1 */
export function start(options: DiamonstersOptions, seats: number, rng: Rng, emit: Tell): DiamonstersState {
  const everySeat = seatList(seats);
  const state: DiamonstersState = {
    options,
    seats,
    round: 1,
    deck: openingDeck(seats, rng),
    discards: [],
    lot: null,
    hands: everySeat.map(openingHand),
    collections: everySeat.map(() => []),
    prizes: everySeat.map(() => 0),
    bids: everySeat.map(() => null),
    lastBids: null,
    knownHands: everySeat.map(openingHand),
    scoreByRound: [],
    over: null,
  };
  emit({ type: 'match-started', seats });
  emit({ type: 'round-started', round: 1 });
  tellHands(state, emit);
  turnLot(state, rng, emit);
  return state;
}

/** The seats that have not bid for the lot yet. rules: diamonsters §3.2 */
export function toAct(state: DiamonstersState): Seat[] {
  const owing: Seat[] = [];
  if (state.over !== null) return owing;
  for (let seat = 0; seat < state.seats; seat++) if (state.bids[seat] === null) owing.push(seat);
  return owing;
}

/** A bid of every card in hand, whether the seat has bid already or not. rules: diamonsters §3.2 */
export function legalMoves(state: DiamonstersState, seat: Seat): DiamonstersMove[] {
  if (state.over !== null || seat < 0 || seat >= state.seats) return [];
  return state.hands[seat].map((card) => ({ type: 'bid', card }));
}

/** Why a bid is not legal: `match-over` or `not-in-hand`. */
export function whyIllegal(state: DiamonstersState): string {
  return state.over === null ? 'not-in-hand' : 'match-over';
}

/** Makes a bid, or changes it; the last bid settles the lot. rules: diamonsters §3 */
export function apply(
  state: DiamonstersState,
  seat: Seat,
  move: DiamonstersMove,
  rng: Rng,
  emit: Tell,
): void {
  state.bids[seat] = move.card;
  const { bids, lot } = state;
  if (lot === null || !everyoneHasBid(bids)) return;

  const { cancelled, winner } = settleBids(bids);
  emit({ type: 'bids-revealed', bids });
  if (cancelled.length > 0) emit({ type: 'bids-cancelled', seats: cancelled });
  state.lastBids = { lot, bids, cancelled, winner };
  state.bids = bids.map(() => null);
  state.lot = null;
  for (let other = 0; other < state.seats; other++) {
    if (other !== winner) remember(state.knownHands[other], bids[other]);
  }

  if (winner === null) discardLot(state, lot, rng, emit);
  else winLot(state, winner, bids[winner], lot, rng, emit);
}

function everyoneHasBid(bids: (CardId | null)[]): bids is CardId[] {
  return !bids.includes(null);
}

/** rules: diamonsters §3.6 */
function discardLot(state: DiamonstersState, lot: CardId, rng: Rng, emit: Tell): void {
  state.discards.push(lot);
  emit({ type: 'lot-discarded', card: lot });
  if (isStalemate(state.hands)) finish(state, 'stalemate', emit);
  else turnLot(state, rng, emit);
}

/**
 * Whether all hands hold the same monster and no other, so that all bids would cancel for ever. The rule book does not
 * think of it; two players can get there.
 */
function isStalemate(hands: readonly CardId[][]): boolean {
  const first = cardNumber(hands[0][0]);
  return hands.every((hand) => hand.every((card) => cardNumber(card) === first));
}

/** rules: diamonsters §3.5, §3.7, §4.1 */
function winLot(state: DiamonstersState, seat: Seat, card: CardId, lot: CardId, rng: Rng, emit: Tell): void {
  remove(state.hands[seat], card);
  remove(state.knownHands[seat], card);
  state.collections[seat].push(lot, card);
  emit({ type: 'lot-won', seat, card, lot });

  const goal = goalMet(state.collections[seat]);
  if (goal !== null) {
    winRound(state, seat, goal, rng, emit);
  } else if (refillHand(state, seat, rng, emit)) {
    turnLot(state, rng, emit);
  } else {
    finish(state, 'no-cards', emit);
  }
}

/** rules: diamonsters §4.2, §5.1 */
function winRound(state: DiamonstersState, seat: Seat, by: 'match' | 'diamonds', rng: Rng, emit: Tell): void {
  state.prizes[seat]++;
  state.scoreByRound.push([...state.prizes]);
  const prizes = state.prizes[seat];
  emit({ type: 'round-won', seat, by, diamonds: diamondsOn(state.collections[seat]), prizes });

  if (prizes >= targetOf(state.options, state.seats)) finish(state, 'target', emit);
  else if (state.options.freshHands) startFreshRound(state, rng, emit);
  else startNextRound(state, seat, rng, emit);
}

/** Collections are discarded, hands kept, and the winner's refilled. rules: diamonsters §4.3 */
function startNextRound(state: DiamonstersState, winner: Seat, rng: Rng, emit: Tell): void {
  for (const collection of state.collections) state.discards.push(...collection.splice(0));
  refillHand(state, winner, rng, emit);
  state.round++;
  emit({ type: 'round-started', round: state.round });
  turnLot(state, rng, emit);
}

/** Everything is shuffled, and the seats hold one of each monster again. rules: diamonsters §4.3, `freshHands` */
function startFreshRound(state: DiamonstersState, rng: Rng, emit: Tell): void {
  const everySeat = seatList(state.seats);
  state.deck = openingDeck(state.seats, rng);
  state.discards = [];
  state.collections = everySeat.map(() => []);
  state.hands = everySeat.map(openingHand);
  state.knownHands = everySeat.map(openingHand);
  state.round++;
  emit({ type: 'round-started', round: state.round });
  tellHands(state, emit);
  turnLot(state, rng, emit);
}

/** rules: diamonsters §3.1, §3.8 */
function turnLot(state: DiamonstersState, rng: Rng, emit: Tell): void {
  state.lot = takeTopCard(state, rng, emit);
  if (state.lot === null) finish(state, 'no-cards', emit);
  else emit({ type: 'lot-turned', card: state.lot });
}

function tellHands(state: DiamonstersState, emit: Tell): void {
  for (let seat = 0; seat < state.seats; seat++) emit({ type: 'hand', seat, cards: [...state.hands[seat]] });
}

function finish(state: DiamonstersState, why: Ending, emit: Tell): void {
  state.over = why;
  emit({ type: 'match-over', standings: rank(state, why) });
}

/** Points and ranks once the match is over. rules: diamonsters §5.2, §5.3 */
export function standings(state: DiamonstersState): Standing[] | null {
  return state.over === null ? null : rank(state, state.over);
}

function rank(state: DiamonstersState, why: Ending): Standing[] {
  const diamonds = state.collections.map(diamondsOn);
  return why === 'no-cards' ? rankSeats(diamonds, state.prizes) : rankSeats(state.prizes, diamonds);
}

function remember(known: CardId[], card: CardId): void {
  if (!known.includes(card)) known.push(card);
}

function remove(cards: CardId[], card: CardId): void {
  const index = cards.indexOf(card);
  if (index >= 0) cards.splice(index, 1);
}

/** A copy that shares nothing with the original. */
export function clone(state: DiamonstersState): DiamonstersState {
  const { lastBids } = state;
  return {
    ...state,
    options: { ...state.options },
    deck: [...state.deck],
    discards: [...state.discards],
    hands: copyLists(state.hands),
    collections: copyLists(state.collections),
    prizes: [...state.prizes],
    bids: [...state.bids],
    lastBids: lastBids && { ...lastBids, bids: [...lastBids.bids], cancelled: [...lastBids.cancelled] },
    knownHands: copyLists(state.knownHands),
    scoreByRound: copyLists(state.scoreByRound),
  };
}

/** A copy of lists that shares none of them. */
export function copyLists<Item>(lists: readonly (readonly Item[])[]): Item[][] {
  return lists.map((list) => [...list]);
}
