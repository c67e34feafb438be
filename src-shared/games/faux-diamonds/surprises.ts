import type { Seat } from '../../engine/game';
import { quickRng } from '../../engine/quick-rng';
import { playersOf } from '../trick-taking/players';
import { leftOf } from '../trick-taking/seats';
import { FACES, SUITS, type CardId } from './cards';
import { playOf } from './moves';
import { policy } from './policy';
import { apply, clone } from './rules';
import type { Tokens } from './tracks';
import type { FauxDiamondsState } from './types';

/** Nothing is dealt while a hand is played. */
const NO_LUCK = quickRng(0);

/**
 * How many cards the others played this hand that they would not have played, had the cards lain as in this world.
 * @param world as `determinize` made it for a view of the seat.
 */
export function surprises(world: FauxDiamondsState, seat: Seat): number {
  const { gone, dealer, seats } = world;
  const players = playersOf(gone, leftOf(dealer, seats), seats, FACES);
  const past = beforeFirstTrick(world, players);
  past.tokens = tokensBefore(past, gone, players);
  let count = 0;
  for (const [turn, card] of gone.entries()) {
    const player = players[turn];
    if (player !== seat && policy(past, player) !== playOf(card)) count++;
    apply(past, player, playOf(card), NO_LUCK, ignore);
  }
  return count;
}

/** The hand as it was before its first trick, but for the tokens, which stand where they stand now. */
function beforeFirstTrick(world: FauxDiamondsState, players: readonly Seat[]): FauxDiamondsState {
  const past = clone(world);
  const leader = leftOf(past.dealer, past.seats);
  for (const [turn, card] of past.gone.entries()) past.hands[players[turn]].push(card);
  return {
    ...past,
    voids: past.voids.map(() => []),
    wealth: past.wealth.map(() => 0),
    leader,
    turn: leader,
    led: null,
    trick: [],
    trickSales: [],
    tricksCompleted: 0,
    gone: [],
  };
}

/** Where the tokens stood before the hand: as far behind as the same cards would now move them on. */
function tokensBefore(past: FauxDiamondsState, gone: readonly CardId[], players: readonly Seat[]): Tokens {
  const later = clone(past);
  for (const [turn, card] of gone.entries()) apply(later, players[turn], playOf(card), NO_LUCK, ignore);
  const before = { ...past.tokens };
  for (const suit of SUITS) {
    const { length } = past.tracks[suit];
    before[suit] = (2 * past.tokens[suit] - later.tokens[suit] + length) % length;
  }
  return before;
}

function ignore(): void {
  // What happened then is known.
}
