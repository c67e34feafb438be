import { at } from '../../../engine/at';
import type { Seat } from '../../../engine/game';
import {
  isDiamond,
  isExceptional,
  qualityOf,
  type ByQuality,
  type DiamondId,
  type HandCard,
} from '../rules/cards';
import type { DiamsState } from '../rules/types';

/** What a seat owns, counted, with what is out of its reach. Lists are by quality; place 0 counts specials. */
export interface Tally {
  inHand: ByQuality<number>;
  inSafe: ByQuality<number>;
  /** In the others' safes. */
  outOfReach: ByQuality<number>;
  /** 1 where the exceptional diamond is in the hand. */
  exceptionalInHand: ByQuality<number>;
  exceptionalsInSafe: number;
  handSize: number;
}

/** Counts what a seat owns. */
export function tallyOf(state: DiamsState, seat: Seat): Tally {
  const tally: Tally = {
    inHand: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    inSafe: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    outOfReach: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    exceptionalInHand: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    exceptionalsInSafe: 0,
    handSize: 0,
  };
  for (const card of at(state.hidden.hands, seat)) gain(tally, card);
  for (let other = 0; other < state.open.seats; other++) {
    if (other === seat) for (const diamond of at(state.hidden.safes, other)) laySafe(tally, diamond);
    else for (const diamond of at(state.hidden.safes, other)) tally.outOfReach[qualityOf(diamond)]++;
  }
  return tally;
}

/** A card comes into the hand. */
export function gain(tally: Tally, card: HandCard): void {
  count(tally, card, 1);
}

/** A card leaves the hand. */
export function lose(tally: Tally, card: HandCard): void {
  count(tally, card, -1);
}

/** Diamonds come into the hand. */
export function gainAll(tally: Tally, diamonds: readonly DiamondId[]): void {
  for (const diamond of diamonds) count(tally, diamond, 1);
}

/** Diamonds leave the hand. */
export function loseAll(tally: Tally, diamonds: readonly DiamondId[]): void {
  for (const diamond of diamonds) count(tally, diamond, -1);
}

/** Diamonds of the hand go to the safe. */
export function secureAll(tally: Tally, diamonds: readonly DiamondId[]): void {
  for (const diamond of diamonds) {
    lose(tally, diamond);
    laySafe(tally, diamond);
  }
}

/** Takes back what `secureAll` did. */
export function unsecureAll(tally: Tally, diamonds: readonly DiamondId[]): void {
  for (const diamond of diamonds) {
    tally.inSafe[qualityOf(diamond)]--;
    if (isExceptional(diamond)) tally.exceptionalsInSafe--;
    gain(tally, diamond);
  }
}

function laySafe(tally: Tally, diamond: DiamondId): void {
  tally.inSafe[qualityOf(diamond)]++;
  if (isExceptional(diamond)) tally.exceptionalsInSafe++;
}

function count(tally: Tally, card: HandCard, more: 1 | -1): void {
  tally.handSize += more;
  if (!isDiamond(card)) {
    tally.inHand[0] += more;
    return;
  }
  const quality = qualityOf(card);
  tally.inHand[quality] += more;
  if (isExceptional(card)) tally.exceptionalInHand[quality] += more;
}
