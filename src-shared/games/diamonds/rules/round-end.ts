import { at } from '../../../engine/at';
import type { Emit, Seat } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import { allSeats, leftOf } from '../../trick-taking/rules/seats';
import { takeAction, takeDiamond } from './actions';
import { SUITS, type Suit } from './cards';
import { startRound } from './deal';
import { pointsOf, standings } from './standings';
import type { DiamondsEvent, DiamondsState } from './types';

/** Gives the majorities their actions, and goes on to finish the round. rules: diamonds §4.1 */
export function endRound(state: DiamondsState, rng: Rng, emit: Emit<DiamondsEvent>): void {
  const { open } = state;
  const { round, wonCounts, tricksWon } = open;
  const majorities = {
    diamonds: majorityIn(wonCounts, 'diamonds'),
    hearts: majorityIn(wonCounts, 'hearts'),
    spades: majorityIn(wonCounts, 'spades'),
    clubs: majorityIn(wonCounts, 'clubs'),
  };
  open.lastRound = {
    round,
    wonCounts: wonCounts.map((counts) => ({ ...counts })),
    majorities,
    withoutTrick: allSeats(open.seats).filter((seat) => tricksWon[seat] === 0),
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
  const { open, hidden } = state;
  const everySeat = allSeats(open.seats);
  for (const seat of everySeat) {
    if (at(open.tricksWon, seat) > 0) continue;
    takeDiamond(state, seat, 'no-tricks', emit);
    takeDiamond(state, seat, 'no-tricks', emit);
  }

  open.scoreByRound.push(open.showrooms.slice());
  hidden.pointsByRound.push(everySeat.map((seat) => pointsOf(state, seat)));
  emit({ type: 'round-scored', vaults: hidden.vaults.slice(), showrooms: open.showrooms.slice() });

  if (open.round < open.rounds) startRound(state, leftOf(open.dealer, open.seats), rng, emit);
  else endMatch(state, emit);
}

/** Opens the vaults. rules: diamonds §5.1 */
function endMatch(state: DiamondsState, emit: Emit<DiamondsEvent>): void {
  const { open, hidden } = state;
  open.phase = 'over';
  open.vaults = hidden.vaults.slice();
  open.scoreByRound = hidden.pointsByRound.map((row) => row.slice());
  emit({ type: 'match-over', standings: standings(state) ?? [] });
}

/** The seat with most won cards of a suit; null when seats tie for most, or nobody won any. rules: diamonds §4.1 */
export function majorityIn(wonCounts: readonly Record<Suit, number>[], suit: Suit): Seat | null {
  const inPiles = wonCounts.map((counts) => counts[suit]);
  const most = Math.max(...inPiles);
  const holder = inPiles.indexOf(most);
  return most > 0 && inPiles.lastIndexOf(most) === holder ? holder : null;
}
