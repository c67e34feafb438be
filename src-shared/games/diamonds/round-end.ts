import type { Emit, Seat } from '../../engine/game';
import type { Rng } from '../../engine/rng';
import { allSeats, leftOf } from '../trick-taking/seats';
import { takeAction, takeDiamond } from './actions';
import { SUITS, type Suit } from './cards';
import { startRound } from './deal';
import { roundsOf } from './options';
import { pointsOf, standings } from './standings';
import type { DiamondsEvent, DiamondsState } from './types';

/** Gives the majorities their actions, and goes on to finish the round. rules: diamonds §4.1 */
export function endRound(state: DiamondsState, rng: Rng, emit: Emit<DiamondsEvent>): void {
  const { round, wonCounts } = state;
  const majorities = {
    diamonds: majorityIn(wonCounts, 'diamonds'),
    hearts: majorityIn(wonCounts, 'hearts'),
    spades: majorityIn(wonCounts, 'spades'),
    clubs: majorityIn(wonCounts, 'clubs'),
  };
  state.lastRound = {
    round,
    wonCounts: wonCounts.map((counts) => ({ ...counts })),
    majorities,
    withoutTrick: allSeats(state.seats).filter((seat) => state.tricksWon[seat] === 0),
  };
  for (const suit of SUITS) {
    const seat = majorities[suit];
    // Only clubs wait for a choice, and they come last: what follows them is the rest of the round.
    if (seat !== null && !takeAction(state, seat, suit, 'majority', emit)) return;
  }
  finishRound(state, rng, emit);
}

/** Rewards the seats without a trick, scores the round, and deals the next one or ends the match. rules: diamonds §4.2, §5 */
export function finishRound(state: DiamondsState, rng: Rng, emit: Emit<DiamondsEvent>): void {
  for (const seat of allSeats(state.seats)) {
    if (state.tricksWon[seat] > 0) continue;
    takeDiamond(state, seat, 'no-tricks', emit);
    takeDiamond(state, seat, 'no-tricks', emit);
  }

  const { vaults, showrooms } = state;
  state.showroomsByRound.push(showrooms.slice());
  state.pointsByRound.push(allSeats(state.seats).map((seat) => pointsOf(state, seat)));
  emit({ type: 'round-scored', vaults: vaults.slice(), showrooms: showrooms.slice() });

  if (state.round < roundsOf(state.options, state.seats)) {
    startRound(state, leftOf(state.dealer, state.seats), rng, emit);
    return;
  }
  state.phase = 'over';
  emit({ type: 'match-over', standings: standings(state) ?? [] });
}

/** The seat with most won cards of a suit; null when seats tie for most, or nobody won any. rules: diamonds §4.1 */
export function majorityIn(wonCounts: readonly Record<Suit, number>[], suit: Suit): Seat | null {
  const most = Math.max(...wonCounts.map((counts) => counts[suit]));
  const holders = allSeats(wonCounts.length).filter((seat) => wonCounts[seat][suit] === most);
  return most > 0 && holders.length === 1 ? holders[0] : null;
}
