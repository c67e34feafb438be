import { at } from '../../../engine/at';
import type { Seat } from '../../../engine/game';
import { fewestToSecure } from './choices';
import { QUALITIES, countOf, isDiamond, qualityOf, type DiamondId, type HandCard } from './cards';
import type { DiamsMove, DrillingMove, ExpressMove, MarketMove, SaleMove, SpecialMove } from './moves';
import { surplusOf } from './surplus';
import type { DiamsState } from './types';

/** Why a move is not legal. */
export const ILLEGAL_REASONS = [
  'match-over',
  'not-your-turn',
  'draw-first',
  'already-drawn',
  'give-up-first',
  'nothing-to-give-up',
  'card-not-held',
  'card-twice',
  'card-not-in-market',
  'sum-with-own-card',
  'sum-too-short',
  'sum-not-exact',
  'nothing-chosen',
  'loose-diamonds',
  'collection-below-three',
  'no-new-collection',
  'special-not-held',
  'no-such-seat',
  'own-seat',
  'quality-not-held',
  'mixed-qualities',
  'quality-not-in-safe',
  'surplus-not-exact',
  'diamond-in-hand',
] as const;
export type IllegalReason = (typeof ILLEGAL_REASONS)[number];

/** Why a move is not legal, for whoever tried it. rules: diams §3 */
export function whyIllegal(state: DiamsState, seat: Seat, move: DiamsMove): string {
  return reasonAgainst(state, seat, move) ?? 'legal';
}

/** The reason why a seat may not make a move now, or null when it may. Found without listing the legal moves. */
export function reasonAgainst(state: DiamsState, seat: Seat, move: DiamsMove): IllegalReason | null {
  if (state.open.phase === 'over') return 'match-over';
  if (seat !== state.open.turn) return 'not-your-turn';
  if (state.open.phase === 'draw') return move.type === 'draw' ? null : 'draw-first';
  if (move.type === 'draw') return state.open.phase === 'play' ? 'already-drawn' : 'give-up-first';
  if (state.open.phase === 'give-up') {
    return move.type === 'give-up' ? againstGivingUp(state, seat, move.cards) : 'give-up-first';
  }
  switch (move.type) {
    case 'market':
      return againstMarket(state, seat, move);
    case 'secure':
      return againstSecuring(state, seat, move.cards);
    case 'special':
      return againstSpecial(state, seat, move);
    case 'give-up':
      return 'nothing-to-give-up';
    case 'pass':
      return at(state.hidden.hands, seat).some(isDiamond) ? 'diamond-in-hand' : null;
  }
}

function againstCards(chosen: readonly HandCard[], hand: readonly HandCard[]): IllegalReason | null {
  if (new Set(chosen).size < chosen.length) return 'card-twice';
  return chosen.every((card) => hand.includes(card)) ? null : 'card-not-held';
}

/** rules: diams §3.3 */
function againstGivingUp(state: DiamsState, seat: Seat, cards: readonly HandCard[]): IllegalReason | null {
  const against = againstCards(cards, at(state.hidden.hands, seat));
  if (against !== null) return against;
  return cards.length === surplusOf(state.open) ? null : 'surplus-not-exact';
}

/** rules: diams §3.2a */
function againstMarket(state: DiamsState, seat: Seat, move: MarketMove): IllegalReason | null {
  if (!at(state.hidden.hands, seat).includes(move.with)) return 'card-not-held';
  if (typeof move.take === 'string') return null;
  const sum = move.take;
  if (sum.includes(move.with)) return 'sum-with-own-card';
  if (new Set(sum).size < sum.length) return 'card-twice';
  if (!sum.every((diamond) => state.open.market.includes(diamond))) return 'card-not-in-market';
  if (sum.length < 2) return 'sum-too-short';
  const total = sum.reduce((added, diamond) => added + qualityOf(diamond), 0);
  return total === qualityOf(move.with) ? null : 'sum-not-exact';
}

/** rules: diams §3.2b, §4.4 */
function againstSecuring(state: DiamsState, seat: Seat, cards: readonly DiamondId[]): IllegalReason | null {
  if (cards.length === 0) return 'nothing-chosen';
  const against = againstCards(cards, at(state.hidden.hands, seat));
  if (against !== null) return against;
  let hasNew = false;
  for (const quality of QUALITIES) {
    const laid = countOf(quality, cards);
    if (laid === 0) continue;
    const inSafe = countOf(quality, at(state.hidden.safes, seat));
    if (laid < fewestToSecure(inSafe)) return inSafe === 0 ? 'loose-diamonds' : 'collection-below-three';
    if (inSafe === 0) hasNew = true;
  }
  return hasNew ? null : 'no-new-collection';
}

/** rules: diams §4 */
function againstSpecial(state: DiamsState, seat: Seat, move: SpecialMove): IllegalReason | null {
  if (!at(state.hidden.hands, seat).includes(move.card)) return 'special-not-held';
  switch (move.power) {
    case 'compulsory-sale':
      if (countOf(move.quality, at(state.hidden.hands, seat)) === 0) return 'quality-not-held';
      return againstTarget(state, seat, move);
    case 'express':
      return againstExpress(state, seat, move);
    case 'drilling':
      return againstTarget(state, seat, move);
    case 'sleight':
      return state.open.market.includes(move.take) ? null : 'card-not-in-market';
  }
}

function againstTarget(
  state: DiamsState,
  seat: Seat,
  { from }: SaleMove | DrillingMove,
): IllegalReason | null {
  if (from >= state.open.seats) return 'no-such-seat';
  return from === seat ? 'own-seat' : null;
}

/** rules: diams §4.2 */
function againstExpress(state: DiamsState, seat: Seat, { cards }: ExpressMove): IllegalReason | null {
  if (cards.length === 0) return 'nothing-chosen';
  const against = againstCards(cards, at(state.hidden.hands, seat));
  if (against !== null) return against;
  const quality = qualityOf(at(cards, 0));
  if (countOf(quality, cards) < cards.length) return 'mixed-qualities';
  return countOf(quality, at(state.hidden.safes, seat)) > 0 ? null : 'quality-not-in-safe';
}
