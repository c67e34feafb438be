import { at } from '../../../src-shared/engine/at';
import type { Seat } from '../../../src-shared/engine/game';
import { diamondsOf, QUALITIES, type DiamondId } from '../../../src-shared/games/diams/rules/cards';
import type { RoundPoints, RoundSummary } from '../../../src-shared/games/diams/rules/types';
import { shownCollection, type ShownCollection } from './seat-place';

/** One seat's line in the summary of a round. */
export interface SummaryLine {
  seat: Seat;
  collections: ShownCollection[];
  points: RoundPoints;
  rank: number;
  chips: number;
}

/** The summary of a round, the best seat first. */
export interface Summary {
  round: number;
  lines: SummaryLine[];
}

/**
 * The summary of a finished round, all safes open.
 * @param round from 1
 * @throws RangeError when that round is not finished
 */
export function summaryOfRound(rounds: readonly RoundSummary[], round: number): Summary {
  const { points, ranks, chips, safes } = at(rounds, round - 1);
  const lines = points.map((each, seat): SummaryLine => ({
    seat,
    collections: collectionsIn(at(safes, seat)),
    points: each,
    rank: at(ranks, seat),
    chips: at(chips, seat),
  }));
  return { round, lines: lines.sort((a, b) => a.rank - b.rank) };
}

function collectionsIn(safe: readonly DiamondId[]): ShownCollection[] {
  return QUALITIES.flatMap((quality) => {
    const known = diamondsOf(quality, safe);
    return known.length === 0 ? [] : [shownCollection(quality, known.length, known)];
  });
}
