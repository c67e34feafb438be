import type { Seat } from '../../engine/game';
import { quickRng } from '../../engine/quick-rng';
import { playersOf } from '../trick-taking/players';
import { leftOf } from '../trick-taking/seats';
import { FACES } from './cards';
import { emptyPiles } from './deal';
import { playOf } from './moves';
import { policy } from './policy';
import { apply, clone } from './rules';
import type { DiamondsState } from './types';

/**
 * How many cards the others played this round that they would not have played, had the cards lain as in this world.
 * @param world as `determinize` made it for a view of the seat.
 */
export function surprises(world: DiamondsState, seat: Seat): number {
  const { gone, dealer, seats } = world;
  const players = playersOf(gone, leftOf(dealer, seats), seats, FACES);
  const past = beforeFirstTrick(world, players);
  const rng = quickRng(0);
  let count = 0;
  for (const [turn, card] of gone.entries()) {
    const player = players[turn];
    if (player !== seat && policy(past, player) !== playOf(card)) count++;
    apply(past, player, playOf(card), rng, ignore);
    const taker = past.pendingTake?.seat;
    // Whom clubs took from is not remembered: from the richest, most likely.
    if (taker !== undefined) apply(past, taker, policy(past, taker), rng, ignore);
  }
  return count;
}

/** The round as it was before its first trick, as far as the world tells. */
function beforeFirstTrick(world: DiamondsState, players: readonly Seat[]): DiamondsState {
  const past = clone(world);
  const leader = leftOf(past.dealer, past.seats);
  for (const [turn, card] of past.gone.entries()) past.hands[players[turn]].push(card);
  return {
    ...past,
    ...emptyPiles(past.seats),
    phase: 'play',
    showrooms: past.showroomsByRound.at(-1) ?? past.showrooms.map(() => past.options.startingCrystals),
    leader,
    turn: leader,
    led: null,
    trick: [],
    gone: [],
    pendingTake: null,
  };
}

function ignore(): void {
  // What happened then is known.
}
