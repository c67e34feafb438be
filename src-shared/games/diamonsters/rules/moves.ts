import * as v from 'valibot';
import type { Seat } from '../../../engine/game';
import { CARDS } from './cards';
import type { DiamonstersMove, DiamonstersState } from './types';

/** The shape of a move, for untrusted input. */
export const moveSchema = v.strictObject({ type: v.literal('bid'), card: v.picklist(CARDS) });

/** The seats that have not bid for the lot yet. rules: diamonsters §3.2 */
export function toAct({ open, hidden }: DiamonstersState): Seat[] {
  const owing: Seat[] = [];
  if (open.over !== null) return owing;
  for (let seat = 0; seat < open.seats; seat++) if (hidden.bids[seat] === null) owing.push(seat);
  return owing;
}

/** A bid of every card in hand, whether the seat has bid already or not. rules: diamonsters §3.2 */
export function legalMoves({ open, hidden }: DiamonstersState, seat: Seat): DiamonstersMove[] {
  if (open.over !== null) return [];
  return (hidden.hands[seat] ?? []).map((card) => ({ type: 'bid', card }));
}

/** Why a bid is not legal: `match-over` or `not-in-hand`. */
export function whyIllegal({ open }: DiamonstersState): string {
  return open.over === null ? 'not-in-hand' : 'match-over';
}
