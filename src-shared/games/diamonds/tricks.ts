import type { Emit, Seat } from '../../engine/game';
import type { Rng } from '../../engine/rng';
import { takeOut } from '../trick-taking/hands';
import { leftOf } from '../trick-taking/seats';
import { isFull, winningPlay } from '../trick-taking/trick';
import { takeAction } from './actions';
import { FACES, suitOf, type CardId } from './cards';
import { endRound, finishRound } from './round-end';
import type { DiamondsEvent, DiamondsState, PendingTake } from './types';

/** Plays a card to the trick; off-suit, its action is taken before anything else. rules: diamonds §2.3–6 */
export function playCard(
  state: DiamondsState,
  seat: Seat,
  card: CardId,
  rng: Rng,
  emit: Emit<DiamondsEvent>,
): void {
  const suit = suitOf(card);
  const led = state.led ?? suit;
  takeOut(state.hands[seat], card);
  state.trick.push({ seat, card });
  state.gone.push(card);
  state.led = led;
  emit({ type: 'played', seat, card, led });

  if (suit !== led) {
    const voids = state.voids[seat];
    if (!voids.includes(led)) voids.push(led);
    if (!takeAction(state, seat, suit, 'off-suit', emit)) return;
  }
  afterPlay(state, rng, emit);
}

/** Goes on after a clubs action that had to wait for a choice. */
export function goOnAfterTake(
  state: DiamondsState,
  why: PendingTake['why'],
  rng: Rng,
  emit: Emit<DiamondsEvent>,
): void {
  state.phase = 'play';
  switch (why) {
    case 'off-suit': {
      afterPlay(state, rng, emit);
      return;
    }
    case 'trick': {
      afterTrick(state, rng, emit);
      return;
    }
    case 'majority': {
      finishRound(state, rng, emit);
      return;
    }
  }
}

function afterPlay(state: DiamondsState, rng: Rng, emit: Emit<DiamondsEvent>): void {
  const { trick, led, leader } = state;
  const winner = isFull(trick, state.seats) ? winningPlay(trick, led, FACES) : null;
  if (winner === null || led === null) {
    state.turn = leftOf(state.turn, state.seats);
    return;
  }

  const { seat } = winner;
  for (const { card } of trick) state.wonCounts[seat][suitOf(card)] += 1;
  state.tricksWon[seat] += 1;
  state.lastTrick = { leader, led, cards: trick, winner: seat };
  state.trick = [];
  state.led = null;
  state.leader = seat;
  state.turn = seat;
  emit({ type: 'trick-won', seat, cards: trick.map(({ card }) => card) });
  if (takeAction(state, seat, led, 'trick', emit)) afterTrick(state, rng, emit);
}

function afterTrick(state: DiamondsState, rng: Rng, emit: Emit<DiamondsEvent>): void {
  if (state.hands[state.leader].length === 0) endRound(state, rng, emit);
}
