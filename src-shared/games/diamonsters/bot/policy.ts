import { at } from '../../../engine/at';
import type { Seat } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import { settleNumbers } from '../rules/bidding';
import { MONSTERS, NUMBERS, cardNumber } from '../rules/cards';
import { seatList } from '../rules/deal';
import { MATCH, goalOf } from '../rules/round';
import { tableByTally, tallyOf, tallyOfCard, type Tally } from '../rules/tally';
import type { DiamonstersMove, DiamonstersOpen, DiamonstersState } from '../rules/types';

/** What things are worth to a collection, in thirds of a diamond. */
const DIAMOND_WORTH = 3;
const PAIR_WORTH = 5;
const ROUND_WORTH = 40;

/** How much of the harm that the lot would do in another's collection counts for keeping it from them. */
const DENIAL_DIVISOR = 2;

/** What a collection is worth, by its tally. */
const WORTHS = tableByTally((copies, diamonds) => {
  if (goalOf(copies, diamonds) !== null) return ROUND_WORTH;
  const pairs = MONSTERS.filter((monster) => copies[monster] === MATCH - 1);
  return DIAMOND_WORTH * diamonds + PAIR_WORTH * pairs.length;
});

/**
 * A quick bid: cards that would win something good are likely, cards that would win something bad are not, and every
 * card is possible. Looks at the seat's own hand and at open cards only.
 */
export function policy(state: DiamonstersState, seat: Seat, rng: Rng): DiamonstersMove {
  const { open, hidden } = state;
  const hand = at(hidden.hands, seat);
  const chances = at(CHANCES, open.seats);
  const lot = open.lot === null ? 0 : tallyOfCard(open.lot);
  const before = tallyOf(at(open.collections, seat));
  const denial = mostWorthToOthers(open, seat, lot) - at(WORTHS, before);
  const merits = hand.map((card) => {
    const worth = at(WORTHS, before + lot + tallyOfCard(card)) + denial;
    return worth * at(chances, cardNumber(card) - 1);
  });
  return { type: 'bid', card: at(hand, drawByMerit(merits, rng)) };
}

/** What the lot would be worth to the seat that wants it most, of the others; a part of it. */
function mostWorthToOthers({ collections }: DiamonstersOpen, seat: Seat, lot: Tally): number {
  let most = 0;
  for (let other = 0; other < collections.length; other++) {
    if (other === seat) continue;
    const tally = tallyOf(at(collections, other));
    const worth = at(WORTHS, tally + lot) - at(WORTHS, tally);
    if (worth > most) most = worth;
  }
  return Math.floor(most / DENIAL_DIVISOR);
}

/** Draws an index, the better the likelier: by the square of its lead over the worst, and none impossible. */
function drawByMerit(merits: readonly number[], rng: Rng): number {
  const worst = Math.min(...merits);
  const spread = Math.max(...merits) - worst;
  const least = 1 + Math.floor(spread / 6);
  const weights = merits.map((merit) => (merit - worst + least) ** 2);
  let left = rng.below(weights.reduce((sum, weight) => sum + weight, 0));
  return weights.findIndex((weight) => (left -= weight) < 0);
}

/** In how many of a hundred bids each number wins, by the number of seats, when all others bid evenly. */
const CHANCES: readonly (readonly number[])[] = seatList(7).map((seats) =>
  seats < 2 ? [] : MONSTERS.map((monster) => chanceOf(NUMBERS[monster], seats)),
);

function chanceOf(number: number, seats: number): number {
  const others = MONSTERS.length ** (seats - 1);
  let wins = 0;
  for (let code = 0; code < others; code++) {
    if (settleNumbers([number, ...numbersOf(code, seats - 1)]).winner === 0) wins++;
  }
  return Math.floor((100 * wins) / others);
}

/** The bids that a code stands for, written in base five. */
function numbersOf(code: number, seats: number): number[] {
  return seatList(seats).map((seat) => 1 + (Math.floor(code / MONSTERS.length ** seat) % MONSTERS.length));
}
