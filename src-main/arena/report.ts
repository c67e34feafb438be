import type { ContestResult } from './arena';
import type { Contest } from './duel';

/** The heading of the table that `resultRow` makes the rows of. */
export const HEADING =
  '| game | seats | challenger | field | deals | matches won | 95 % interval | fair share |';
export const RULE = '| --- | --- | --- | --- | --- | --- | --- | --- |';

/** One result as a row of a Markdown table. */
export function resultRow({ contest, deals, share }: ContestResult): string {
  const cells = [
    contest.game,
    contest.seats,
    contest.challenger,
    fieldOf(contest),
    deals,
    percent(share.mean),
    `${percent(share.low)} – ${percent(share.high)}`,
    percent(1 / contest.seats),
  ];
  return `| ${cells.join(' | ')} |`;
}

function fieldOf({ seats, field }: Contest): string {
  return seats === 2 ? field : `${seats - 1} × ${field}`;
}

function percent(part: number): string {
  return Number.isFinite(part) ? `${(100 * part).toFixed(1)} %` : 'unknown';
}
