import { at } from '../../../engine/at';
import { copy } from '../../../engine/copy';
import type { Seat } from '../../../engine/game';
import { quickRng } from '../../../engine/quick-rng';
import { playersOf } from '../../trick-taking/bot/players';
import { leftOf } from '../../trick-taking/rules/seats';
import { FACES } from '../rules/cards';
import { emptyPiles } from '../rules/deal';
import { playOf } from '../rules/moves';
import { policy } from './policy';
import { apply } from '../rules/apply';
import type { DiamondsState } from '../rules/types';

/**
 * How many cards the others played this round that they would not have played, had the cards lain as in this world.
 * @param world as `determinize` made it for a view of the seat.
 */
export function surprises(world: DiamondsState, seat: Seat): number {
  const { gone, dealer, seats, trickSize } = world.open;
  const players = playersOf(gone, leftOf(dealer, seats), seats, trickSize, FACES);
  const past = beforeFirstTrick(world, players);
  const rng = quickRng(0);
  let count = 0;
  for (const [turn, card] of gone.entries()) {
    const player = at(players, turn);
    if (player !== seat && policy(past, player) !== playOf(card)) count++;
    apply(past, player, playOf(card), rng, ignore);
    const taker = past.open.pendingTake?.seat;
    // Whom clubs took from is not remembered: from the richest, most likely.
    if (taker !== undefined) apply(past, taker, policy(past, taker), rng, ignore);
  }
  return count;
}

/** The round as it was before its first trick, as far as the world tells. */
function beforeFirstTrick(world: DiamondsState, players: readonly Seat[]): DiamondsState {
  const { open, hidden } = copy(world);
  const leader = leftOf(open.dealer, open.seats);
  for (const [turn, card] of open.gone.entries()) at(hidden.hands, at(players, turn)).push(card);
  return {
    open: {
      ...open,
      ...emptyPiles(open.seats),
      phase: 'play',
      handSizes: hidden.hands.map((hand) => hand.length),
      showrooms: open.scoreByRound.at(-1) ?? open.showrooms.map(() => open.options.startingCrystals),
      leader,
      turn: leader,
      led: null,
      trick: [],
      gone: [],
      pendingTake: null,
    },
    hidden,
  };
}

function ignore(): void {
  // What happened then is known.
}
