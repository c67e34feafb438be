import type { Emit, Seat } from '../../engine/game';
import { leftOf, partnerOf } from '../trick-taking/seats';
import type { Suit } from './cards';
import type { ActionEvent, ActionReason, DiamondsEvent, DiamondsState, PendingTake } from './types';

/**
 * The seats that a clubs action of a seat may take from: others with crystals in their showrooms, never the partner,
 * and with the thief only the token's holder. rules: diamonds §3.4, §3.6, §5.2
 */
export function takeCandidates(state: DiamondsState, seat: Seat): Seat[] {
  const { seats, thief, showrooms } = state;
  const partner = state.options.teams ? partnerOf(seat, seats) : null;
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
      state.showrooms[seat] += 1;
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
  state.vaults[seat] += 1;
  emit({ type: 'action', seat, suit: 'diamonds', from: 'supply', to: 'vault', amount: 1, why });
}

/** Carries out the pending clubs action on the chosen seat. */
export function takeFrom(
  state: DiamondsState,
  pending: PendingTake,
  from: Seat,
  emit: Emit<DiamondsEvent>,
): void {
  state.pendingTake = null;
  emit(moveCrystal(state, pending.seat, from, pending.why));
}

function storeCrystal(state: DiamondsState, seat: Seat, why: ActionReason): ActionEvent {
  const amount = state.showrooms[seat] > 0 ? 1 : 0;
  state.showrooms[seat] -= amount;
  state.vaults[seat] += amount;
  return { type: 'action', seat, suit: 'spades', from: 'showroom', to: 'vault', amount, why };
}

function takeClubs(
  state: DiamondsState,
  seat: Seat,
  why: PendingTake['why'],
  emit: Emit<DiamondsEvent>,
): boolean {
  const candidates = takeCandidates(state, seat);
  if (candidates.length > 1) {
    state.pendingTake = { seat, why };
    state.phase = 'take-from';
    return false;
  }
  if (candidates.length > 0) emit(moveCrystal(state, seat, candidates[0], why));
  else
    emit({
      type: 'action',
      seat,
      suit: 'clubs',
      from: state.thief ?? 'showroom',
      to: 'showroom',
      amount: 0,
      why,
    });
  // The token moves on whether or not it helped. rules: diamonds §3.6
  if (state.thief !== null) state.thief = leftOf(state.thief, state.seats);
  return true;
}

function moveCrystal(state: DiamondsState, seat: Seat, from: Seat, why: ActionReason): ActionEvent {
  state.showrooms[from] -= 1;
  state.showrooms[seat] += 1;
  return { type: 'action', seat, suit: 'clubs', from, to: 'showroom', amount: 1, why };
}
