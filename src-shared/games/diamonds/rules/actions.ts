import { at } from '../../../engine/at';
import type { Emit, Seat } from '../../../engine/game';
import { leftOf, partnerOf } from '../../trick-taking/rules/seats';
import type { Suit } from './cards';
import type {
  ActionEvent,
  ActionReason,
  DiamondsEvent,
  DiamondsOpen,
  DiamondsState,
  PendingTake,
} from './types';

/**
 * The seats that a clubs action of a seat may take from: others with crystals in their showrooms, never the partner,
 * and with the thief only the token's holder. rules: diamonds §3.4, §3.6, §5.2
 */
export function takeCandidates(open: DiamondsOpen, seat: Seat): Seat[] {
  const { seats, thief, showrooms } = open;
  const partner = open.options.teams ? partnerOf(seat, seats) : null;
  const candidates: Seat[] = [];
  for (let other = 0; other < seats; other++) {
    if (other === seat || other === partner || showrooms[other] === 0) continue;
    if (thief === null || thief === other) candidates.push(other);
  }
  return candidates;
}

/**
 * Takes a suit's action for a seat. An action that can move nothing is still told. rules: diamonds §3
 * @returns false when the seat must choose first whom clubs take from; the action is then pending.
 */
export function takeAction(
  state: DiamondsState,
  seat: Seat,
  suit: Suit,
  why: PendingTake['why'],
  emit: Emit<DiamondsEvent>,
): boolean {
  switch (suit) {
    case 'diamonds':
      takeDiamond(state, seat, why, emit);
      return true;
    case 'hearts':
      add(state.open.showrooms, seat, 1);
      emit({ type: 'action', seat, suit, from: 'supply', to: 'showroom', amount: 1, why });
      return true;
    case 'spades':
      emit(storeCrystal(state, seat, why));
      return true;
    case 'clubs':
      return takeClubs(state, seat, why, emit);
  }
}

/** Takes a crystal from the supply into a seat's vault. rules: diamonds §3.1, §4.2 */
export function takeDiamond(
  state: DiamondsState,
  seat: Seat,
  why: ActionReason,
  emit: Emit<DiamondsEvent>,
): void {
  add(state.hidden.vaults, seat, 1);
  emit({ type: 'action', seat, suit: 'diamonds', from: 'supply', to: 'vault', amount: 1, why });
}

/** Carries out the pending clubs action on the chosen seat. */
export function takeFrom(
  { open }: DiamondsState,
  pending: PendingTake,
  from: Seat,
  emit: Emit<DiamondsEvent>,
): void {
  open.pendingTake = null;
  open.phase = 'play';
  emit(moveCrystal(open, pending.seat, from, pending.why));
}

function storeCrystal({ open, hidden }: DiamondsState, seat: Seat, why: ActionReason): ActionEvent {
  const amount = at(open.showrooms, seat) > 0 ? 1 : 0;
  add(open.showrooms, seat, -amount);
  add(hidden.vaults, seat, amount);
  return { type: 'action', seat, suit: 'spades', from: 'showroom', to: 'vault', amount, why };
}

function takeClubs(
  { open }: DiamondsState,
  seat: Seat,
  why: PendingTake['why'],
  emit: Emit<DiamondsEvent>,
): boolean {
  const { thief } = open;
  const [from, ...others] = takeCandidates(open, seat);
  if (others.length > 0) {
    open.pendingTake = { seat, why };
    open.phase = 'take-from';
    return false;
  }
  // The token moves on whether or not it helped. rules: diamonds §3.6
  if (thief !== null) open.thief = leftOf(thief, open.seats);
  emit(from === undefined ? findNobody(seat, thief, why) : moveCrystal(open, seat, from, why));
  return true;
}

/** rules: diamonds §3.4, §3.6 */
function findNobody(seat: Seat, thief: Seat | null, why: ActionReason): ActionEvent {
  return { type: 'action', seat, suit: 'clubs', from: thief ?? 'showroom', to: 'showroom', amount: 0, why };
}

function moveCrystal({ showrooms }: DiamondsOpen, seat: Seat, from: Seat, why: ActionReason): ActionEvent {
  add(showrooms, from, -1);
  add(showrooms, seat, 1);
  return { type: 'action', seat, suit: 'clubs', from, to: 'showroom', amount: 1, why };
}

function add(crystals: number[], seat: Seat, amount: number): void {
  crystals[seat] = at(crystals, seat) + amount;
}
