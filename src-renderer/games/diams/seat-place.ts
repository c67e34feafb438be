import { at } from '../../../src-shared/engine/at';
import type { Seat } from '../../../src-shared/engine/game';
import {
  collectionValue,
  diamondsOf,
  PURITIES,
  type DiamondId,
  type HandCard,
  type Quality,
} from '../../../src-shared/games/diams/rules/cards';
import { chipsSoFar } from '../../../src-shared/games/diams/rules/standings';
import type { DiamsView } from '../../../src-shared/games/diams/rules/types';

/** One collection as it lies in a safe. */
export interface ShownCollection {
  quality: Quality;
  count: number;
  /** Those whose purity the viewer knows. */
  known: DiamondId[];
  worth: number;
  /** What it would be worth with one more; null when it is complete. */
  withOne: number | null;
}

/** What lies in front of one seat, and what is known of its hand. */
export interface SeatPlace {
  seat: Seat;
  safe: ShownCollection[];
  /** What its collections are worth together. */
  worth: number;
  /** Of the finished rounds. */
  chips: number;
  known: HandCard[];
  unknown: number;
}

/** A collection of that size. */
export function shownCollection(quality: Quality, count: number, known: DiamondId[]): ShownCollection {
  return {
    quality,
    count,
    known,
    worth: collectionValue(quality, count),
    withOne: count < PURITIES.length ? collectionValue(quality, count + 1) : null,
  };
}

/** What lies in front of the seat, as far as the viewer knows; everything face up with open views. */
export function placeOf(seat: Seat, view: DiamsView, openViews: readonly DiamsView[] | null): SeatPlace {
  const owner = openViews?.[seat] ?? (seat === view.viewer ? view : null);
  const safe = at(view.open.collections, seat).map(({ quality, count, known }) =>
    shownCollection(quality, count, owner === null ? known : diamondsOf(quality, owner.own.safe)),
  );
  const known = owner?.own.hand ?? at(view.open.knownHands, seat);
  return {
    seat,
    safe,
    worth: safe.reduce((sum, collection) => sum + collection.worth, 0),
    chips: at(chipsSoFar(view.open), seat),
    known,
    unknown: at(view.open.handSizes, seat) - known.length,
  };
}
