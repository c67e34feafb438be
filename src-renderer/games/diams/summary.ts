import type { Seat } from '../../../src-shared/engine/game';
import { diamondsOf, QUALITIES } from '../../../src-shared/games/diams/rules/cards';
import type {
  DiamsEvent,
  DiamsView,
  RoundPoints,
  SafeCollection,
} from '../../../src-shared/games/diams/rules/types';
import { safesAfter } from './scene';
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

type RoundScored = Extract<DiamsEvent, { type: 'round-scored' }>;

function summaryOf(round: number, scored: Omit<RoundScored, 'type'>, safes: SafeCollection[][]): Summary {
  const lines = scored.points.map((points, seat): SummaryLine => ({
    seat,
    collections: safes[seat].map(({ quality, count, known }) => shownCollection(quality, count, known)),
    points,
    rank: scored.ranks[seat],
    chips: scored.chips[seat],
  }));
  return { round, lines: lines.sort((a, b) => a.rank - b.rank) };
}

/** The summary of the round that a scene ends, out of the view from before it; null when it ends none. */
export function summaryInScene(view: DiamsView, events: readonly DiamsEvent[]): Summary | null {
  const scored = events.find((event) => event.type === 'round-scored');
  return scored === undefined ? null : summaryOf(view.open.round, scored, safesAfter(view, events));
}

/** The summary of a finished round, all safes open. */
export function summaryOfRound(view: DiamsView, round: number): Summary {
  const finished = view.open.rounds[round - 1];
  const safes = finished.safes.map((safe) =>
    QUALITIES.flatMap((quality) => {
      const known = diamondsOf(quality, safe);
      return known.length === 0 ? [] : [{ quality, count: known.length, known }];
    }),
  );
  return summaryOf(round, finished, safes);
}
