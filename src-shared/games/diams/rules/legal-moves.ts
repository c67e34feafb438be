import { at } from '../../../engine/at';
import type { Seat } from '../../../engine/game';
import {
  PURITIES,
  QUALITIES,
  SPECIALS,
  countOf,
  diamondsOf,
  isDiamond,
  qualityOf,
  type DiamondId,
  type Quality,
  type SpecialId,
} from './cards';
import { securable, setsFrom, setsOfSize } from './choices';
import type { DiamsMove, SpecialMove } from './moves';
import { sumsOf } from './sums';
import { surplusOf } from './surplus';
import type { DiamsState } from './types';

/** The seat whose turn it is. rules: diams §2.3 */
export function toAct({ open }: DiamsState): Seat[] {
  return open.phase === 'over' ? [] : [open.turn];
}

/** Every move the seat may make now, each once. rules: diams §3 */
export function legalMoves(state: DiamsState, seat: Seat): DiamsMove[] {
  if (seat !== state.open.turn) return [];
  switch (state.open.phase) {
    case 'draw':
      return [
        { type: 'draw', to: 'hand' },
        { type: 'draw', to: 'market' },
      ];
    case 'play':
      return plays(state, seat);
    case 'give-up':
      return setsOfSize(surplusOf(state.open), at(state.hidden.hands, seat)).map((cards) => ({
        type: 'give-up',
        cards,
      }));
    case 'over':
      return [];
  }
}

/** rules: diams §3.2 */
function plays(state: DiamsState, seat: Seat): DiamsMove[] {
  const diamonds = at(state.hidden.hands, seat).filter(isDiamond);
  const moves = marketMoves(state, diamonds);
  for (const cards of securable(diamonds, at(state.hidden.safes, seat)))
    moves.push({ type: 'secure', cards });
  for (const special of SPECIALS) {
    if (at(state.hidden.hands, seat).includes(special)) moves.push(...specialMoves(state, seat, special));
  }
  if (diamonds.length === 0) moves.push({ type: 'pass' });
  return moves;
}

/** rules: diams §3.2a */
function marketMoves(state: DiamsState, diamonds: readonly DiamondId[]): DiamsMove[] {
  const moves: DiamsMove[] = [];
  const sumsByQuality = new Map<Quality, DiamondId[][]>();
  for (const diamond of diamonds) {
    const quality = qualityOf(diamond);
    const sums = sumsByQuality.get(quality) ?? sumsOf(quality, state.open.market);
    sumsByQuality.set(quality, sums);
    moves.push({ type: 'market', with: diamond, take: 'colour' });
    for (const take of sums) moves.push({ type: 'market', with: diamond, take });
    moves.push({ type: 'market', with: diamond, take: 'nothing' });
  }
  return moves;
}

/** Both powers of a special. rules: diams §4 */
function specialMoves(state: DiamsState, seat: Seat, card: SpecialId): SpecialMove[] {
  const sales = salesWith(state, seat, card);
  switch (card) {
    case 'express':
      return [...sales, ...expresses(state, seat)];
    case 'drilling':
      return [...sales, ...drillings(state, seat)];
    case 'sleight':
      return [
        ...sales,
        ...state.open.market.map((take) => ({ type: 'special', card, power: card, take }) as const),
      ];
  }
}

function othersThan(state: DiamsState, seat: Seat): Seat[] {
  return state.hidden.hands.map((_, other) => other).filter((other) => other !== seat);
}

/** rules: diams §4.1 */
function salesWith(state: DiamsState, seat: Seat, card: SpecialId): SpecialMove[] {
  return QUALITIES.filter((quality) => countOf(quality, at(state.hidden.hands, seat)) > 0).flatMap(
    (quality) =>
      othersThan(state, seat).map(
        (from) => ({ type: 'special', card, power: 'compulsory-sale', quality, from }) as const,
      ),
  );
}

/** rules: diams §4.2 */
function expresses(state: DiamsState, seat: Seat): SpecialMove[] {
  return QUALITIES.filter((quality) => countOf(quality, at(state.hidden.safes, seat)) > 0).flatMap(
    (quality) =>
      setsFrom(1, diamondsOf(quality, at(state.hidden.hands, seat))).map(
        (cards) => ({ type: 'special', card: 'express', power: 'express', cards }) as const,
      ),
  );
}

/** rules: diams §4.3 */
function drillings(state: DiamsState, seat: Seat): SpecialMove[] {
  return othersThan(state, seat).flatMap((from) =>
    QUALITIES.flatMap((quality) =>
      PURITIES.map(
        (purity) =>
          ({ type: 'special', card: 'drilling', power: 'drilling', from, quality, purity }) as const,
      ),
    ),
  );
}
