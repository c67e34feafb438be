import { at } from '../../../engine/at';
import type { Emit, Seat } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import { takeOut } from '../../trick-taking/rules/hands';
import { leftOf } from '../../trick-taking/rules/seats';
import { winningPlay } from '../../trick-taking/rules/trick';
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
  const { open } = state;
  const suit = suitOf(card);
  const led = open.led ?? suit;
  const hand = at(state.hidden.hands, seat);
  takeOut(hand, card);
  open.handSizes[seat] = hand.length;
  open.trick.push({ seat, card });
  open.gone.push(card);
  open.led = led;
  open.turn = null;
  if (suit !== led) {
    const voids = at(open.voids, seat);
    if (!voids.includes(led)) voids.push(led);
  }
  emit({ type: 'played', seat, card, led });
  if (suit === led || takeAction(state, seat, suit, 'off-suit', emit)) afterPlay(state, seat, rng, emit);
}

/** Goes on after a clubs action that had to wait for a choice. */
export function goOnAfterTake(
  state: DiamondsState,
  { seat, why }: PendingTake,
  rng: Rng,
  emit: Emit<DiamondsEvent>,
): void {
  switch (why) {
    case 'off-suit': {
      afterPlay(state, seat, rng, emit);
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

/** @param player who played last. */
function afterPlay(state: DiamondsState, player: Seat, rng: Rng, emit: Emit<DiamondsEvent>): void {
  const { open } = state;
  const { trick, led, leader } = open;
  const winner = trick.length === open.trickSize ? winningPlay(trick, led, FACES) : null;
  if (winner === null || led === null) {
    open.turn = leftOf(player, open.seats);
    return;
  }

  const { seat } = winner;
  const won = at(open.wonCounts, seat);
  for (const { card } of trick) won[suitOf(card)] += 1;
  open.tricksWon[seat] = at(open.tricksWon, seat) + 1;
  open.lastTrick = { leader, led, cards: trick, winner: seat };
  open.trick = [];
  open.led = null;
  open.leader = seat;
  emit({ type: 'trick-won', seat, cards: trick.map(({ card }) => card) });
  if (takeAction(state, seat, led, 'trick', emit)) afterTrick(state, rng, emit);
}

function afterTrick(state: DiamondsState, rng: Rng, emit: Emit<DiamondsEvent>): void {
  const { open } = state;
  if (open.handSizes[open.leader] === 0) endRound(state, rng, emit);
  else open.turn = open.leader;
}
