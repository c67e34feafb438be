import type { Emit, Seat } from '../../engine/game';
import type { Rng } from '../../engine/rng';
import { HAND_LIMIT, diamondsOf, isDiamond, isSpecial, qualityOf, type DiamondId } from './cards';
import { copyRound } from './copies';
import { dealRound } from './deal';
import type { DiamsMove, DrawMove, GiveUpMove, MarketMove } from './moves';
import { roundsOf } from './options';
import { takeOut } from './piles';
import { scoreRound, standingsOf } from './scoring';
import { useSpecial } from './specials';
import { drawCard, layOut, remember, turnUp } from './table';
import type { DiamsEvent, DiamsState } from './types';

/** How many cards a seat turns up that does not draw into its hand. rules: diams §3.1 */
const TURNED_UP = 2;

/** How many cards are turned up for an empty market. rules: diams §3.3 */
const REFILL = 3;

/** Plays one legal move. rules: diams §3 */
export function playMove(
  state: DiamsState,
  seat: Seat,
  move: DiamsMove,
  rng: Rng,
  emit: Emit<DiamsEvent>,
): void {
  switch (move.type) {
    case 'draw':
      draw(state, seat, move, emit);
      state.phase = 'play';
      return;
    case 'market':
      goToMarket(state, seat, move, emit);
      break;
    case 'secure':
      takeOut(state.hands[seat], move.cards);
      state.safes[seat].push(...move.cards);
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
  if (surplusOf(state) > 0) state.phase = 'give-up';
  else endTurn(state, rng, emit);
}

/** How many cards the seat whose turn it is holds above the limit. rules: diams §3.3 */
export function surplusOf(state: DiamsState): number {
  return Math.max(0, state.hands[state.turn].length - HAND_LIMIT);
}

/** rules: diams §3.1 */
function draw(state: DiamsState, seat: Seat, move: DrawMove, emit: Emit<DiamsEvent>): void {
  if (move.to === 'market') {
    const { cards, discarded } = turnUp(state, TURNED_UP, emit);
    emit({ type: 'turned-up', seat, cards, discarded });
    return;
  }
  const card = drawCard(state, emit);
  if (card === null) return;
  state.hands[seat].push(card);
  emit({ type: 'drew', seat, card });
}

/** rules: diams §3.2a */
function goToMarket(state: DiamsState, seat: Seat, move: MarketMove, emit: Emit<DiamsEvent>): void {
  takeOut(state.hands[seat], [move.with]);
  layOut(state, [move.with]);
  const taken = takenBy(state, move);
  takeOut(state.market, taken);
  state.hands[seat].push(...taken);
  const take = typeof move.take === 'string' ? move.take : 'sum';
  emit({ type: 'went-to-market', seat, card: move.with, take, taken });
}

/** What comes into the hand once the card brought lies in the market. */
function takenBy(state: DiamsState, move: MarketMove): DiamondId[] {
  if (move.take === 'nothing') return [];
  if (move.take === 'colour') return diamondsOf(qualityOf(move.with), state.market);
  return [...move.take];
}

/** rules: diams §3.3 */
function giveUp(state: DiamsState, seat: Seat, move: GiveUpMove, emit: Emit<DiamsEvent>): void {
  takeOut(state.hands[seat], move.cards);
  layOut(state, move.cards.filter(isDiamond));
  state.discards.push(...move.cards.filter(isSpecial));
  emit({ type: 'gave-up', seat, cards: [...move.cards] });
}

/** rules: diams §2.3, §3.3 */
function endTurn(state: DiamsState, rng: Rng, emit: Emit<DiamsEvent>): void {
  state.turns++;
  if (state.market.length === 0) refill(state, emit);
  if (state.closedBy !== null) {
    endRound(state, rng, emit);
    return;
  }
  state.turn = (state.turn + 1) % state.seats;
  state.phase = 'draw';
}

/** rules: diams §3.3 */
function refill(state: DiamsState, emit: Emit<DiamsEvent>): void {
  const { cards } = turnUp(state, REFILL, emit);
  if (cards.length > 0) emit({ type: 'market-refilled', cards });
}

/** Scores the round and deals the next one or ends the match. rules: diams §2.2, §5, §6 */
function endRound(state: DiamsState, rng: Rng, emit: Emit<DiamsEvent>): void {
  const summary = scoreRound(state.safes, state.hands);
  state.rounds.push(summary);
  const { points, ranks, chips } = copyRound(summary);
  emit({ type: 'round-scored', points, ranks, chips });

  if (state.rounds.length < roundsOf(state.options)) {
    state.round++;
    state.first = (state.first + 1) % state.seats;
    dealRound(state, rng, emit);
    return;
  }
  state.phase = 'over';
  for (const safe of state.safes) remember(state, safe);
  const standings = standingsOf(state);
  if (standings !== null) emit({ type: 'match-over', standings });
}
