import type { Emit, Seat } from '../../engine/game';
import type { Rng } from '../../engine/rng';
import { takeOut } from '../trick-taking/rules/hands';
import { leftOf } from '../trick-taking/rules/seats';
import { winningPlay } from '../trick-taking/rules/trick';
import { FACES, suitOf, type CardId } from './cards';
import { endHand } from './hand-end';
import { fauxInTrick, sell, sellFaux } from './sales';
import { trickSizeOf } from './trick-size';
import type { FauxDiamondsEvent, FauxDiamondsState, Sale } from './types';

/** Plays a card to the trick; a Faux Diamond or an off-suit card is sold at once. rules: faux-diamonds §5.1–6 */
export function playCard(
  state: FauxDiamondsState,
  seat: Seat,
  card: CardId,
  rng: Rng,
  emit: Emit<FauxDiamondsEvent>,
): void {
  const ledBefore = state.led;
  takeOut(state.hands[seat], card);
  state.trick.push({ seat, card });
  state.gone.push(card);
  state.led ??= suitOf(card);
  emit({ type: 'played', seat, card, led: state.led });

  if (ledBefore !== null) {
    const sale = sellAtOnce(state, seat, card, ledBefore);
    if (sale !== null) tellSale(state, sale, emit);
  }
  if (state.trick.length === trickSizeOf(state.seats)) finishTrick(state, rng, emit);
  else state.turn = leftOf(state.turn, state.seats);
}

/** The sale of a card that does not follow suit; null for one that does. rules: faux-diamonds §5.4, §5.5 */
function sellAtOnce(
  state: FauxDiamondsState,
  seat: Seat,
  card: CardId,
  led: NonNullable<FauxDiamondsState['led']>,
): Sale | null {
  const suit = suitOf(card);
  if (suit === null) return sellFaux(state, seat, card, led);
  if (suit === led) return null;
  const voids = state.voids[seat];
  if (!voids.includes(led)) voids.push(led);
  return sell(state, seat, card, suit, 'off-suit');
}

/** The winner sells its card and takes 1 more for each Faux Diamond. rules: faux-diamonds §5.7, §5.8 */
function finishTrick(state: FauxDiamondsState, rng: Rng, emit: Emit<FauxDiamondsEvent>): void {
  const { trick, led, leader } = state;
  const winning = winningPlay(trick, led, FACES);
  const winner = winning?.seat ?? leader;
  let fauxBonus = 0;
  if (winning !== null && led !== null) {
    tellSale(state, sell(state, winner, winning.card, led, 'trick'), emit);
    fauxBonus = fauxInTrick(state);
    state.wealth[winner] += fauxBonus;
  }

  state.tricksCompleted += 1;
  state.lastTrick = { leader, led, cards: trick, winner };
  state.lastSales = state.trickSales;
  state.trick = [];
  state.trickSales = [];
  state.led = null;
  state.leader = winner;
  state.turn = winner;
  emit({ type: 'trick-won', seat: winner, cards: trick.map(({ card }) => card), fauxBonus });
  if (state.hands[winner].length === 0) endHand(state, rng, emit);
}

function tellSale(state: FauxDiamondsState, sale: Sale, emit: Emit<FauxDiamondsEvent>): void {
  state.trickSales.push(sale);
  emit({ type: 'sold', ...sale });
}
