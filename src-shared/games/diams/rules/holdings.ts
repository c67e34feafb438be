import { at } from '../../../engine/at';
import type { Seat } from '../../../engine/game';
import { byQuality, qualityOf, type DiamondId, type HandCard } from './cards';
import { takeOut } from './piles';
import type { DiamsState, SafeCollection } from './types';

/** Puts cards into a hand that nobody else has seen: dealt or drawn. */
export function drawInto({ open, hidden }: DiamsState, seat: Seat, cards: readonly HandCard[]): void {
  at(hidden.hands, seat).push(...cards);
  open.handSizes[seat] = at(hidden.hands, seat).length;
}

/** Puts diamonds into a hand that lay face up before: everyone knows where they are. */
export function takeInto(state: DiamsState, seat: Seat, diamonds: readonly DiamondId[]): void {
  drawInto(state, seat, diamonds);
  if (diamonds.length === 0) return;
  const known = at(state.open.knownHands, seat);
  known.push(...diamonds);
  known.sort(byQuality);
}

/**
 * Takes cards out of a hand.
 * @throws RangeError when one of them is not there.
 */
export function takeFromHand({ open, hidden }: DiamsState, seat: Seat, cards: readonly HandCard[]): void {
  takeOut(at(hidden.hands, seat), cards);
  open.handSizes[seat] = at(hidden.hands, seat).length;
  const known = at(open.knownHands, seat);
  if (known.length > 0) open.knownHands[seat] = known.filter((diamond) => !cards.includes(diamond));
}

/** Lays diamonds into a safe: their qualities show, and the purities of those that lay face up before. */
export function putInSafe(state: DiamsState, seat: Seat, diamonds: readonly DiamondId[]): void {
  at(state.hidden.safes, seat).push(...diamonds);
  showCollections(state, seat);
}

/**
 * Takes diamonds out of a safe.
 * @throws RangeError when one of them is not there.
 */
export function takeFromSafe(state: DiamsState, seat: Seat, diamonds: readonly DiamondId[]): void {
  takeOut(at(state.hidden.safes, seat), diamonds);
  showCollections(state, seat);
}

/** Lays diamonds into the market, where everyone sees them. */
export function layOut(state: DiamsState, diamonds: readonly DiamondId[]): void {
  state.open.market.push(...diamonds);
  remember(state, diamonds);
}

/** Notes that everyone has seen these diamonds face up. They are in no hand then. */
export function remember({ open }: DiamsState, diamonds: readonly DiamondId[]): void {
  for (const diamond of diamonds) if (!open.seen.includes(diamond)) open.seen.push(diamond);
}

/** Turns over all diamonds in the safes. rules: diams "Who sees what" */
export function openSafes(state: DiamsState): void {
  for (const [seat, safe] of state.hidden.safes.entries()) {
    remember(state, safe);
    showCollections(state, seat);
  }
}

function showCollections({ open, hidden }: DiamsState, seat: Seat): void {
  const shown: SafeCollection[] = [];
  for (const diamond of at(hidden.safes, seat).toSorted(byQuality)) {
    const quality = qualityOf(diamond);
    let last = shown.at(-1);
    if (last?.quality !== quality) {
      last = { quality, count: 0, known: [] };
      shown.push(last);
    }
    last.count++;
    if (open.seen.includes(diamond)) last.known.push(diamond);
  }
  open.collections[seat] = shown;
}
