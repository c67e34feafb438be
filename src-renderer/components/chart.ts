import { at } from '../../src-shared/engine/at';
/** A chart's drawing area in the units of its SVG. */
export interface ChartArea {
  width: number;
  height: number;
}

/** A line chart ready to be drawn. */
export interface ScoreChart {
  /** For each seat its points `[x, y]`, the start of the match first. */
  lines: [number, number][][];
  /** Horizontal lines with the score they stand for. */
  ticks: { score: number; y: number }[];
  /** Where each round ends; the start of the match is `columns[0]`. */
  columns: number[];
}

const STEPS = [1, 2, 5];
const MOST_TICKS = 6;

/** @returns the smallest round step that needs no more than six ticks for the range. */
export function tickStep(range: number): number {
  for (let power = 1; ; power *= 10) {
    const step = STEPS.map((base) => base * power).find((candidate) => range / candidate < MOST_TICKS);
    if (step !== undefined) return step;
  }
}

/** Lays out scores by round and seat; every line starts at zero, before the first round. */
export function layOutScores(scoreByRound: readonly number[][], seats: number, area: ChartArea): ScoreChart {
  const rows = [Array.from({ length: seats }, () => 0), ...scoreByRound];
  const scores = rows.flat();
  const step = tickStep(Math.max(1, Math.max(...scores) - Math.min(...scores)));
  const lowest = Math.floor(Math.min(...scores) / step) * step;
  const highest = Math.max(lowest + step, Math.ceil(Math.max(...scores) / step) * step);

  const x = (round: number) => (rows.length === 1 ? 0 : (round / (rows.length - 1)) * area.width);
  const y = (score: number) => area.height - ((score - lowest) / (highest - lowest)) * area.height;
  const tickCount = Math.round((highest - lowest) / step) + 1;
  return {
    lines: Array.from({ length: seats }, (_, seat) =>
      rows.map((row, round): [number, number] => [x(round), y(at(row, seat))]),
    ),
    ticks: Array.from({ length: tickCount }, (_, index) => ({
      score: lowest + index * step,
      y: y(lowest + index * step),
    })),
    columns: rows.map((_, round) => x(round)),
  };
}
