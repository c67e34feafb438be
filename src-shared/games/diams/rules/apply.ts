import { copy } from '../../../engine/copy';
import type { Emit, Seat } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import { diamondsOf, isDiamond, isSpecial, qualityOf, type DiamondId } from './cards';
import { dealRound } from './deal';
import { layOut, openSafes, drawInto, takeInto, putInSafe, takeFromHand } from './holdings';
import { drawCard, turnUp } from './market';
import type { DiamsMove, DrawMove, GiveUpMove, MarketMove } from './moves';
import { roundsOf } from './options';
import { takeOut } from './piles';
import { scoreRound } from './scoring';
import { useSpecial } from './specials';
import { scoreSoFar, standings } from './standings';
import { surplusOf } from './surplus';
import type { DiamsEvent, DiamsState } from './types';

/** How many cards a seat turns up that does not draw into its hand. rules: diams §3.1 */
const TURNED_UP = 2;

/** How many cards are turned up for an empty market. rules: diams §3.3 */
const REFILL = 3;

/** Deals the first round. rules: diams §2.1 */
export function begin(state: DiamsState, rng: Rng, emit: Emit<DiamsEvent>): void {
  emit({ type: 'match-started', seats: state.open.seats, first: state.open.first });
  dealRound(state, rng, emit);
}

/** Plays one legal move. rules: diams §3 */
export function apply(
  state: DiamsState,
  seat: Seat,
  move: DiamsMove,
  rng: Rng,
  emit: Emit<DiamsEvent>,
): void {
  switch (move.type) {
    case 'draw':
      draw(state, seat, move, emit);
      return;
    case 'market':
      goToMarket(state, seat, move, emit);
      break;
    case 'secure':
      takeFromHand(state, seat, move.cards);
      putInSafe(state, seat, move.cards);
      emit({ type: 'secured', seat, cards: [...move.cards] });
      break;
    case 'special':
      useSpecial(state, seat, move, emit);
      break;
    case 'give-up':
      giveUp(state, seat, move, emit);
      break;
    case 'pass':
      emit({ type: 'passed-turn', seat });
      break;
  }
  if (surplusOf(state.open) > 0) state.open.phase = 'give-up';
  else endTurn(state, rng, emit);
}

/** rules: diams §3.1 */
function draw(state: DiamsState, seat: Seat, move: DrawMove, emit: Emit<DiamsEvent>): void {
  if (move.to === 'market') {
    const { cards, discarded } = turnUp(state, TURNED_UP, emit);
    state.open.phase = 'play';
    emit({ type: 'turned-up', seat, cards, discarded });
    return;
  }
  const card = drawCard(state, emit);
  state.open.phase = 'play';
  if (card === null) return;
  drawInto(state, seat, [card]);
  emit({ type: 'drew', seat, card });
}

/** rules: diams §3.2a */
function goToMarket(state: DiamsState, seat: Seat, move: MarketMove, emit: Emit<DiamsEvent>): void {
  takeFromHand(state, seat, [move.with]);
  layOut(state, [move.with]);
  const taken = takenBy(state, move);
  takeOut(state.open.market, taken);
  takeInto(state, seat, taken);
  const take = typeof move.take === 'string' ? move.take : 'sum';
  emit({ type: 'went-to-market', seat, card: move.with, take, taken });
}

/** What comes into the hand once the card brought lies in the market. */
function takenBy(state: DiamsState, move: MarketMove): DiamondId[] {
  if (move.take === 'nothing') return [];
  if (move.take === 'colour') return diamondsOf(qualityOf(move.with), state.open.market);
  return [...move.take];
}

/** rules: diams §3.3 */
function giveUp(state: DiamsState, seat: Seat, move: GiveUpMove, emit: Emit<DiamsEvent>): void {
  takeFromHand(state, seat, move.cards);
  layOut(state, move.cards.filter(isDiamond));
  state.open.discards.push(...move.cards.filter(isSpecial));
  emit({ type: 'gave-up', seat, cards: [...move.cards] });
}

/** rules: diams §2.3, §3.3 */
function endTurn(state: DiamsState, rng: Rng, emit: Emit<DiamsEvent>): void {
  state.open.turns++;
  if (state.open.market.length === 0) refill(state, emit);
  if (state.open.closedBy !== null) {
    endRound(state, rng, emit);
    return;
  }
  state.open.turn = (state.open.turn + 1) % state.open.seats;
  state.open.phase = 'draw';
}

/** rules: diams §3.3 */
function refill(state: DiamsState, emit: Emit<DiamsEvent>): void {
  const { cards, discarded } = turnUp(state, REFILL, emit);
  if (cards.length + discarded.length > 0) emit({ type: 'market-refilled', cards, discarded });
}

/** Scores the round and deals the next one or ends the match. rules: diams §2.2, §5, §6 */
function endRound(state: DiamsState, rng: Rng, emit: Emit<DiamsEvent>): void {
  const { open, hidden } = state;
  const summary = scoreRound(hidden.safes, hidden.hands);
  open.rounds.push(summary);
  open.scoreByRound.push(scoreSoFar(open));
  openSafes(state);
  const { points, ranks, chips } = copy(summary);
  emit({ type: 'round-scored', points, ranks, chips });

  if (open.rounds.length < roundsOf(open.options)) {
    open.round++;
    open.first = (open.first + 1) % open.seats;
    dealRound(state, rng, emit);
    return;
  }
  open.phase = 'over';
  const final = standings(state);
  if (final !== null) emit({ type: 'match-over', standings: final });
}
