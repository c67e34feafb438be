import { at } from '../../../engine/at';
import type { Emit, Seat } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import { settleBids } from './bidding';
import { cardNumber, diamondsOn, type CardId } from './cards';
import { dealAfresh, refillHand, takeTopCard, tellHands } from './deal';
import { goalMet, type Goal } from './round';
import { standings } from './standings';
import type {
  DiamonstersEvent,
  DiamonstersHidden,
  DiamonstersMove,
  DiamonstersState,
  Ending,
  LastBids,
} from './types';

type Tell = Emit<DiamonstersEvent>;

/** Tells the opening hands and turns the first lot. rules: diamonsters §2, §3.1 */
export function begin(state: DiamonstersState, rng: Rng, emit: Tell): void {
  emit({ type: 'match-started', seats: state.open.seats });
  emit({ type: 'round-started', round: state.open.round });
  tellHands(state, emit);
  turnLot(state, rng, emit);
}

/** Makes a bid, or changes it; the last bid settles the lot. rules: diamonsters §3 */
export function apply(
  state: DiamonstersState,
  seat: Seat,
  move: DiamonstersMove,
  rng: Rng,
  emit: Tell,
): void {
  const { open, hidden } = state;
  hidden.bids[seat] = move.card;
  open.hasBid[seat] = true;
  const { bids } = hidden;
  if (open.lot === null || !everyoneHasBid(bids)) return;

  const lastBids = reveal(state, open.lot, bids, emit);
  const { cancelled, winner } = settleBids(bids);
  if (cancelled.length > 0) {
    lastBids.cancelled = cancelled;
    emit({ type: 'bids-cancelled', seats: cancelled });
  }
  if (winner === null) discardLot(state, lastBids, rng, emit);
  else winLot(state, lastBids, winner, rng, emit);
}

function everyoneHasBid(bids: (CardId | null)[]): bids is CardId[] {
  return !bids.includes(null);
}

/** Turns all bids up: from now on everyone knows that those cards are, or were, in these hands. */
function reveal({ open, hidden }: DiamonstersState, lot: CardId, bids: CardId[], emit: Tell): LastBids {
  const lastBids: LastBids = { lot, bids, cancelled: [], winner: null };
  open.lastBids = lastBids;
  open.settling = true;
  open.hasBid = bids.map(() => false);
  hidden.bids = bids.map(() => null);
  for (let seat = 0; seat < bids.length; seat++) remember(at(open.knownHands, seat), at(bids, seat));
  emit({ type: 'bids-revealed', bids });
  return lastBids;
}

/** rules: diamonsters §3.6 */
function discardLot(state: DiamonstersState, { lot }: LastBids, rng: Rng, emit: Tell): void {
  state.open.lot = null;
  state.open.discards.push(lot);
  emit({ type: 'lot-discarded', card: lot });
  if (isStalemate(state.hidden)) finish(state, 'stalemate', emit);
  else turnLot(state, rng, emit);
}

/**
 * Whether all hands hold the same monster and no other, so that all bids would cancel for ever. Two seats can get
 * there; for three there are not enough cards of one monster. rules: diamonsters §5.4
 */
function isStalemate({ hands }: DiamonstersHidden): boolean {
  const first = cardNumber(at(at(hands, 0), 0));
  return hands.every((hand) => hand.every((card) => cardNumber(card) === first));
}

/** rules: diamonsters §3.5, §3.7, §4.1 */
function winLot(state: DiamonstersState, lastBids: LastBids, winner: Seat, rng: Rng, emit: Tell): void {
  const { open, hidden } = state;
  const { lot } = lastBids;
  const card = at(lastBids.bids, winner);
  const hand = at(hidden.hands, winner);
  const collection = at(open.collections, winner);
  lastBids.winner = winner;
  open.lot = null;
  remove(hand, card);
  remove(at(open.knownHands, winner), card);
  open.handSizes[winner] = hand.length;
  collection.push(lot, card);
  emit({ type: 'lot-won', seat: winner, card, lot });

  const goal = goalMet(collection);
  if (goal !== null) {
    winRound(state, winner, goal, rng, emit);
  } else if (refillHand(state, winner, rng, emit)) {
    turnLot(state, rng, emit);
  } else {
    finish(state, 'no-cards', emit);
  }
}

/** rules: diamonsters §4.2, §5.1 */
function winRound(state: DiamonstersState, seat: Seat, by: Goal, rng: Rng, emit: Tell): void {
  const { open } = state;
  const prizes = at(open.prizes, seat) + 1;
  open.prizes[seat] = prizes;
  open.scoreByRound.push([...open.prizes]);
  emit({ type: 'round-won', seat, by, diamonds: diamondsOn(at(open.collections, seat)), prizes });

  if (prizes >= open.target) finish(state, 'target', emit);
  else if (open.options.freshHands) startFreshRound(state, rng, emit);
  else startNextRound(state, seat, rng, emit);
}

/** Collections are discarded, hands kept, and the winner's refilled. rules: diamonsters §4.3 */
function startNextRound(state: DiamonstersState, winner: Seat, rng: Rng, emit: Tell): void {
  const { open } = state;
  for (const collection of open.collections) open.discards.push(...collection.splice(0));
  refillHand(state, winner, rng, emit);
  open.round++;
  emit({ type: 'round-started', round: open.round });
  turnLot(state, rng, emit);
}

/** Everything is shuffled, and the seats hold one of each monster again. rules: diamonsters §4.3, `freshHands` */
function startFreshRound(state: DiamonstersState, rng: Rng, emit: Tell): void {
  dealAfresh(state, rng);
  state.open.round++;
  emit({ type: 'round-started', round: state.open.round });
  tellHands(state, emit);
  turnLot(state, rng, emit);
}

/** rules: diamonsters §3.1, §3.8 */
function turnLot(state: DiamonstersState, rng: Rng, emit: Tell): void {
  const { open } = state;
  const card = takeTopCard(state, rng, emit);
  if (card === null) {
    finish(state, 'no-cards', emit);
    return;
  }
  open.lot = card;
  open.settling = false;
  emit({ type: 'lot-turned', card });
}

function finish(state: DiamonstersState, why: Ending, emit: Tell): void {
  state.open.over = why;
  if (why === 'stalemate') emit({ type: 'stalemate' });
  emit({ type: 'match-over', standings: standings(state) ?? [] });
}

function remember(known: CardId[], card: CardId): void {
  if (!known.includes(card)) known.push(card);
}

function remove(cards: CardId[], card: CardId): void {
  const index = cards.indexOf(card);
  if (index >= 0) cards.splice(index, 1);
}
