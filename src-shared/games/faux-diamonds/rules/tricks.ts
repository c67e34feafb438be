import { at } from '../../../engine/at';
import type { Emit, Seat } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import { takeOut } from '../../trick-taking/rules/hands';
import { leftOf } from '../../trick-taking/rules/seats';
import { winningPlay } from '../../trick-taking/rules/trick';
import { FACES, suitOf, type CardId } from './cards';
import { endHand } from './hand-end';
import { earn, fauxInTrick, sell, sellFaux } from './sales';
import type { FauxDiamondsEvent, FauxDiamondsOpen, FauxDiamondsState, Sale } from './types';

/** Plays a card to the trick; a Faux Diamond or an off-suit card is sold at once. rules: faux-diamonds §5.1–6 */
export function playCard(
  state: FauxDiamondsState,
  seat: Seat,
  card: CardId,
  rng: Rng,
  emit: Emit<FauxDiamondsEvent>,
): void {
  const { open } = state;
  const ledBefore = open.led;
  const hand = at(state.hidden.hands, seat);
  takeOut(hand, card);
  open.handSizes[seat] = hand.length;
  open.trick.push({ seat, card });
  open.gone.push(card);
  open.led ??= suitOf(card);
  open.turn = open.trick.length === open.trickSize ? null : leftOf(seat, open.seats);
  emit({ type: 'played', seat, card, led: open.led });

  if (ledBefore !== null) {
    const sale = sellAtOnce(open, seat, card, ledBefore);
    if (sale !== null) emit({ type: 'sold', ...sale });
  }
  if (open.turn === null) finishTrick(state, rng, emit);
}

/** The sale of a card that does not follow suit; null for one that does. rules: faux-diamonds §5.4, §5.5 */
function sellAtOnce(
  open: FauxDiamondsOpen,
  seat: Seat,
  card: CardId,
  led: NonNullable<FauxDiamondsOpen['led']>,
): Sale | null {
  const suit = suitOf(card);
  if (suit === null) return sellFaux(open, seat, card, led);
  if (suit === led) return null;
  const voids = at(open.voids, seat);
  if (!voids.includes(led)) voids.push(led);
  return sell(open, seat, card, suit, 'off-suit');
}

/** The winner sells its card and takes 1 more for each Faux Diamond. rules: faux-diamonds §5.7, §5.8 */
function finishTrick(state: FauxDiamondsState, rng: Rng, emit: Emit<FauxDiamondsEvent>): void {
  const { open } = state;
  const { trick, led, leader } = open;
  const winning = winningPlay(trick, led, FACES);
  const winner = winning?.seat ?? leader;
  let fauxBonus = 0;
  if (winning !== null && led !== null) {
    emit({ type: 'sold', ...sell(open, winner, winning.card, led, 'trick') });
    fauxBonus = fauxInTrick(open);
    earn(open, winner, fauxBonus);
  }

  const goesOn = at(open.handSizes, winner) > 0;
  open.tricksCompleted += 1;
  open.lastTrick = { leader, led, cards: trick, winner };
  open.trick = [];
  open.led = null;
  open.leader = winner;
  open.turn = goesOn ? winner : null;
  emit({ type: 'trick-won', seat: winner, cards: trick.map(({ card }) => card), fauxBonus });
  if (!goesOn) endHand(state, rng, emit);
}
