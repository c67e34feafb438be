import { at } from '../../../../src-shared/engine/at';
import type { Quality } from '../../../../src-shared/games/diams/rules/cards';

type Point = readonly [x: number, y: number];

/** One sloping side of a stone: where it lies, and how bright (towards 1) or dark (towards −1) it is. */
export interface Facet {
  points: string;
  light: number;
}

/** How a stone is cut, seen from above on a field of 100 × 100. */
export interface Cut {
  outline: string;
  /** The flat top, on which the digit stands. */
  table: string;
  facets: Facet[];
  centre: Point;
}

const LIGHT: Point = [-0.55, -0.835];

/** A regular shape with that many corners, turned by a part of a full turn. */
function ring(corners: number, radius: number, turn = 0): Point[] {
  return Array.from({ length: corners }, (_, corner): Point => {
    const angle = 2 * Math.PI * (corner / corners + turn) - Math.PI / 2;
    return [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)];
  });
}

/** A shape out of its right half, told from top to bottom. */
function mirrored(right: readonly Point[]): Point[] {
  const left = right.filter(([x]) => x !== 50).map(([x, y]): Point => [100 - x, y]);
  return [...right, ...left.reverse()];
}

interface Outline {
  points: Point[];
  centre: Point;
}

const MARQUISE: Point[] = [
  [50, 2],
  [67, 16],
  [80, 34],
  [84, 50],
  [80, 66],
  [67, 84],
  [50, 98],
];
const TRILLION: Point[] = [
  [56, 6],
  [80, 42],
  [97, 80],
  [89, 92],
  [50, 96],
];
const PRINCESS: Point[] = [
  [50, 8],
  [92, 8],
  [92, 50],
  [92, 92],
  [50, 92],
];
const HEART: Point[] = [
  [50, 19],
  [63, 7],
  [81, 6],
  [95, 19],
  [96, 40],
  [85, 62],
  [67, 82],
  [50, 96],
];
const PEAR: Point[] = [
  [50, 2],
  [64, 22],
  [79, 45],
  [87, 64],
  [82, 81],
  [68, 93],
  [50, 97],
];
const EMERALD: Point[] = [
  [50, 16],
  [83, 16],
  [98, 31],
  [98, 69],
  [83, 84],
  [50, 84],
];

const OUTLINES: Record<Quality, Outline> = {
  1: { points: ring(16, 47), centre: [50, 50] },
  2: { points: mirrored(MARQUISE), centre: [50, 50] },
  3: { points: mirrored(TRILLION), centre: [50, 62] },
  4: { points: mirrored(PRINCESS), centre: [50, 50] },
  5: { points: ring(5, 50), centre: [50, 51] },
  6: { points: ring(6, 49), centre: [50, 50] },
  7: { points: mirrored(HEART), centre: [50, 46] },
  8: { points: ring(8, 49, 1 / 16), centre: [50, 50] },
  9: { points: mirrored(PEAR), centre: [50, 60] },
  10: { points: mirrored(EMERALD), centre: [50, 50] },
};

/** How large the flat top is against the whole stone. */
const TABLE_SIZE = 0.62;

function path(points: readonly Point[]): string {
  return points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}

/** How much light falls on the side of a stone that faces away from its centre there. */
function lightOn([ax, ay]: Point, [bx, by]: Point): number {
  const [nx, ny] = [by - ay, ax - bx];
  const length = Math.hypot(nx, ny);
  return (nx * LIGHT[0] + ny * LIGHT[1]) / length;
}

function cutOf({ points, centre }: Outline): Cut {
  const top = points.map(([x, y]): Point => [
    centre[0] + (x - centre[0]) * TABLE_SIZE,
    centre[1] + (y - centre[1]) * TABLE_SIZE,
  ]);
  const facets = points.map((corner, i): Facet => {
    const place = (i + 1) % points.length;
    const next = at(points, place);
    return {
      points: path([corner, next, at(top, place), at(top, i)]),
      light: lightOn(corner, next),
    };
  });
  return { outline: path(points), table: path(top), facets, centre };
}

/** The cut of each quality: one shape each, so that nobody needs the colours. */
export const CUTS: Readonly<Record<Quality, Cut>> = {
  1: cutOf(OUTLINES[1]),
  2: cutOf(OUTLINES[2]),
  3: cutOf(OUTLINES[3]),
  4: cutOf(OUTLINES[4]),
  5: cutOf(OUTLINES[5]),
  6: cutOf(OUTLINES[6]),
  7: cutOf(OUTLINES[7]),
  8: cutOf(OUTLINES[8]),
  9: cutOf(OUTLINES[9]),
  10: cutOf(OUTLINES[10]),
};
